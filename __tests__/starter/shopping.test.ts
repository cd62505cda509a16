/** @jest-environment node */
import { allRecipes } from '@/lib/recipe/all';
import { everyIngredientOf } from '@/lib/recipe/blocks';

test('each ingredient names what to buy, so that none of them stands apart on the shopping list', () => {
  const without = allRecipes().flatMap((recipe) =>
    everyIngredientOf(recipe)
      .filter((item) => item.buy === undefined)
      .map((item) => `${recipe.slug}: ${item.id}`),
  );
  expect(without).toEqual([]);
});
