import { expect, type Page, test } from '@playwright/test';
import { ready, settled, watch } from './watch';

const visit = async (page: Page, route = '/') => {
  await page.goto(route);
  await ready(page);
};

test.describe('header on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the header gets its ground past 10 px of scrolling and loses it at the top', async ({ page }) => {
    await visit(page);
    const look = () =>
      page.getByRole('banner').evaluate((header) => {
        const { height } = header.getBoundingClientRect();
        const { backgroundColor, backdropFilter } = getComputedStyle(header);
        return JSON.stringify({ height, backgroundColor, backdropFilter });
      });
    const scrollTo = (top: number) =>
      page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await settled(page);
    const clear = await look();
    await scrollTo(10);
    await settled(page);
    expect(await look()).toBe(clear);
    await scrollTo(40);
    await expect.poll(look).not.toBe(clear);
    await scrollTo(0);
    await expect.poll(look).toBe(clear);
  });

  test('resting on an entry opens its dropdown and leaving closes it', async ({ page }) => {
    await page.clock.install();
    await visit(page);
    const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Food Map' });
    await entry.hover();
    await expect(entry).toHaveAttribute('aria-expanded', 'true');
    await page
      .getByRole('link', { name: /^California/ })
      .first()
      .hover();
    await page.clock.runFor(1000);
    await expect(entry).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(700, 800);
    await expect(entry).toHaveAttribute('aria-expanded', 'false');
  });

  test('a press closes an open dropdown, and it stays closed until the pointer has left', async ({
    page,
  }) => {
    await page.clock.install();
    await visit(page);
    const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Food Map' });
    await entry.click();
    await expect(entry).toHaveAttribute('aria-expanded', 'true');
    await entry.click();
    await expect(entry).toHaveAttribute('aria-expanded', 'false');
    await page.clock.runFor(1000);
    await expect(entry).toHaveAttribute('aria-expanded', 'false');
  });

  test('only one dropdown is open, and Escape closes it and gives the focus back', async ({ page }) => {
    await visit(page);
    const nav = page.getByRole('navigation', { name: 'Main' });
    const food = nav.getByRole('button', { name: 'Food Map' });
    const recipes = nav.getByRole('button', { name: 'Recipes menu' });
    await food.focus();
    await page.keyboard.press('Enter');
    await expect(food).toHaveAttribute('aria-expanded', 'true');
    await recipes.focus();
    await page.keyboard.press('Enter');
    await expect(recipes).toHaveAttribute('aria-expanded', 'true');
    await expect(food).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(recipes).toHaveAttribute('aria-expanded', 'false');
    await expect(recipes).toBeFocused();
  });

  test('opening Meats closes Meal Prep; Chicken and Beef are words with a small Soon', async ({ page }) => {
    await visit(page);
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByRole('button', { name: 'Recipes menu' }).focus();
    await page.keyboard.press('Enter');
    await nav.getByRole('button', { name: 'Meal Prep menu' }).focus();
    await page.keyboard.press('Enter');
    await expect(nav.getByRole('link', { name: 'High Protein' })).toBeVisible();
    await nav.getByRole('button', { name: 'Meats' }).focus();
    await page.keyboard.press('Enter');
    await expect(nav.getByRole('link', { name: 'Pork' })).toBeVisible();
    await expect(nav.getByText('Chicken Soon')).toBeVisible();
    await expect(nav.getByRole('link', { name: 'Chicken' })).toHaveCount(0);
    await expect(nav.getByRole('link', { name: 'High Protein' })).toBeHidden();
  });

  test('choosing an entry goes there and closes the dropdown', async ({ page }) => {
    await visit(page);
    const nav = page.getByRole('navigation', { name: 'Main' });
    const entry = nav.getByRole('button', { name: 'Lifestyle' });
    await entry.click();
    await nav.getByRole('link', { name: 'Coaching & Mentorship' }).click();
    await expect(page).toHaveURL(/\/coaching\/$/);
    await page.mouse.move(700, 800);
    await expect(entry).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('menu on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('its groups open on their own; the close button, Escape and a page that is chosen close it', async ({
    page,
  }) => {
    await visit(page);
    const opener = page.getByRole('button', { name: 'Open menu' });
    await opener.click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    const recipes = menu.getByRole('button', { name: 'Recipes' });
    const food = menu.getByRole('button', { name: 'Food Map' });
    await recipes.click();
    await food.click();
    await expect(recipes).toHaveAttribute('aria-expanded', 'true');
    await expect(food).toHaveAttribute('aria-expanded', 'true');
    await expect(menu.getByRole('link', { name: 'All Recipes' })).toBeVisible();
    await recipes.click();
    await expect(menu.getByRole('link', { name: 'All Recipes' })).toBeHidden();
    await expect(menu.getByRole('link', { name: 'Toronto' })).toBeVisible();
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();

    // Escape gives the focus back.
    await opener.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await menu.getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(/\/about\/$/);
    await expect(menu).toBeHidden();
  });
});

