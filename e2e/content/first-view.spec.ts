import { expect, test } from 'playwright/test';
import { recordShifts, shiftOf, watchRequests } from '@/e2e/layout-shift';
import { ready, scrollThrough, settled } from '@/e2e/watch';
import { ROUTER_DATA } from '@/scripts/postbuild/router-data';
import { pagesOfEachKind } from './routes';

/** Most that the first view may load, in bytes, beside the HTML and its data, whose length is the owner's choice. */
const TRANSFER = 400_000;
/** Most that a page may shift by itself: a fifth of what counts as a good CLS. */
const SHIFT = 0.02;

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

for (const { route } of pagesOfEachKind()) {
  test(`${route} is light on a phone and does not shift while it loads`, async ({ page }) => {
    await recordShifts(page);
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    let transferred = 0;
    const counted = new Set<string>();
    const scripts: string[] = [];
    client.on('Network.responseReceived', ({ requestId, response, type }) => {
      if (type === 'Script') scripts.push(response.url);
      if (type !== 'Document' && !response.url.includes(`/${ROUTER_DATA}/`)) counted.add(requestId);
    });
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (counted.has(requestId)) transferred += encodedDataLength;
    });

    const atRest = watchRequests(page);
    await page.goto(route, { waitUntil: 'networkidle' });
    // The network of a busy machine is idle before the page is hydrated, and what is below the window has its place.
    await atRest();
    expect(transferred).toBeLessThan(TRANSFER);
    expect(scripts.filter((script, index) => scripts.indexOf(script) < index)).toEqual([]);

    await scrollThrough(page);
    await settled(page);
    expect(await shiftOf(page)).toBeLessThanOrEqual(SHIFT);
  });
}

test('the long scripts of a page are compiled while they are loaded', async ({ page, request }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/_next/static/chunks/') && response.url().endsWith('.js'))
      scripts.push(response.url());
  });
  await page.goto('/');
  await ready(page);
  const texts = await Promise.all(scripts.map(async (script) => (await request.get(script)).text()));
  const long = texts.filter((text) => text.length > 50_000);
  expect(long.length).toBeGreaterThan(2);
  for (const text of long) expect(text.slice(0, 29)).toBe('//# allFunctionsCalledOnLoad\n');
});
