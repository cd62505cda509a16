import { expect, type Page, test } from '@playwright/test';
import { ready, watch } from './watch';

test.use({ viewport: { width: 1280, height: 900 } });

const LIST = '/recipes/shopping-list/';

async function add(page: Page, recipe: string) {
  await page.goto(recipe);
  await ready(page);
  await page.getByRole('button', { name: 'Add to shopping list' }).click();
  await expect(page.getByText('Added to your shopping list')).toBeVisible();
}

const line = (page: Page, name: RegExp) => page.getByRole('checkbox', { name });

test('two recipes become one list, and soy sauce is bought once for both', async ({ page, baseURL }) => {
  const watched = watch(page, baseURL ?? '');
  await add(page, '/jjajangmyeon/?servings=8');
  await add(page, '/recipes/teriyaki-chicken/');
  await page.getByRole('link', { name: 'See the list' }).click();
  await expect(page).toHaveURL(LIST);
  await ready(page);
  // 2 tbsp for eight bowls of noodles and 4 tbsp for the glaze, 15 ml each.
  const soy = line(page, /soy sauce/);
  await expect(soy).toHaveCount(1);
  await expect(page.getByRole('listitem').filter({ has: soy })).toContainText(/90 ml|6 tbsp/);
  await expect(line(page, /^water$/)).toHaveCount(0);
  await soy.check();
  await page.reload();
  await ready(page);
  await expect(soy).toBeChecked();
  expect(watched.problems).toEqual([]);
});

test('a shared link carries the list to another device, which is asked before it is used', async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await add(page, '/tofu/');
  await page.goto(LIST);
  await ready(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`${LIST}#list=`);

  const other = await browser.newPage();
  await other.goto(link);
  await ready(other);
  const offer = other.getByRole('region', { name: 'Shared list' });
  await expect(line(other, /dried soybeans/)).toHaveCount(0);
  await offer.getByRole('button', { name: 'Use this list' }).click();
  await expect(line(other, /dried soybeans/)).toBeVisible();
  expect(new URL(other.url()).hash).toBe('');
  await other.close();
});

test('a link that is damaged is refused, and the list stays as it was', async ({ page }) => {
  await add(page, '/tofu/');
  await page.goto(`${LIST}#list=v1.broken`);
  await ready(page);
  await expect(page.getByRole('region', { name: 'Shared list' })).toContainText(
    /cannot|could not|damaged|incomplete/i,
  );
  await expect(line(page, /dried soybeans/)).toBeVisible();
});

test('the brine that was chosen is the one that is bought', async ({ page }) => {
  await page.goto('/buttered-pork/');
  await ready(page);
  await page.getByText('Apple cider', { exact: true }).first().click();
  await expect(page).toHaveURL(/version=cider/);
  await page.getByRole('button', { name: 'Add to shopping list' }).click();
  await expect(page.getByText('Added to your shopping list')).toBeVisible();
  await page.goto(LIST);
  await ready(page);
  await expect(line(page, /apple cider/)).toBeVisible();
  await expect(line(page, /soy sauce/)).toHaveCount(0);
});

test('a thing of one’s own stays within the page, however long its word is', async ({ page }) => {
  await page.goto(LIST);
  await ready(page);
  const word = 'unbroken'.repeat(15);
  await page.getByRole('textbox', { name: 'Add something else' }).fill(word);
  await page.keyboard.press('Enter');
  await expect(line(page, new RegExp(word))).toBeVisible();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
