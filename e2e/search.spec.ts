import { expect, type Page, test } from 'playwright/test';
import { ready, settled, watch } from './watch';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const options = (page: Page) => page.getByRole('option');

/** Opens the search by its key. */
async function open(page: Page, route = '/') {
  await page.goto(route);
  await ready(page);
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Search this site' });
  await expect(field).toBeFocused();
  return field;
}

test('a dish is found by each of its names, and opened by keyboard alone', { tag: '@engines' }, async ({
  page,
}) => {
  const field = await open(page, '/recipes/');
  for (const typed of ['Barley Stew', 'barleystew', '보리국', 'haidh stew']) {
    await field.fill('');
    await expect(options(page)).toHaveCount(0);
    await field.fill(typed);
    await expect(options(page).first()).toContainText('Barley Stew');
  }
  await field.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await expect(page).toHaveURL('/barley-stew/');
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('arrow keys, Home and End lead through the results in a circle, and Escape clears before it closes', async ({
  page,
}) => {
  const field = await open(page);
  await field.fill('noodles');
  const last = options(page).last();
  await expect(last).toBeVisible();
  const active = page.getByRole('option', { selected: true });
  await expect(active).toHaveCount(0);
  await field.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await field.press('ArrowUp');
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await field.press('Home');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await field.press('End');
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await expect(active).toHaveCount(1);
  await expect(field).toBeFocused();
  const keys = dialogOf(page).getByText(/^Esc/).locator('..');
  await expect(keys).toContainText('clear');
  await field.press('Escape');
  await expect(field).toHaveValue('');
  await expect(options(page)).toHaveCount(0);
  await expect(keys).toContainText('close');
  await field.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
});

test('results stand in groups, and the last one searches restaurants', { tag: '@engines' }, async ({
  page,
}) => {
  const field = await open(page);
  for (const [group, title] of [
    ['Recipes', 'Lemon Noodles'],
    ['Places', 'Fish Hall'],
    ['Guides', 'Legumes'],
    ['More on the site', 'Borlotti'],
  ] as const) {
    await field.fill(title);
    await expect(
      page.getByRole('group', { name: group }).getByRole('option').filter({ hasText: title }).first(),
    ).toBeVisible();
  }
  await field.fill('seafood lunch');
  await page.getByRole('option', { name: 'Search Port Alder restaurants for “seafood lunch”' }).click();
  await expect(page).toHaveURL('/travel/port-alder/search/?q=seafood+lunch');
});

test('the search of restaurants is offered only where it finds some', async ({ page }) => {
  const field = await open(page);
  const offer = page.getByRole('option', { name: /^Search Port Alder restaurants/ });
  await field.fill('kabab');
  await expect(offer).toBeVisible();
  await field.fill('fish hall');
  await expect(options(page).first()).toContainText('Fish Hall');
  await expect(offer).toHaveCount(0);
});

test('recipes come first on a page of recipes', async ({ page }) => {
  for (const [route, title] of [
    ['/', 'Noodle Dishes'],
    ['/recipes/', 'Lemon Noodles'],
  ] as const) {
    const field = await open(page, route);
    await field.fill('noodles');
    await expect(options(page).first()).toContainText(title);
  }
});

test('a result inside a closed section opens it, below the header', { tag: '@engines' }, async ({ page }) => {
  const field = await open(page, '/legumes/');
  await field.fill('Borlotti');
  await page
    .getByRole('group', { name: 'More on the site' })
    .getByRole('option', { name: 'Borlotti' })
    .first()
    .click();
  await expect(page).toHaveURL('/legumes/#borlotti');
  await settled(page);
  const heading = page.getByRole('heading', { name: 'Borlotti', exact: true });
  await expect(heading).toBeInViewport();
  const bottom = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);
  expect((await heading.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(bottom);
});

test('the key is typed into a field, and can be switched off for good', { tag: '@engines' }, async ({
  page,
}) => {
  await page.goto('/recipes/');
  await ready(page);
  await page.getByRole('combobox', { name: 'Search recipes' }).press('/');
  await expect(dialogOf(page)).toBeHidden();
  const button = page.getByRole('button', { name: 'Search', exact: true });
  await button.click();
  // In a narrow window too, as with a zoom of 400 %.
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole('checkbox', { name: 'Press / to search' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(button).toBeFocused();
  await page.reload();
  await ready(page);
  await page.keyboard.press('/');
  await settled(page);
  await expect(dialogOf(page)).toBeHidden();
  await expect(button).not.toHaveAttribute('aria-keyshortcuts');
  await button.click();
  await page.getByRole('checkbox', { name: 'Press / to search' }).check();
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-keyshortcuts', '/');
  expect(await page.evaluate(() => localStorage.getItem('rtr:search-key'))).toBeNull();
});

test('any text can be typed, and none of it runs', async ({ page, baseURL }) => {
  const watched = watch(page, baseURL ?? '');
  const field = await open(page);
  const nothing = page.getByText(/^(Nothing found for|No exact match)/);
  for (const typed of [
    '<img src=x onerror=alert(1)>',
    '__proto__',
    '\\',
    '[(*',
    '👩‍🍳',
    '%E0%A4%A',
    'x'.repeat(5000),
  ]) {
    await field.fill(typed);
    await expect(
      options(page)
        .or(nothing.filter({ visible: true }))
        .first(),
    ).toBeVisible();
  }
  expect(watched.problems).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the magnifier leads to the list of pages', async ({ page }) => {
    await page.goto('/recipes/');
    await page.getByRole('link', { name: 'Find a page' }).click();
    await expect(page.getByRole('navigation', { name: 'Cook', exact: true })).toBeInViewport();
  });
});
