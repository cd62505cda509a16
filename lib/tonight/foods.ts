import 'server-only';
import { groceries } from '@/lib/content/server';
import { allRecipes } from '@/lib/recipe/all';
import { blocksOf, everyIngredientOf } from '@/lib/recipe/blocks';

/** Names of the groceries that recipes and their substitutes use, a to z: without pantry staples and water. */
export function offeredFoods(): string[] {
  const keys = allRecipes().flatMap((recipe) => [
    ...everyIngredientOf(recipe).map(({ buy }) => buy),
    ...blocksOf(recipe, 'swaps').flatMap(({ items }) => items.map(({ buy }) => buy)),
  ]);
  const names = keys.flatMap((key = '') => {
    const grocery = groceries[key];
    return !grocery || grocery.staple || grocery.aisle === null ? [] : [grocery.name];
  });
  return [...new Set(names)].sort();
}
