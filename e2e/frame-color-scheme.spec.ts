import { expect, test } from 'playwright/test';

/** The lightest of red, green and blue of the page background, from 0 to 255. */
function lightestChannel(): number {
  const channels = getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? [];
  return Math.max(...channels.slice(0, 3).map(Number));
}

for (const { colorScheme, least, most } of [
  { colorScheme: 'light', least: 200, most: 255 },
  { colorScheme: 'dark', least: 0, most: 80 },
] as const) {
  test.describe(`on a device with a ${colorScheme} color scheme`, () => {
    test.use({ colorScheme });

    test(`the page has a ${colorScheme} background`, { tag: '@engines' }, async ({ page }) => {
      await page.goto('/');
      const isEmulated = await page.evaluate(
        (scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches,
        colorScheme,
      );
      // biome-ignore lint/suspicious/noSkippedTests: Firefox before 154 has no command for it.
      test.skip(!isEmulated, 'The browser cannot emulate a color scheme.');
      const lightest = await page.evaluate(lightestChannel);
      expect(lightest).toBeGreaterThanOrEqual(least);
      expect(lightest).toBeLessThanOrEqual(most);
    });
  });
}
