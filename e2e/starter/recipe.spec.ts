import { expect, test } from 'playwright/test';
import { scrapeRecipe } from 'recipe-scrapers';
import { ready } from '@/e2e/watch';

// What the starter's longest recipe says, word for word.
const ROUTE = '/jjajangmyeon/';

test('its structured data says what the recipe says', async ({ page }) => {
  await page.goto(ROUTE);
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const items = blocks.map((block) => JSON.parse(block) as Record<string, unknown>);
  const recipe = items.find((item) => item['@type'] === 'Recipe');
  expect(recipe).toMatchObject({
    name: 'Jjajangmyeon',
    datePublished: '2023-09-20',
    prepTime: expect.stringMatching(/^PT45M$/),
    cookTime: expect.stringMatching(/^PT30M$/),
    totalTime: expect.stringMatching(/^(PT75M|PT1H15M)$/),
  });
  expect(String(recipe?.recipeYield)).toMatch(/^4\b/);
  expect(recipe?.recipeIngredient).toEqual(expect.arrayContaining(['400 g pork shoulder, in 1.5 cm dice']));
  expect(recipe?.recipeIngredient).toHaveLength(22);
  type Section = { '@type': string; itemListElement: unknown[] };
  const sections = recipe?.recipeInstructions as Section[];
  expect(sections.map((section) => section['@type'])).toEqual(Array(3).fill('HowToSection'));
  expect(sections.flatMap((section) => section.itemListElement)).toHaveLength(10);
});

test('a recipe manager reads it whole', async ({ request, baseURL }) => {
  const page = await request.get(ROUTE);
  const recipe = await scrapeRecipe(await page.text(), `${baseURL}${ROUTE}`);
  expect(recipe.title).toBe('Jjajangmyeon');
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

test('US units say its sizes in inches', async ({ page }) => {
  await page.goto(`${ROUTE}?units=us`);
  await expect(page.getByRole('region', { name: 'Ingredients' })).toContainText('in ½-inch dice');
});

test('it has the twenty-seven prep photos', async ({ page }) => {
  await page.goto(ROUTE);
  const strip = page.getByRole('toolbar', { name: 'Prep photos' });
  await expect(strip.getByRole('button')).toHaveCount(27);
  await expect(strip.getByRole('button', { name: 'Photo 6 of 27: Rinse the potato' })).toBeVisible();
});

test('cooking for six continues from a bookmark for six', async ({ page, context }) => {
  await page.goto(`${ROUTE}?servings=6`);
  await ready(page);
  await page.getByRole('button', { name: 'Cook mode' }).first().click();
  const cook = page.getByRole('dialog', { name: 'Cook mode: Jjajangmyeon' });
  for (let turns = 0; turns < 3; turns += 1) await cook.getByRole('button', { name: 'Next' }).click();
  await expect(cook.getByRole('list', { name: 'For this step' })).toContainText('180 g chunjang');
  await page.close();

  const bookmark = await context.newPage();
  await bookmark.goto(ROUTE);
  await bookmark.getByRole('button', { name: 'Continue at step 4' }).first().click();
  const again = bookmark.getByRole('dialog', { name: 'Cook mode: Jjajangmyeon' });
  await expect(again.getByText('For 6 servings, step 4.')).toBeVisible();
  await expect(again.getByRole('list', { name: 'For this step' })).toContainText('180 g chunjang');
  await again.getByRole('button', { name: 'Start over' }).click();
  await expect(again.getByText('Step 1 of 10').first()).toBeVisible();
  for (let turns = 0; turns < 3; turns += 1) await again.getByRole('button', { name: 'Next' }).click();
  await expect(again.getByRole('list', { name: 'For this step' })).toContainText('120 g chunjang');
});

test('an address that names servings continues at the step with those', async ({ page }) => {
  await page.goto(`${ROUTE}?servings=6`);
  await ready(page);
  await page.getByRole('button', { name: 'Cook mode' }).first().click();
  const cook = page.getByRole('dialog', { name: 'Cook mode: Jjajangmyeon' });
  for (let turns = 0; turns < 3; turns += 1) await cook.getByRole('button', { name: 'Next' }).click();
  await page.goto(`${ROUTE}?servings=8`);
  await page.getByRole('button', { name: 'Continue at step 4' }).first().click();
  await expect(cook.getByText('For 8 servings, step 4.')).toBeVisible();
  await expect(cook.getByRole('list', { name: 'For this step' })).toContainText('240 g chunjang');
});
