import { expect, test } from 'playwright/test';
import { overlapsOnMaps } from '@/e2e/map-overlaps';
import { ready, settled } from '@/e2e/watch';
import { sitePages } from './routes';

// Names, pins and notes on the drawn maps of the site.

for (const { route } of sitePages.filter((page) => /^\/travel\/[^/]+\/$/.test(page.route))) {
  for (const width of [320, 390, 768, 1440]) {
    test(`${route} has no names, pins or notes over each other, ${width} px wide`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(route);
      await ready(page);
      expect(await overlapsOnMaps(page)).toEqual([]);
      const regions = await page
        .locator('[id^="map-"] [data-region]')
        .evaluateAll((all) => [...new Set(all.map((each) => (each as SVGElement).dataset.region))]);
      for (const region of regions) {
        await page.goto(`${route}?region=${region}`);
        await ready(page);
        await page.waitForLoadState('networkidle');
        await settled(page);
        expect(await overlapsOnMaps(page), region).toEqual([]);
      }
    });
  }
}
