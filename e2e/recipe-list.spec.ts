import { expect, type Page, test } from 'playwright/test';
import { openTranslated } from './translate';
import { ready, watch } from './watch';

test.use({ reducedMotion: 'reduce' });

async function visit(page: Page, address: string) {
  await page.goto(address);
  await ready(page);
}
const kind = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Kind of recipe' }).getByRole('button', { name, exact: true });
const results = (page: Page) =>
  page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 });

test('the search finds by title and by category with the keyboard alone', { tag: '@engines' }, async ({
  page,
  baseURL,
}) => {
  const watched = watch(page, baseURL ?? '');
  const search = page.getByRole('combobox', { name: 'Search recipes' });
  for (const [typed, name, address] of [
    ['Barley Stew', 'Barley Stew', /\/barley-stew\/$/],
    ['pickle', 'Brined Turnips', /\/recipes\/brined-turnips\/$/],
  ] as const) {
    await visit(page, '/recipes/');
    await search.focus();
    await expect(page.getByText('Type to search recipes')).toBeVisible();
    await search.fill(typed);
    await expect(page.getByRole('option', { name })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
  }
  expect(watched.problems).toEqual([]);
});

test('the search says that nothing was found, and a press outside closes and clears it', async ({ page }) => {
  await visit(page, '/recipes/');
  const search = page.getByRole('combobox', { name: 'Search recipes' });
  await search.fill('zzz');
  await expect(page.getByText('No recipes found')).toBeVisible();
  await search.fill('Barl');
  await expect(page.getByRole('option', { name: 'Barley Stew' })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('option', { name: 'Barley Stew' })).toHaveCount(0);
  await expect(search).toHaveValue('');
});

test('Escape closes the offers of the search and then clears it, and Tab closes them', async ({ page }) => {
  await visit(page, '/recipes/');
  const search = page.getByRole('combobox', { name: 'Search recipes' });
  const offers = page.getByRole('listbox', { name: 'Recipes' }).getByRole('option');
  await search.fill('stew');
  await expect(offers).toHaveCount(3);
  await search.press('Escape');
  await expect(offers).toHaveCount(0);
  await expect(search).toHaveValue('stew');
  await expect(search).toHaveAttribute('aria-expanded', 'false');
  await search.press('ArrowDown');
  await expect(offers.first()).toHaveAttribute('aria-selected', 'true');
  await search.press('Escape');
  await search.press('Escape');
  await expect(search).toHaveValue('');
  await search.fill('stew');
  await expect(offers).toHaveCount(3);
  await search.press('Tab');
  await expect(offers).toHaveCount(0);
  await expect(search).not.toBeFocused();
  await expect(search).toHaveValue('stew');
});

test('an address with a kind opens the list filtered, and the filter can be cleared', {
  tag: '@engines',
}, async ({ page }) => {
  await visit(page, '/recipes/?category=filling');
  await expect(kind(page, 'Filling Meals 3')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status').filter({ hasText: '3 recipes' })).toBeVisible();
  await expect(results(page)).toHaveText(['Rice Bowls', 'Barley Stew', 'Chickpea Block']);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/recipes\/$/);
  await expect(kind(page, 'All 8')).toHaveAttribute('aria-pressed', 'true');
  await expect(kind(page, 'All 8')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: '8 recipes' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear filters' })).toHaveCount(0);
});

test('a kind without recipes leads to its page', async ({ page }) => {
  await visit(page, '/recipes/?category=fish');
  await expect(page.getByRole('heading', { name: 'Nothing under Fish yet.' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Where fish will stand' }).click();
  await expect(page).toHaveURL(/\/pottery\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The pottery is coming soon');
});

test('Back from a recipe restores the filters', { tag: '@engines' }, async ({ page }) => {
  await visit(page, '/recipes/');
  await kind(page, 'Salads 2').click();
  await expect(page).toHaveURL(/\/recipes\/\?category=salads$/);
  await results(page).getByRole('link', { name: 'Herb Salad' }).click();
  await expect(page).toHaveURL(/\/recipes\/herb-salad\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/recipes\/\?category=salads$/);
  await expect(kind(page, 'Salads 2')).toHaveAttribute('aria-pressed', 'true');
  await expect(results(page)).toHaveText(['Herb Salad', 'Brined Turnips']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every recipe is listed, whatever the address asks for', async ({ page }) => {
    await page.goto('/recipes/?category=legumes');
    const cards = page.getByRole('main').getByRole('article').getByRole('heading', { level: 3 });
    for (const name of [
      'Lemon Noodles',
      'Herb Salad',
      'Brined Turnips',
      'Rice Bowls',
      'Barley Stew',
      'Chickpea Block',
      'Oat Dumplings',
      'Harbour Pie',
    ])
      await expect(cards.getByRole('link', { name }).first()).toBeVisible();
  });
});

test('a page that the browser translates counts its results again', async ({ page, baseURL }) => {
  const watched = watch(page, baseURL ?? '');
  await openTranslated(page, '/recipes/');
  const count = page.getByRole('status').filter({ hasText: /recipes?/ });
  const kinds = page.getByRole('group', { name: 'Kind of recipe' });
  await kinds.getByRole('button', { name: 'Noodles' }).click();
  await expect(count).toContainText('1 recipe');
  await kinds.getByRole('button', { name: 'Salads' }).click();
  await expect(count).toContainText('2 recipes');
  expect(watched.problems).toEqual([]);
});

test('filters in the address are open, and recipes come in the order of what is at home', async ({
  page,
}) => {
  await visit(page, '/recipes/?time=over&from=mail');
  await expect(page.getByRole('button', { name: /^More filters/ })).toHaveAttribute('aria-expanded', 'true');
  const over = page.getByRole('button', { name: 'Over 1 hr' });
  await expect(over).toHaveAttribute('aria-pressed', 'true');
  const entries = await page.evaluate(() => history.length);
  await over.click();
  await expect(page).toHaveURL(/\/recipes\/\?from=mail$/);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await visit(page, '/recipes/?from=mail&have=beef,+carots,+barley,+caviar');
  await expect(results(page).first()).toHaveText('Barley Stew');
  await expect(page.getByText('Uses 3 of 4: beef, carots, barley')).toBeVisible();
  await expect(page.getByText('None of my recipes use caviar.')).toBeVisible();
});

test('filters without a result list the nearest recipes, and offer other filters', async ({ page }) => {
  await visit(page, '/recipes/?category=salads&have=barlee');
  await expect(page.getByRole('heading', { name: 'None of my recipes match all of that.' })).toBeVisible();
  await expect(page.getByText('Without Salads: Barley Stew.')).toBeVisible();
  await expect(results(page)).toHaveText(['Barley Stew']);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^barlee/ })
    .click();
  await expect(page).toHaveURL(/\/recipes\/\?category=salads$/);
  await expect(kind(page, 'All 8')).toBeFocused();
});
