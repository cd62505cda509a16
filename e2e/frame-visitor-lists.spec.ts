import { expect, type Page, test } from 'playwright/test';
import { ready } from './watch';

test.use({ reducedMotion: 'reduce' });

const LIST = {
  version: 1,
  recipes: [{ slug: 'barley-stew', servings: 10, variant: null }],
  ticked: [],
  own: [{ id: 'o1', text: 'Milk' }],
};

const store = (page: Page, entries: Record<string, unknown>) =>
  page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));
    }
  }, entries);
const visit = async (page: Page, route: string) => {
  await page.goto(route);
  await ready(page);
};
const banner = (page: Page) => page.getByRole('banner');

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the header links to the list and the saved recipes with their counts', async ({ page }) => {
    await store(page, {
      'rtr:shopping': LIST,
      'rtr:saved': { favourites: ['barley-stew'], later: ['barley-stew', 'herb-salad'] },
    });
    await visit(page, '/about/');
    const list = banner(page).getByRole('link', { name: /^Shopping list, \d+ items$/ });
    await expect(list).toBeVisible();
    await expect(banner(page).getByRole('link', { name: 'Saved recipes, 2 recipes' })).toBeVisible();
    await list.click();
    await expect(page).toHaveURL('/recipes/shopping-list/');
  });

  test('the badge of the list is not shown empty while what recipes need is unknown', async ({ page }) => {
    await page.route('**/recipes.json', (route) => route.abort());
    await store(page, { 'rtr:shopping': LIST });
    await visit(page, '/about/');
    const badge = banner(page).getByRole('link', { name: 'Shopping list' }).locator('span');
    await expect(badge).toBeHidden();
    await page.evaluate(
      (list) => localStorage.setItem('rtr:shopping', JSON.stringify({ ...list, recipes: [] })),
      LIST,
    );
    await page.reload({ waitUntil: 'commit' });
    await expect(badge).toBeVisible();
  });

  test('with text of twice the size the header becomes the menu', async ({ page }) => {
    await visit(page, '/about/');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect(banner(page).getByRole('button', { name: 'Open menu' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    expect(await banner(page).evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(1280);
  });

  test('a recipe on the list says so, opens it, and is changed with Undo', async ({ page }) => {
    await visit(page, '/barley-stew/');
    await page.getByRole('button', { name: 'Add to shopping list' }).first().focus();
    await page.keyboard.press('Enter');
    const listed = page.getByRole('link', { name: 'On your list already: open the shopping list' });
    await expect(listed).toBeFocused();
    await visit(page, '/barley-stew/?servings=10');
    await expect(
      page.getByRole('link', { name: /^On your list for \d+ already: open the shopping list$/ }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Change list to 10' }).click();
    await expect(listed).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Change list to 10' })).toBeVisible();
    await listed.or(page.getByRole('link', { name: /^On your list for/ })).click();
    await expect(page).toHaveURL('/recipes/shopping-list/');
    await expect(page.getByText('Changed back')).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the list is in the header once it has items, and the menu starts with the kitchen', async ({
    page,
  }) => {
    await visit(page, '/about/');
    const list = banner(page).getByRole('link', { name: /^Shopping list/ });
    await expect(list).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    const kitchen = page.getByRole('dialog', { name: 'Menu' }).getByRole('region', { name: 'Your kitchen' });
    await expect(kitchen.getByRole('listitem')).toHaveText([
      'Shopping list empty',
      'Saved recipes empty',
      'Running timers empty',
      'Your walk empty',
    ]);
    await page.evaluate((value) => localStorage.setItem('rtr:shopping', value), JSON.stringify(LIST));
    await visit(page, '/about/');
    await expect(list).toBeVisible();
  });

  test('a timer is in the header, opens its step, and its tray is one line that unfolds', async ({
    page,
  }) => {
    const timer = {
      id: 'barley-stew/simmer/d1',
      label: 'Simmer the stew',
      recipe: 'Barley Stew',
      path: '/barley-stew/',
      total: 900_000,
      left: 754_000,
    };
    await store(page, { 'rtr:timers': [timer] });
    await visit(page, '/about/');
    const link = banner(page).getByRole('link', { name: '12:34 left, paused: Simmer the stew' });
    await expect(link).toHaveAttribute('href', '/barley-stew/#step-simmer');
    const tray = page.getByRole('region', { name: 'Timers' });
    const line = tray.getByRole('button', { name: /^12:34 Simmer the stew/ });
    const height = async () => (await tray.boundingBox())?.height;
    await line.focus();
    expect(await height()).toBeLessThan(50);
    await page.keyboard.press('Enter');
    await expect(tray.getByRole('button', { name: 'Minimize timers' })).toBeFocused();
    // One timer is one row.
    expect(await height()).toBeLessThan(120);
    await page.keyboard.press('Enter');
    await expect(line).toBeFocused();
    // A phone on its side.
    await page.setViewportSize({ width: 844, height: 390 });
    await page.reload();
    await expect(line).toBeVisible();
  });
});
