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

  test('pictures are dimmed a little, but not on paper', async ({ page }) => {
    await page.goto('/');
    const filters = () =>
      page
        .locator('main img')
        .evaluateAll((images) => [...new Set(images.map((image) => getComputedStyle(image).filter))]);
    expect(await filters()).toEqual(['brightness(0.88)']);
    await page.emulateMedia({ media: 'print' });
    expect(await filters()).toEqual(['none']);
  });
});
