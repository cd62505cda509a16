import { expect, test } from 'playwright/test';
import { sheets } from '@/e2e/paper';
import { ready } from '@/e2e/watch';
import { exportedRecipes, sitePages } from './routes';

/** Room on one sheet of A4 or Letter: words of the method, and lines of the list beside it. */
const SHEET = { words: 750, lines: 30 };

for (const route of exportedRecipes) {
  test(`${route} prints on as few sheets as its text needs, with its address before its ingredients`, async ({
    page,
  }) => {
    await page.goto(route);
    await ready(page);
    const steps = await page.locator('main [id^="step-"]').allInnerTexts();
    const words = steps.join(' ').split(/\s+/).length;
    const lines = await page.locator('section[aria-labelledby="ingredients"] li').count();
    const most = Math.max(Math.ceil(words / SHEET.words), Math.ceil(lines / SHEET.lines));
    for (const format of ['A4', 'Letter'] as const) {
      expect(await sheets(page, format), `sheets of ${format}`).toBeLessThanOrEqual(most);
    }
    await page.emulateMedia({ media: 'print' });
    // Within the margins of Letter. The last of several sheets is more than a few lines.
    await page.setViewportSize({ width: 733, height: 1003 });
    const { height = Number.NaN } = (await page.getByRole('article').first().boundingBox()) ?? {};
    const full = Math.floor(height / 1003);
    expect(full === 0 || height / 1003 - full > 0.25, `${height} px on sheets of 1003`).toBe(true);
    // In the header, so that it never takes a sheet of its own, for any servings and units.
    const address = page.locator('article header p[translate="no"]', { hasText: route });
    await expect(address).toBeVisible();
    const { y: ofAddress = Number.NaN } = (await address.boundingBox()) ?? {};
    const ingredients = page.locator('section[aria-labelledby="ingredients"]');
    const { y: ofIngredients = Number.NaN } = (await ingredients.boundingBox()) ?? {};
    expect(ofAddress).toBeLessThan(ofIngredients);
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
