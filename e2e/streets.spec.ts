import { expect, test } from 'playwright/test';
import * as words from '@/.content/words/streets';
import { CITY, explore, open } from './city';
import { needed } from './content/found';
import { cities } from './content/travel';
import { streetTiles } from './street-tiles';

test('try', async ({ page }) => {
  const of = needed(cities.find((c) => c.listed.some((r) => r.coordinates)), CITY);
  const at = of.listed.find((r) => r.coordinates)?.coordinates ?? [0, 0];
  await streetTiles(page, at);
  page.on('console', (m) => console.log(m.type(), m.text()));
  for (const [w, h] of [[1440, 900], [390, 844]] as const) {
    await page.setViewportSize({ width: w, height: h });
    await open(page, of.route);
    await explore(page).getByRole('button', { name: words.show }).click();
    await page.screenshot({ path: `/tmp/s1/st-load-${w}.png` });
    await expect(explore(page).getByText(words.shown)).toBeAttached({ timeout: 30000 });
    await page.evaluate(() => document.querySelector('#explore')?.scrollIntoView());
    await page.waitForTimeout(500);
    for (let i = 0; i < 2; i++) { await page.getByRole('button', { name: words.zoomOut }).click(); await page.waitForTimeout(600); }
    await page.waitForTimeout(800);
    if (w > 1000) await page.locator('[data-place=pai]').first().hover();
    await page.waitForTimeout(1200);
    await page.screenshot({ path: `/tmp/s1/st-out-${w}.png` });
    await page.mouse.move(5, 300);
    await explore(page).getByRole('button', { name: 'North York' }).first().click();
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/s1/st-ny-${w}.png` });
    await page.route(/tiles/, (r) => r.abort());
    await page.reload();
    await explore(page).getByRole('button', { name: words.show }).click();
    await page.waitForTimeout(3500);
    await page.evaluate(() => document.querySelector('#explore')?.scrollIntoView());
    await page.screenshot({ path: `/tmp/s1/st-fail-${w}.png` });
    await page.unrouteAll();
    await streetTiles(page, at);
  }
});
