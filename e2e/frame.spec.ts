import { expect, type Page, test } from 'playwright/test';
import { ready, settled, watch } from './watch';

const visit = async (page: Page, route = '/') => {
  await page.goto(route);
  await ready(page);
};

const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** The menu of a small screen. */
const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

test.use({ reducedMotion: 'reduce' });

test.describe('header on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('has a background after 10 px of scrolling, and none at the top', async ({ page }) => {
    await visit(page);
    const look = () =>
      page.getByRole('banner').evaluate((header) => {
        const { height } = header.getBoundingClientRect();
        const { backgroundColor, backdropFilter } = getComputedStyle(header);
        return JSON.stringify({ height, backgroundColor, backdropFilter });
      });
    await settled(page);
    const clear = await look();
    await scrollTo(page, 10);
    await settled(page);
    expect(await look()).toBe(clear);
    await scrollTo(page, 40);
    await expect.poll(look).not.toBe(clear);
    await scrollTo(page, 0);
    await expect.poll(look).toBe(clear);
  });

  test('opens a dropdown under the pointer, and closes it when the pointer leaves', {
    tag: '@engines',
  }, async ({ page }) => {
    await page.clock.install();
    await visit(page);
    const places = mainNavigation(page).getByRole('button', { name: 'Places', exact: true });
    await places.hover();
    await expect(places).toHaveAttribute('aria-expanded', 'true');
    await mainNavigation(page).getByRole('link', { name: 'Green Valley' }).hover();
    await page.clock.runFor(1000);
    await expect(places).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(700, 800);
    await expect(places).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes a dropdown with a second press, also under the pointer', async ({ page }) => {
    await page.clock.install();
    await visit(page);
    const places = mainNavigation(page).getByRole('button', { name: 'Places', exact: true });
    await places.click();
    await expect(places).toHaveAttribute('aria-expanded', 'true');
    await places.click();
    await expect(places).toHaveAttribute('aria-expanded', 'false');
    await page.clock.runFor(1000);
    await expect(places).toHaveAttribute('aria-expanded', 'false');
  });

  test('has one dropdown open, which Escape closes with the focus on its button', {
    tag: '@engines',
  }, async ({ page }) => {
    await visit(page);
    const places = mainNavigation(page).getByRole('button', { name: 'Places', exact: true });
    const lessons = mainNavigation(page).getByRole('button', { name: 'Lessons', exact: true });
    await places.focus();
    await page.keyboard.press('Enter');
    await expect(places).toHaveAttribute('aria-expanded', 'true');
    await lessons.focus();
    await page.keyboard.press('Enter');
    await expect(lessons).toHaveAttribute('aria-expanded', 'true');
    await expect(places).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(lessons).toHaveAttribute('aria-expanded', 'false');
    await expect(lessons).toBeFocused();
  });

  test('has one group of a dropdown open, and names without a page marked as “Soon”', async ({ page }) => {
    await visit(page);
    const nav = mainNavigation(page);
    const open = async (name: string) => {
      await nav.getByRole('button', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
    };
    await open('Dishes menu');
    await open('Batch cooking menu');
    await expect(nav.getByRole('link', { name: 'Salads', exact: true })).toBeVisible();
    await open('By kind');
    await expect(nav.getByRole('link', { name: 'Noodles', exact: true })).toBeVisible();
    await expect(nav.getByRole('link', { name: 'Salads', exact: true })).toBeHidden();
    await expect(nav.getByText('Fish Soon')).toBeVisible();
    await expect(nav.getByRole('link', { name: 'Fish' })).toHaveCount(0);
  });

  test('goes to a chosen page and closes its dropdown', { tag: '@engines' }, async ({ page }) => {
    await visit(page);
    const lessons = mainNavigation(page).getByRole('button', { name: 'Lessons', exact: true });
    await lessons.click();
    await mainNavigation(page).getByRole('link', { name: 'Lessons in person' }).click();
    await expect(page).toHaveURL('/coaching/');
    await page.mouse.move(700, 800);
    await expect(lessons).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('menu on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('opens its groups one by one, and is closed by its button, Escape and a chosen page', {
    tag: '@engines',
  }, async ({ page }) => {
    await visit(page);
    const opener = page.getByRole('button', { name: 'Open menu' });
    const menu = menuOf(page);
    const places = menu.getByRole('button', { name: 'Places', exact: true });
    const dishes = menu.getByRole('button', { name: 'Dishes', exact: true });
    await opener.click();
    await places.click();
    await dishes.click();
    await expect(places).toHaveAttribute('aria-expanded', 'true');
    await expect(menu.getByRole('link', { name: 'Green Valley' })).toBeVisible();
    await places.click();
    await expect(menu.getByRole('link', { name: 'Green Valley' })).toBeHidden();
    await expect(menu.getByRole('link', { name: 'Every dish' })).toBeVisible();
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();

    await opener.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await menu.getByRole('link', { name: 'Films' }).click();
    await expect(page).toHaveURL('/content/');
    await expect(menu).toBeHidden();
  });

  test('searches restaurants, and corrects what is misspelt', async ({ page }) => {
    await visit(page);
    const opener = page.getByRole('button', { name: 'Open menu' });
    await opener.click();
    const menu = menuOf(page);
    const box = menu.getByRole('searchbox');
    await box.fill('   ');
    await box.press('Enter');
    await settled(page);
    await expect(page).toHaveURL('/');

    await box.fill('  nothern noodels ');
    await expect(menu.getByRole('link', { name: 'Northern noodles' })).toBeVisible();
    await box.press('Enter');
    await expect(page).toHaveURL('/travel/port-alder/search/?q=Northern+noodles');
    await expect(page.getByText('Corrected to: "Northern noodles"')).toBeVisible();
    await expect(menu).toBeHidden();

    // Capitals alone are no mistake.
    await opener.click();
    await box.fill('NOODLES');
    await settled(page);
    await expect(menu.getByText('Did you mean')).toHaveCount(0);
    await box.fill('noodels');
    await menu.getByRole('link', { name: 'Noodles', exact: true }).click();
    await expect(page).toHaveURL('/travel/port-alder/search/?q=Noodles');
  });
});

