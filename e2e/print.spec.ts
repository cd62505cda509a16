import { expect, test } from 'playwright/test';
import { recipes, routeOf } from './content/recipes';
import { sheets, sheetsOf } from './paper';
import { ready } from './watch';

for (const recipe of recipes) {
  const address = routeOf(recipe);
  test(`${address} prints on as few sheets of A4 and Letter as it can`, async ({ page }) => {
    await page.goto(address);
    await ready(page);
    for (const format of ['A4', 'Letter'] as const) {
      expect(await sheets(page, format), `sheets of ${format}`).toBeLessThanOrEqual(sheetsOf(recipe));
    }
  });
}
