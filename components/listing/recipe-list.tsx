import * as listingWords from '@/.content/words/listing';
import { RecipeCard } from '@/components/cards/recipe-card';
import type { Recipe } from '@/lib/content/schema/recipe';
import type { RecipeFacts } from '@/lib/listing/filters';
import { recipeCard } from '@/lib/recipe/card';
import { FrontCards } from './front-cards';
import { RecipeFinder } from './recipe-finder.client';

export type RecipeListProps = {
  /** The newest first. */
  recipes: readonly Recipe[];
  /** What the list is narrowed by, of the same recipes. */
  facts: readonly RecipeFacts[];
  /** Heading for those who do not see the list, and what stands in its place without a recipe. */
  words: { all: string; none?: string };
};

/** Every recipe, with the filters over them. */
export function RecipeList({ recipes, facts, words }: RecipeListProps) {
  if (recipes.length === 0) return <p className="wrap">{words.none ?? listingWords.none}</p>;
  const cards = Object.fromEntries(
    recipes.map((recipe) => [
      recipe.slug,
      <RecipeCard key={recipe.slug} card={recipeCard(recipe)} sizes="compact" />,
    ]),
  );
  return (
    <>
      <h2 className="sr">{words.all}</h2>
      <RecipeFinder recipes={facts} cards={cards}>
        <FrontCards recipes={recipes} />
      </RecipeFinder>
    </>
  );
}
