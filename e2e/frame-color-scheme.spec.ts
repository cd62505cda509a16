import { expect, test } from 'playwright/test';

/** The lightest of red, green and blue of the page background, from 0 to 255. */
function lightestChannel(): number {
  const channels = getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? [];
  return Math.max(...channels.slice(0, 3).map(Number));
}

test.describe('on a device with a light color scheme', () => {
  test.use({ colorScheme: 'light' });

  test('the page has a light background', { tag: '@engines' }, async ({ page }) => {
    await page.goto('/');
    expect(await page.evaluate(lightestChannel)).toBeGreaterThanOrEqual(200);
  });
});

test.describe('on a device with a dark color scheme', () => {
  test.use({ colorScheme: 'dark' });

  test('the page has a dark background', async ({ page }) => {
    await page.goto('/');
    expect(await page.evaluate(lightestChannel)).toBeLessThanOrEqual(80);
  });
});
