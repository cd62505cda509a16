import { expect, test } from 'playwright/test';
import { withBasePath } from '@/lib/base-path';
import { ROUTER_DATA } from '@/scripts/postbuild/router-data';
import { testsStarter } from '@/scripts/starter.mjs';
import * as pages from './content/kinds';
import { recordShifts, shiftOf } from './layout-shift';
import { scrollThrough, settled } from './watch';

/** A page of every kind that the site has. */
const ROUTES = pages.there([
  pages.first,
  pages.longest,
  pages.listed,
  pages.cityMap,
  pages.eventList,
  pages.picks[0],
  ...pages.learn.slice(0, 2),
  pages.sections,
  pages.program,
]);
/**
 * Most that the first view may bring over the network, in bytes. How much a page says is for its owner to decide: on
 * content other than the starter's, the page and its data do not count.
 */
const TRANSFER = 400_000;
const isCounted = (url: string, route: string) =>
  testsStarter() || !(new URL(url).pathname === withBasePath(route) || url.includes(`/${ROUTER_DATA}/`));
/** Most that a page may move by itself, as browsers score it. */
const SHIFT = 0.02;

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

for (const { route } of ROUTES) {
  test(`${route} is light on a phone and stands still while it loads`, async ({ page }) => {
    await recordShifts(page);
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    let transferred = 0;
    const counted = new Set<string>();
    client.on('Network.responseReceived', ({ requestId, response }) => {
      if (isCounted(response.url, route)) counted.add(requestId);
    });
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (counted.has(requestId)) transferred += encodedDataLength;
    });

    await page.goto(route, { waitUntil: 'networkidle' });
    expect(transferred).toBeLessThan(TRANSFER);

    await scrollThrough(page);
    await settled(page);
    expect(await shiftOf(page)).toBeLessThanOrEqual(SHIFT);
  });
}
