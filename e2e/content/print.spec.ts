import { expect, test } from 'playwright/test';
import { sheets } from '@/e2e/paper';
import { ready } from '@/e2e/watch';
import { exportedRecipes } from './routes';

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
}
