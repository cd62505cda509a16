import { expect, type Page, test } from '@playwright/test';
import { ready } from './watch';

const ROUTE = '/jjajangmyeon/';

test.use({ viewport: { width: 1280, height: 900 } });

const visit = async (page: Page, search = '') => {
  await page.goto(`${ROUTE}${search}`);
  await ready(page);
};
const ingredients = (page: Page) => page.getByRole('region', { name: 'Ingredients' });
const method = (page: Page) => page.getByRole('region', { name: 'Method' });

test('servings go into the address, list and sentences follow, and a reload keeps them', async ({ page }) => {
  await visit(page);
  await expect(ingredients(page).getByText('400 g').first()).toBeVisible();
  await page.getByRole('button', { name: 'More servings' }).click({ clickCount: 1 });
  await page.getByRole('button', { name: 'More servings' }).click();
  await expect(page).toHaveURL(/\?servings=6$/);
  await expect(ingredients(page).getByText('600 g').first()).toBeVisible();
  await expect(method(page)).toContainText(/600\sg pork shoulder/);
  await page.reload();
  await ready(page);
  await expect(page.getByRole('status').filter({ hasText: /6\sservings/ })).toBeVisible();
  await expect(ingredients(page).getByText('600 g').first()).toBeVisible();
  await expect(method(page)).toContainText(/600\sg pork shoulder/);
});

