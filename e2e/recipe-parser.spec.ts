import { expect, test } from '@playwright/test';
import { scrapeRecipe } from 'recipe-scrapers';

test("a recipe manager's own parser reads jjajangmyeon whole", async ({ request, baseURL }) => {
  const page = await request.get('/jjajangmyeon/');
  const recipe = await scrapeRecipe(await page.text(), `${baseURL}/jjajangmyeon/`);

  expect(recipe.title).toBe('Jjajangmyeon');
  expect(recipe.image).toMatch(/^https?:\/\/.+\.jpg$/);
  expect(recipe.yields).toMatch(/^4 serving/);
  expect([recipe.prepTime, recipe.cookTime, recipe.totalTime]).toEqual([45, 30, 75]);
  const ingredients = recipe.ingredients.flatMap((group) => group.items.map((item) => item.value));
  expect(ingredients).toHaveLength(22);
  expect(ingredients[0]).toContain('400 g pork shoulder');
  expect(recipe.instructions.map((group) => group.name)).toEqual([
    'Prepare',
    'Make the sauce',
    'Noodles, and to the table',
  ]);
  const lines = recipe.instructions.flatMap((group) => group.items.map((item) => item.value));
  expect(lines).toContain('Fry the paste');
  expect(lines.find((line) => line.includes('chunjang'))).toContain('Add 120 g chunjang');
});
