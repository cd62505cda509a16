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
    // The larger number of a range: "2-4 servings".
    const base = Number(`${[recipeYield].flat()[0]}`.match(/\d+(\.\d+)?/g)?.at(-1));
    for (const times of [0.5, 1, 2, 3]) {
      for (const [format, units] of [
        ['A4', 'metric'],
        ['Letter', 'us'],
      ] as const) {
        await page.goto(`${route}?servings=${Math.round(base * times * 10) / 10}&units=${units}`);
        await ready(page);
        const address = page.locator('article p[translate="no"]', { hasText: route });
        // The amounts have been written for the servings and units of the address.
        if (times !== 1 || units === 'us') await expect(address).toContainText('?');
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
    const cards = page.locator('[id^="map-"] article');
    const namesOf = (all: Element[]) => all.map((card) => card.querySelector('h3, h4')?.textContent).sort();
    const names = [...new Set(await cards.evaluateAll(namesOf))];
    const [region = ''] = await page
      .locator('[id^="map-"] [data-region]')
      .evaluateAll((all) => all.map((each) => (each as SVGElement).dataset.region));
    for (const search of ['', '?region=all', `?region=${region}`]) {
      await page.goto(`${route}${search}`);
      await ready(page);
      await page.emulateMedia({ media: 'print' });
      expect(await cards.locator('visible=true').evaluateAll(namesOf), search).toEqual(names);
      await page.emulateMedia({ media: 'screen' });
    }
  });
}
