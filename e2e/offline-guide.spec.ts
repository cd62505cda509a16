import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { FIXTURE_SITE } from '@/scripts/export';
import { siteServer } from '@/scripts/serve';
import { open } from './guide';
import { OwnServer } from './own-server';
import { scrollThrough } from './watch';

// A guide that is kept on the device to be read without a network.

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 }, hasTouch: true });

const OUT = path.join(FIXTURE_SITE, 'out');
const GUIDE = '/travel/port-alder/';
const SEARCH = '/travel/port-alder/search/';
const LIST = '/travel/port-alder/offline.json';
const KEPT = /^Saved on this device \([\d.]+\sMB\)\. This page now opens offline too\.$/;
const TYPES: Readonly<Record<string, string>> = { json: 'application/json', js: 'text/javascript' };

/** Another answer for a path of the site: a body, the status of an error, or null for none ever. */
let instead: (path: string) => string | number | null | undefined;
let server: OwnServer;
test.beforeEach(async () => {
  const site = siteServer(OUT);
  instead = () => undefined;
  const answer: RequestListener = (request, response) => {
    const address = request.url?.replace(/\?.*/, '') ?? '';
    const other = instead(address);
    if (other === undefined) return site(request, response);
    if (other === null) return;
    const type = TYPES[address.split('.').at(-1) ?? ''] ?? 'text/html';
    response.writeHead(typeof other === 'number' ? other : 200, { 'content-type': type }).end(`${other}`);
  };
  server = await new OwnServer(answer).open();
});
test.afterEach(() => server.close());

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name });
const start = (page: Page) => button(page, /^Save guide \([\d.]+\sMB\)$/);
const expectStatus = (page: Page, text: RegExp | string) =>
  expect(page.getByRole('status').getByText(text)).toBeVisible({ timeout: 30_000 });

/** Opens the guide and presses the button that offers to keep it. */
async function offer(page: Page): Promise<void> {
  await open(page, server.site + GUIDE);
  await button(page, 'Save this guide to my phone').click();
}

/** Paths in the cache of the guide. */
const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    if (!(await caches.has('guide-port-alder'))) return [];
    const cache = await caches.open('guide-port-alder');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  });

/** Deletes the pages and files that were cached because they were visited. */
const deleteVisited = (page: Page) =>
  page.evaluate(async () => {
    for (const name of await caches.keys())
      if (!name.startsWith('guide-') && !name.endsWith('offline')) await caches.delete(name);
  });

test('a saved guide opens without a network with its pictures, is listed, and can be deleted', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await open(page, server.site + GUIDE);
  expect(requested).not.toContain(LIST);
  await button(page, 'Save this guide to my phone').click();
  await expectStatus(page, /^Takes [\d.]+\sMB on this device: 5 pages and \d+ pictures to read/);
  await start(page).click();
  await expectStatus(page, KEPT);

  await deleteVisited(page);
  await server.close();
  await page.goto(`${server.site}${GUIDE}?region=quayside#blue-door`);
  await page.reload();
  const card = page.locator('#blue-door');
  await expect(card.getByRole('heading').first()).toBeVisible();
  const picture = card.getByRole('img', { name: /^Crab meat on a thick slice of toast/ }).first();
  await picture.scrollIntoViewIfNeeded();
  const width = () => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  await page.goto(server.site + SEARCH);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search every place');
  await scrollThrough(page);
  const broken = () =>
    page.evaluate(() => [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).length);
  await expect.poll(broken).toBe(0);
  await page.goto(`${server.site}/travel/port-alder/events/`);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('link', { name: /^Add to calendar\s*: Lantern Walk$/ })
      .first()
      .click(),
  ]);
  expect(readFileSync(await file.path(), 'utf8')).toContain('SUMMARY:Lantern Walk');
  await page.goto(`${server.site}/no-such-page/`);
  await expect(
    page
      .getByRole('region', { name: 'Kept on this device' })
      .getByRole('link', { name: 'Port Alder Food Map' })
      .first(),
  ).toBeVisible();

  await server.open();
  await open(page, `${server.site}/recipes/saved/`);
  const list = page.getByRole('region', { name: 'Saved guides' });
  await expect(list.getByRole('link', { name: 'Port Alder Food Map' })).toHaveAttribute('href', GUIDE);
  await list.getByRole('button', { name: 'Remove Port Alder Food Map' }).click();
  await expect(list.getByText('Removed Port Alder Food Map from this device.')).toBeVisible();
  expect(await cachedPaths(page)).toEqual([]);
});