test.describe('search in the menu', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('blank input does nothing, a misspelling is offered corrected and searched corrected', async ({
    page,
  }) => {
    await visit(page);
    const open = page.getByRole('button', { name: 'Open menu' });
    await open.click();
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    const box = dialog.getByRole('searchbox');
    await box.fill('   ');
    await box.press('Enter');
    await settled(page);
    await expect(page).toHaveURL(/\/$/);
    expect(new URL(page.url()).pathname).toBe('/');

    await box.fill('  koreen restarant ');
    await expect(dialog.getByText('Did you mean')).toBeVisible();
    await expect(dialog.getByRole('link', { name: /korean restaurant/i })).toBeVisible();
    await box.press('Enter');
    await expect(page).toHaveURL(/\/travel\/toronto\/search\/\?q=korean\+restaurant$/i);
    await expect(page.getByText(/^Corrected to: "korean restaurant"$/i)).toBeVisible();
    await expect(dialog).toBeHidden();

    // Letter case alone is not corrected; a suggestion is a link that searches.
    await open.click();
    await box.fill('KOREAN');
    await settled(page);
    await expect(dialog.getByText('Did you mean')).toHaveCount(0);
    await box.fill('korian');
    await dialog.getByRole('link', { name: /^korean$/i }).click();
    await expect(page).toHaveURL(/\/travel\/toronto\/search\/\?q=korean$/i);
  });
});

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await visit(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a new page starts at its top, and going back finds the place again', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, '/jjajangmyeon/');
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await settled(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about\/$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/jjajangmyeon\/$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1300);
});

test('back closes what is open and keeps place and address; a page chosen in the menu takes its place', async ({
  page,
  baseURL,
}) => {
  const { problems } = watch(page, baseURL ?? '');
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/about/');
  await visit(page, '/tofu/?servings=6');
  const { length } = await page.evaluate(() => ({ length: window.history.length }));
  const planner = page.getByRole('dialog', { name: 'When to start' });
  const open = page.getByRole('button', { name: 'Plan a time' });
  const place = () => page.evaluate(() => Math.round(window.scrollY));

  await open.click();
  await expect(planner).toBeVisible();
  const before = await place();
  await planner.getByText('Shortest').click();
  await page.goBack();
  await expect(planner).toBeHidden();
  await expect(open).toBeFocused();
  await expect(page).toHaveURL(/\/tofu\/\?.*servings=6.*pace=short/);
  expect(await place()).toBe(before);

  // Forward finds nothing there; a dialog that was closed by hand leaves nothing behind.
  await page.goForward();
  await open.click();
  await planner.getByRole('button', { name: 'Close' }).click();
  await expect(planner).toBeHidden();

  // In cook mode the list of steps is a layer of its own.
  await page.getByRole('button', { name: 'Cook mode' }).first().click();
  const cook = page.getByRole('dialog', { name: /^Cook mode/ });
  await cook.getByRole('button', { name: /List of steps/ }).click();
  await page.goBack();
  await expect(cook.getByRole('navigation', { name: 'Steps' })).toBeHidden();
  await expect(cook).toBeVisible();
  // A page that is loaded anew is without it, and no longer at the entry of the dialog.
  await page.reload();
  await ready(page);
  await expect(cook).toBeHidden();

  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Shop' }).click();
  await expect(page).toHaveURL(/\/shop\/$/);
  expect(await page.evaluate(() => window.history.length)).toBe(length + 1);
  await page.goBack();
  await expect(page).toHaveURL(/\/tofu\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/about\/$/);
  expect(problems).toEqual([]);
});
