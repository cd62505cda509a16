import { expect, test } from '@playwright/test';
import { exportedRecipes } from './routes';
import { ready } from './watch';

/** Sheets that recipes with days of preparation need; every other recipe fits on one. */
const SHEETS: Record<string, number> = { '/tofu/': 2, '/recipes/7/': 2 };

for (const address of exportedRecipes) {
  test(`${address} prints on as few sheets of A4 and Letter as it can`, async ({ page }) => {
    await page.goto(address);
    await ready(page);
    for (const format of ['A4', 'Letter'] as const) {
      const pdf = (await page.pdf({ format, preferCSSPageSize: false })).toString('latin1');
      const sheets = pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
      expect(sheets, `sheets of ${format}`).toBe(SHEETS[address] ?? 1);
    }
  });
}
