import { expect, test } from 'playwright/test';
import { sheets } from '@/e2e/paper';
import { ready } from '@/e2e/watch';
import { exportedRecipes, sitePages } from './routes';

/** Room on one sheet of A4 or Letter: words of the method, and lines of the list beside it. */
const SHEET = { words: 750, lines: 30 };

for (const route of exportedRecipes) {
  test(`${route} prints on as few sheets as its text needs`, async ({ page }) => {
    await page.goto(route);
    await ready(page);
    const steps = await page.locator('main [id^="step-"]').allInnerTexts();
    const words = steps.join(' ').split(/\s+/).length;
    const lines = await page.locator('section[aria-labelledby="ingredients"] li').count();
    const most = Math.max(Math.ceil(words / SHEET.words), Math.ceil(lines / SHEET.lines));
    for (const format of ['A4', 'Letter'] as const) {
      expect(await sheets(page, format), `sheets of ${format}`).toBeLessThanOrEqual(most);
    }
  });

  test(`${route} prints no sheet for its address alone`, async ({ page, request }) => {
    const { recipeYield } = await (await request.get(`${route}recipe.json`)).json();
    const base = Number.parseFloat([recipeYield].flat()[0]);
    for (const times of [0.5, 1, 2, 3]) {
      for (const [format, units] of [
        ['A4', 'metric'],
        ['Letter', 'us'],
      ] as const) {
        await page.goto(`${route}?servings=${Math.round(base * times * 10) / 10}&units=${units}`);
        await ready(page);
        const address = page.locator('article p', { hasText: `units=${units}` }).last();
        await expect(address).toBeAttached();
        const printed = await sheets(page, format);
        await address.evaluate((line) => line.style.setProperty('display', 'none', 'important'));
        expect(printed, `${times} times, ${format}`).toBe(await sheets(page, format));
      }
    }
  });
}

for (const { route } of sitePages.filter((page) => /^\/travel\/[^/]+\/$/.test(page.route))) {
  test(`${route} prints every place once, whatever is selected`, async ({ page }) => {
    await page.goto(route);
    await ready(page);
    const cards = page.locator('[id^="map-"] article[id]');
    const ids = await cards.evaluateAll((all) => all.map(({ id }) => id).sort());
    const [region] = await page
      .locator('[id^="map-"] [data-region]')
      .evaluateAll((all) => all.map((each) => (each as SVGElement).dataset.region));
    for (const search of ['', '?region=all', `?region=${region}`]) {
      await page.goto(`${route}${search}`);
      await ready(page);
      await page.emulateMedia({ media: 'print' });
      const printed = await page
        .locator('[id^="map-"] article:visible')
        .evaluateAll((all) => all.map(({ id }) => id).sort());
      expect(printed, search).toEqual(ids);
      await page.emulateMedia({ media: 'screen' });
    }
  });
}
