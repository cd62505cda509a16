import 'server-only';
import { RecipeCard } from '@/components/recipe/recipe-card';
import type { Suggestion } from '@/components/recipe/recipe-suggestions';
import { allRecipes } from '@/lib/recipe/all';
import { cardTitle } from '@/lib/recipe/blocks';
import { recipeCardData } from '@/lib/recipe/card';
import { inPageOrder } from '@/lib/recipe-list/cards';

/** The first three recipes of the list, as suggestions for an empty list of the visitor's. */
export function suggestedRecipes(): Suggestion[] {
  return inPageOrder(allRecipes())
    .slice(0, 3)
    .map((recipe) => ({
      slug: recipe.slug,
      title: cardTitle(recipe),
      servings: recipe.yield.amount,
      card: <RecipeCard card={recipeCardData(recipe)} sizes="compact" priority />,
    }));
}