for (const [page, route, count] of [
  ['has one in the footer on the shopping list', '/recipes/shopping-list/', 1],
  ['has one in the footer on the saved recipes', '/recipes/saved/', 1],
  ['has one in the footer on the 404 page', '/no-such-page/', 1],
  ['has none on the offline page, where it could not be sent', '/offline/', 0],
] as const)
  test(`the newsletter ${page}`, async ({ page: tab }) => {
    await tab.goto(route);
    await ready(tab);
    const signUps = tab.getByRole('textbox', { name: 'Email address' }).filter({ visible: true });
    await expect(signUps).toHaveCount(count);
  });

test('the skip link comes first and leads to the content', { tag: '@engines' }, async ({ page }) => {
  await visit(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a new page starts at its top, and Back returns to the place on the page before', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, '/barley-stew/');
  await scrollTo(page, 1500);
  await settled(page);
  await mainNavigation(page).getByRole('link', { name: 'Films' }).click();
  await expect(page).toHaveURL('/content/');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/barley-stew/');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1300);
});

test('Back closes what is open and keeps place and address; a page chosen in the menu replaces it', async ({
  page,
  baseURL,
}) => {
  const { problems } = watch(page, baseURL ?? '');
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/content/');
  await visit(page, '/barley-stew/?servings=6');
  const length = await page.evaluate(() => window.history.length);
  const planner = page.getByRole('dialog', { name: 'Plan it' });
  const open = page.getByRole('button', { name: /Plan it$/ });

  await open.click();
  await expect(planner).toBeVisible();
  const before = await page.evaluate(() => window.scrollY);
  await planner.getByText('As fast as possible').click();
  await page.goBack();
  await expect(planner).toBeHidden();
  await expect(open).toBeFocused();
  await expect(page).toHaveURL(/\/barley-stew\/\?servings=6&.*pace=short/);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);

  // Forward finds no dialog, and one closed by hand leaves no entry.
  await page.goForward();
  await open.click();
  await planner.getByRole('button', { name: 'Close' }).click();
  await expect(planner).toBeHidden();

  // The list of steps is a layer over cook mode.
  await page.getByRole('button', { name: 'Cook mode' }).first().click();
  const cook = page.getByRole('dialog', { name: 'Cook mode: Barley Stew' });
  await cook.getByRole('button', { name: 'List of steps' }).click();
  await page.goBack();
  await expect(cook.getByRole('navigation', { name: 'Steps' })).toBeHidden();
  await expect(cook).toBeVisible();
  await page.goBack();
  await expect(cook).toBeHidden();

  // A reload closes the menu.
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menuOf(page)).toBeVisible();
  await page.reload();
  await ready(page);
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('button', { name: 'Open menu' }).click();
  await menuOf(page).getByRole('link', { name: 'Pottery' }).click();
  await expect(page).toHaveURL('/pottery/');
  expect(await page.evaluate(() => window.history.length)).toBe(length + 1);
  await page.goBack();
  await expect(page).toHaveURL(/\/barley-stew\//);
  await page.goBack();
  await expect(page).toHaveURL('/content/');
  expect(problems).toEqual([]);
});
