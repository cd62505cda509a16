import { inRange } from '@/lib/kitchen/servings';
import type { ListedRecipe } from './list';
import type { ShopRecipe } from './shop-data';

/** A recipe of the site with what the visitor chose for it. */
export type Chosen = { recipe: ShopRecipe; servings: number; variant: string | null };

/** The recipes of a stored list that the site has, in its order, with servings it allows. */
export function chosenRecipes(listed: readonly ListedRecipe[], recipes: readonly ShopRecipe[]): Chosen[] {
  return listed.flatMap(({ slug, servings, variant }) => {
    const recipe = recipes.find((each) => each.slug === slug);
    return recipe ? [{ recipe, servings: inRange(servings, recipe.base), variant: variant ?? null }] : [];
  });
}