test('an interrupted download goes on where it stopped, and a cancelled one leaves nothing', async ({
  page,
}) => {
  await offer(page);
  instead = (address) => (address === SEARCH ? 503 : undefined);
  await start(page).click();
  await expectStatus(page, /^The connection dropped at [\d.]+\sMB of [\d.]+\sMB\./);
  expect((await cachedPaths(page)).length).toBeGreaterThan(10);
  await offer(page);
  await expectStatus(page, /^[\d.]+\sMB of [\d.]+\sMB saved\. Continue to get the rest\.$/);
  instead = () => undefined;
  await button(page, 'Continue').click();
  await expectStatus(page, KEPT);
  await button(page, 'Remove it').click();
  await expectStatus(page, 'Guide removed from this device.');

  instead = (address) => (address === SEARCH ? null : undefined);
  await start(page).click();
  await expect(page.getByRole('progressbar', { name: 'Saving the guide…' })).toBeVisible();
  await button(page, 'Cancel').click();
  await expectStatus(page, 'Cancelled. Nothing was saved.');
  expect(await cachedPaths(page)).toEqual([]);
});

test('a device without room and a browser that stores nothing keep nothing, and say so', async ({ page }) => {
  await offer(page);
  await page.evaluate(() => {
    navigator.storage.estimate = async () => ({ quota: 300_000, usage: 200_000 });
  });
  await start(page).click();
  await expectStatus(page, /^There isn’t room for [\d.]+\sMB on this device\. Nothing was saved\.$/);
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  });
  await offer(page);
  await start(page).click();
  await expectStatus(page, /^This browser won’t save anything, perhaps because the window is private\./);
  await server.close();
  await button(page, 'Try again').click();
  await expectStatus(page, /^This browser won’t save anything, perhaps because the window is private\./);
  expect(await cachedPaths(page)).toEqual([]);
});

test('a saved guide follows a new version of the site once that is downloaded completely', async ({
  page,
}) => {
  await offer(page);
  await start(page).click();
  await expectStatus(page, KEPT);
  const html = readFileSync(`${OUT}${SEARCH}index.html`, 'utf8');
  const old: { files: [path: string, size: number, version?: string][] } = JSON.parse(
    readFileSync(OUT + LIST, 'utf8'),
  );
  const removed = old.files.find(([file]) => /\.(avif|webp)$/.test(file))?.[0] ?? '';
  const files = old.files
    .filter(([file]) => file !== removed)
    .map((file) => (file[0] === SEARCH ? [SEARCH, file[1], 'renewed'] : file));
  let isThere = false;
  let attempts = 0;
  const worker = `${readFileSync(`${OUT}/sw.js`, 'utf8')}// renewed`;
  instead = (address) => {
    if (address === '/sw.js') return worker;
    if (address === LIST) return JSON.stringify({ ...old, files });
    if (address !== SEARCH) return undefined;
    attempts += 1;
    return isThere ? html.replace('</body>', '<p>Renewed</p></body>') : 503;
  };
  const cachedSearch = () =>
    page.evaluate(
      async (address) =>
        (await (await caches.match(address, { cacheName: 'guide-port-alder' }))?.text()) ?? '',
      SEARCH,
    );
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const before = registration.active;
    await registration.update();
    while (registration.active === before || registration.active?.state !== 'activated')
      await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await page.reload();
  await expect.poll(() => attempts, { timeout: 20_000 }).toBeGreaterThan(0);
  expect(await cachedSearch()).toBe(html);
  expect(await cachedPaths(page)).toContain(removed);
  isThere = true;
  await page.reload();
  await expect.poll(cachedSearch, { timeout: 20_000 }).toContain('<p>Renewed</p>');
  await expect.poll(() => cachedPaths(page)).not.toContain(removed);
  await offer(page);
  await expectStatus(page, KEPT);
});
