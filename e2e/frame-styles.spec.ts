import { expect, type Page, test } from 'playwright/test';
import { ready } from './watch';

// A change of what all elements inherit from <html> or <body> restyles the whole page.

/** Styles of an empty element of the page, all inherited or initial. */
const inheritedStyles = (page: Page) =>
  page.getByRole('main', { includeHidden: true }).evaluate((main) => {
    const element = main.appendChild(document.createElement('span'));
    const styles = [...element.computedStyleMap()].map(([name, value]) => `${name}: ${value}`);
    element.remove();
    return styles;
  });

test.beforeEach(async ({ page }) => {
  await page.goto('/barley-stew/');
  await ready(page);
});

test('a saved recipe and its toast change no inherited style', async ({ page }) => {
  const before = await inheritedStyles(page);
  await page.getByRole('button', { name: 'Add to favourites' }).first().click();
  await expect(page.getByRole('link', { name: 'Saved recipes, 1 recipe' }).first()).toBeAttached();
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingBottom))
    .not.toBe('16px');
  expect(await inheritedStyles(page)).toEqual(before);
});

test('an open dialog changes no inherited style', async ({ page }) => {
  const before = await inheritedStyles(page);
  await page
    .getByRole('button', { name: /Plan it$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-scroll-locked');
  expect(await inheritedStyles(page)).toEqual(before);
});
