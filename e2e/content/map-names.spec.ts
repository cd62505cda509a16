import { expect, test } from 'playwright/test';
import { watchRequests } from '@/e2e/layout-shift';
import { overlapsOnMaps } from '@/e2e/map-overlaps';
import { ready, settled } from '@/e2e/watch';
import { sitePages } from './routes';

// Names, pins and notes on the drawn maps of the site.

const WIDTHS = [320, 390, 768, 1440];

test.use({ reducedMotion: 'reduce' });

for (const { route } of sitePages.filter((page) => /^\/travel\/[^/]+\/$/.test(page.route))) {
  test(`${route} has no names, pins or notes over each other`, async ({ page }) => {
    test.slow();
    const atRest = watchRequests(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(route);
      await ready(page);
      expect(await overlapsOnMaps(page), `opened at ${width} px`).toEqual([]);
    }
    const regions = await page
      .locator('[id^="map-"] [data-region]')
      .evaluateAll((all) => [...new Set(all.map((each) => (each as SVGElement).dataset.region))]);
    // Each region is loaded once: the page follows a new width.
    for (const region of regions) {
      await page.goto(`${route}?region=${region}`);
      await atRest();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await settled(page);
        await expect.poll(() => overlapsOnMaps(page), `${region} at ${width} px`).toEqual([]);
      }
    }
  });
}