test('US units change the list and the temperatures, and a reload keeps them', async ({ page }) => {
  await visit(page);
  await page.getByRole('button', { name: 'US', exact: true }).click();
  await expect(page).toHaveURL(/\?units=us$/);
  await expect(method(page)).toContainText(/\d+\s°F/);
  await expect(ingredients(page)).not.toContainText('400 g');
  await expect(ingredients(page)).toContainText('in ½-inch dice');
  await expect(page.getByRole('main')).not.toContainText(/\d\s(cm|ml|L|°C)(?!\w)/);
  await page.reload();
  await ready(page);
  await expect(page.getByRole('button', { name: 'US', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(ingredients(page)).toContainText(/\d\s(lb|oz|cups?)/);
  // The recipe as written leaves no trace in the address.
  await page.getByRole('button', { name: 'Metric' }).click();
  await expect(page).toHaveURL(new RegExp(`${ROUTE}$`));
});

test('cook mode goes step by step, Escape leaves it, and its timer survives a reload', async ({ page }) => {
  await visit(page, '?servings=8');
  const opener = page.getByRole('button', { name: /cook mode|start cooking/i }).first();
  await opener.click();
  const cook = page.getByRole('dialog', { name: 'Cook mode: Jjajangmyeon' });
  await expect(cook.getByRole('heading', { name: 'Season the pork' })).toBeVisible();
  await expect(cook.getByRole('list', { name: 'For this step' })).toContainText(/800\sg/);
  await cook.getByRole('button', { name: 'Next' }).click();
  await expect(cook.getByText('Step 2 of 10').first()).toBeVisible();
  await cook.getByRole('button', { name: 'Back' }).click();
  await cook.getByRole('button', { name: /start the timer: Marinate the pork/ }).click();
  await expect(cook.getByRole('region', { name: 'Timers' })).toContainText('Marinate the pork');
  await page.keyboard.press('Escape');
  await expect(cook).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.reload();
  await ready(page);
  const tray = page.getByRole('region', { name: 'Timers' });
  await expect(tray).toContainText('Marinate the pork');
  await expect(tray).toContainText(/14:\d\d/);
  await tray.getByRole('button', { name: 'Cancel: Marinate the pork' }).click();
  await expect(tray).toHaveCount(0);
});

test('a favourite is listed with the saved recipes and can be taken off again', async ({ page }) => {
  await visit(page);
  const heart = page.getByRole('button', { name: /favourite/i }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/recipes/saved/');
  const list = page.getByRole('region', { name: /Favourites/ });
  await expect(list.getByRole('link', { name: /Jjajangmyeon/ })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Jjajangmyeon from favourites' }).click();
  await expect(list).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByRole('link', { name: /Jjajangmyeon/ })).toBeVisible();
});

test('on paper it is one page of recipe without controls', async ({ page }) => {
  await visit(page, '?servings=6');
  await expect(ingredients(page).getByText('600 g').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('600 g').first()).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  for (const format of ['Letter', 'A4']) {
    const pdf = (await page.pdf({ format, preferCSSPageSize: false })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g), `pages on ${format}`).toHaveLength(1);
  }
});

test('the promo code copies, says so, and the card can be dismissed for the visit', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page);
  const promo = page.getByRole('complementary').filter({ hasText: 'Sponsored' });
  await promo.getByRole('button', { name: /REMARK15/ }).click();
  await expect(page.getByText(/copied/i).first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('REMARK15');
  await promo.getByRole('button', { name: /dismiss/i }).click();
  await expect(promo).toBeHidden();
  await page.reload();
  await ready(page);
  await expect(promo).toBeHidden();
});

test('the photo viewer goes forward, back, by keys and by thumb, and marks where it is', async ({ page }) => {
  await visit(page);
  const strip = page.getByRole('toolbar', { name: 'Prep photos' });
  const thumb = (number: number) => strip.getByRole('button', { name: new RegExp(`^Photo ${number} of 27`) });
  await expect(strip.getByRole('button')).toHaveCount(27);
  await page.getByRole('button', { name: 'Next photo' }).click();
  await expect(thumb(2)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Previous photo' }).click();
  await expect(thumb(1)).toHaveAttribute('aria-pressed', 'true');
  await thumb(5).click();
  await expect(thumb(5)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(thumb(6)).toBeFocused();
  await expect(
    page.getByText('Rinse the potato', { exact: true }).filter({ visible: true }).first(),
  ).toBeVisible();
});

test('its structured data has what search engines ask of a recipe', async ({ page }) => {
  await page.goto(ROUTE);
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const items = blocks.map((block) => JSON.parse(block) as Record<string, unknown>);
  const recipe = items.find((item) => item['@type'] === 'Recipe');
  expect(recipe).toMatchObject({
    '@context': 'https://schema.org',
    name: 'Jjajangmyeon',
    datePublished: '2023-09-20',
    dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    prepTime: expect.stringMatching(/^PT45M$/),
    cookTime: expect.stringMatching(/^PT30M$/),
    totalTime: expect.stringMatching(/^(PT75M|PT1H15M)$/),
  });
  expect(String(recipe?.recipeYield)).toMatch(/^4\b/);
  expect(recipe?.image).toEqual(
    expect.arrayContaining([expect.stringMatching(/^https?:\/\/.+\.(jpg|webp|png)$/)]),
  );
  expect(recipe?.recipeIngredient).toEqual(expect.arrayContaining(['400 g pork shoulder, in 1.5 cm dice']));
  expect(recipe?.recipeIngredient).toHaveLength(22);
  type Step = { '@type': string; name: string; text: string; url: string };
  type Section = { '@type': string; name: string; itemListElement: Step[] };
  const sections = recipe?.recipeInstructions as Section[];
  expect(sections.map((section) => section['@type'])).toEqual(Array(3).fill('HowToSection'));
  const steps = sections.flatMap((section) => section.itemListElement);
  expect(steps).toHaveLength(10);
  for (const step of steps) {
    expect(step['@type']).toBe('HowToStep');
    expect(step.text).not.toMatch(/[{}]/);
    const anchor = new URL(step.url).hash;
    await expect(page.locator(anchor)).toHaveCount(1);
  }
  expect(recipe).not.toHaveProperty('aggregateRating');
  expect(recipe).not.toHaveProperty('review');
});

test('its number is the same recipe under its own canonical address', async ({ page }) => {
  await page.goto('/recipes/12/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Jjajangmyeon');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/jjajangmyeon\/$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('list, steps, photos and links are all there', async ({ page }) => {
    await page.goto(ROUTE);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Jjajangmyeon');
    await expect(ingredients(page).getByText('400 g').first()).toBeVisible();
    await expect(method(page).getByRole('heading', { name: 'Boil the noodles' })).toBeVisible();
    await expect(method(page)).toContainText(/400\sg pork shoulder/);
    await expect(page.getByText('Cucumber on, egg in').filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'More servings' })).toBeHidden();
    await page.getByRole('link', { name: 'All Recipes' }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/\/recipes\/$/);
  });
});
