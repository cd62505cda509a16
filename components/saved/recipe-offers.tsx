import { RecipeCard } from '@/components/content/recipe-card';
import { allRecipes } from '@/lib/recipe/all';
import { cardTitle } from '@/lib/recipe/blocks';
import { recipeCard } from '@/lib/recipe/card';
import { inPageOrder } from '@/lib/recipe-list/cards';
import type { Offer } from './offers';

/** The first three recipes of the page of all recipes, for a list of the visitor's that is empty. On the server only. */
export function recipeOffers(): Offer[] {
  return inPageOrder(allRecipes())
    .slice(0, 3)
    .map((recipe) => ({
      slug: recipe.slug,
      title: cardTitle(recipe),
      servings: recipe.yield.amount,
      card: <RecipeCard card={recipeCard(recipe)} sizes="compact" priority />,
    }));
}
