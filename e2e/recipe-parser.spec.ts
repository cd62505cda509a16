import { expect, test } from '@playwright/test';
import { scrapeRecipe } from 'recipe-scrapers';
import { exportedRecipes } from './routes';

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

test('it reads title, picture, yield, time, list and method of every recipe', async ({
  request,
  baseURL,
}) => {
  expect(exportedRecipes.length).toBeGreaterThanOrEqual(11);
  for (const address of exportedRecipes) {
    const html = await (await request.get(address)).text();
    const recipe = await scrapeRecipe(html, `${baseURL}${address}`);
    const heading = /<h1[^>]*>([^<]+)/.exec(html)?.[1]?.trim();
    expect(recipe.title, address).toBe(heading);
    expect(recipe.image, address).toMatch(/^https?:\/\/.+\.jpg$/);
    expect(recipe.yields, address).toMatch(/\d/);
    expect(recipe.totalTime, address).toBeGreaterThan(10);
    const ingredients = recipe.ingredients.flatMap((group) => group.items.map((item) => item.value));
    const steps = recipe.instructions.flatMap((group) => group.items.map((item) => item.value));
    expect(ingredients.length, address).toBeGreaterThan(2);
    expect(steps.length, address).toBeGreaterThan(3);
    // What the page's own syntax stands for has to be words by now.
    expect(
      [...ingredients, ...steps].filter((line) => /[{}|]|undefined|NaN/.test(line)),
      address,
    ).toEqual([]);
  }
});
