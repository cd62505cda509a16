import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { expect, type Page, test } from 'playwright/test';
import * as words from '@/.content/words/keptGuides';
import * as savedWords from '@/.content/words/saved';
import { withBasePath } from '@/lib/base-path';
import { offline } from '@/lib/content/pages';
import { type GuideFiles, guideCacheName, listPath } from '@/lib/offline/guides';
import { guidePage, searchPage } from '@/lib/travel/guides/pages';
import { OUT } from '@/scripts/export';
import { siteServer } from '@/scripts/serve';
import { ANYTHING, needed, saying } from './content/found';
import { cardAddress, city } from './content/travel';
import { OwnServer } from './own-server';
import { ready, scrollThrough } from './watch';

/** A restaurant of the guide with a picture. */
const shown = city?.listed.find(({ image }) => image);
const GUIDE = 'guide with restaurants';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 }, hasTouch: true });

const TYPES: Readonly<Record<string, string>> = { json: 'application/json', js: 'text/javascript' };

/** What the server says of a path instead of what is there; null is never answered, a number is an error. */
let instead: (path: string) => string | number | null | undefined;
let server: OwnServer;
test.beforeEach(async () => {
  const site = siteServer(OUT);
  instead = () => undefined;
  const answer: RequestListener = (request, response) => {
    const path = request.url?.replace(/\?.*/, '') ?? '';
    const other = instead(path);
    if (other === undefined) return site(request, response);
    if (other === null) return;
    const type = TYPES[path.split('.').at(-1) ?? ''] ?? 'text/html';
    response.writeHead(typeof other === 'number' ? other : 200, { 'content-type': type }).end(`${other}`);
  };
  server = await new OwnServer(answer).open();
});
test.afterEach(() => server.close());

const button = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(saying(name)) });
const start = (page: Page) => button(page, words.start({ size: ANYTHING }));
const says = (page: Page, text: string) =>
  expect(page.getByRole('status').getByText(new RegExp(saying(text)))).toBeVisible({ timeout: 30_000 });

/** Opens the page of the guide and asks to keep it, which nothing is loaded for before. */
async function ask(page: Page, route: string): Promise<void> {
  await page.goto(server.site + route);
  await ready(page);
  await page.getByRole('button', { name: words.keep }).click();
}

/** Paths of what is kept of a guide. */
const keptPaths = (page: Page, id: string) =>
  page.evaluate(async (name) => {
    if (!(await caches.has(name))) return [];
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
  }, guideCacheName(id));

/** Forgets what was kept because it was visited. */
const forgetVisits = (page: Page) =>
  page.evaluate(async (guideName) => {
    for (const name of await caches.keys())
      if (!name.startsWith(guideName) && !name.endsWith('offline')) await caches.delete(name);
  }, guideCacheName(''));

const brokenPictures = (page: Page) =>
  page.evaluate(() => [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).length);

test('a guide that is kept opens without a network, its pictures too, is listed, and can be let go of', async ({
  page,
}) => {
  const { guide, route, search } = needed(city, GUIDE);
  const restaurant = needed(shown, 'restaurant with a picture');
  const { title, metaTitle: name = title } = guidePage(guide);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(server.site + route);
  await ready(page);
  expect(asked.filter((url) => url.endsWith(listPath(guide.id)))).toEqual([]);
  await page.getByRole('button', { name: words.keep }).click();
  await says(page, words.takes({ size: ANYTHING, contents: ANYTHING }));
  await start(page).click();
  await says(page, words.kept({ size: ANYTHING }));

  await forgetVisits(page);
  await server.close();
  await page.goto(server.site + cardAddress(needed(city, GUIDE), restaurant));
  await page.reload();
  const card = page.locator(`[data-place="${restaurant.slug}"]`);
  await expect(card.getByRole('heading').first()).toBeVisible();
  const picture = card.getByRole('img', { name: restaurant.image?.alt ?? '' }).first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await page.goto(server.site + search);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(searchPage(guide)?.title ?? '');
  await scrollThrough(page);
  expect(await brokenPictures(page)).toBe(0);
  await page.goto(`${server.site}/no-such-page/`);
  await expect(
    page.getByRole('region', { name: offline.kept }).getByRole('link', { name }).first(),
  ).toBeVisible();

  await server.open();
  await page.goto(`${server.site}/recipes/saved/`);
  const list = page.getByRole('region', { name: words.title });
  await expect(list.getByRole('link', { name })).toHaveAttribute('href', withBasePath(route));
  await list.getByRole('button', { name: words.letGoOf({ guide: name }) }).click();
  await expect(list.getByText(words.goneOf({ guide: name }))).toBeVisible();
  expect(await keptPaths(page, guide.id)).toEqual([]);
  await expect(page.getByRole('heading', { name: savedWords.title })).toBeVisible();
});

test('a guide whose keeping is interrupted goes on, and one that is cancelled, refused or too large leaves nothing', async ({
  page,
}) => {
  const { guide, route, search } = needed(city, GUIDE);
  await ask(page, route);
  instead = (path) => (path === withBasePath(search) ? 503 : undefined);
  await start(page).click();
  await says(page, words.interrupted({ here: ANYTHING, size: ANYTHING }));
  expect((await keptPaths(page, guide.id)).length).toBeGreaterThan(10);
  await ask(page, route);
  await says(page, words.partly({ here: ANYTHING, size: ANYTHING }));
  instead = () => undefined;
  await button(page, words.goOn).click();
  await says(page, words.kept({ size: ANYTHING }));
  await button(page, words.letGo).click();
  await says(page, words.gone);

  instead = (path) => (path === withBasePath(search) ? null : undefined);
  await start(page).click();
  await expect(page.getByRole('progressbar', { name: words.keeping })).toBeVisible();
  await button(page, words.cancel).click();
  await says(page, words.cancelled);
  expect(await keptPaths(page, guide.id)).toEqual([]);

  instead = () => undefined;
  await page.evaluate(() => {
    navigator.storage.estimate = async () => ({ quota: 2_000_000, usage: 1_000_000 });
  });
  await start(page).click();
  await says(page, words.full({ size: ANYTHING }));
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  });
  await ask(page, route);
  await start(page).click();
  await says(page, words.blocked);
  await server.close();
  await page.getByRole('button', { name: words.again }).click();
  await says(page, words.blocked);
  expect(await keptPaths(page, guide.id)).toEqual([]);
});

test('a guide that is kept follows a new version of the site, and stays as it is where that does not come whole', async ({
  page,
}) => {
  const { guide, route, search } = needed(city, GUIDE);
  await ask(page, route);
  await start(page).click();
  await says(page, words.kept({ size: ANYTHING }));
  const { old, html } = await page.evaluate(
    async ([list = '', searched = '']) => ({
      old: (await (await fetch(list)).json()) as GuideFiles,
      html: await (await fetch(searched)).text(),
    }),
    [listPath(guide.id), search].map(withBasePath),
  );
  const gone = old.files.find(([path]) => path.endsWith('.avif') || path.endsWith('.webp'))?.[0] ?? '';
  const list = JSON.stringify({
    ...old,
    files: old.files.flatMap((file) =>
      file[0] === gone ? [] : [file[0] === search ? [search, file[1], 'renewed'] : file],
    ),
  });
  let isThere = false;
  const tried: string[] = [];
  const worker = `${readFileSync(`${OUT}/sw.js`, 'utf8')}// renewed`;
  instead = (path) => {
    if (path === withBasePath('/sw.js')) return worker;
    if (path === withBasePath(listPath(guide.id))) return list;
    if (path !== withBasePath(search)) return undefined;
    tried.push(path);
    return isThere ? html.replace('</body>', '<p>Renewed</p></body>') : 503;
  };
  const keptSearch = () =>
    page.evaluate(
      async ([cacheName = '', path = '']) => (await (await caches.match(path, { cacheName }))?.text()) ?? '',
      [guideCacheName(guide.id), withBasePath(search)],
    );
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const before = registration.active;
    await registration.update();
    await new Promise<void>((resolve) => {
      const look = () => {
        const { active } = registration;
        if (active !== before && active?.state === 'activated') return resolve();
        setTimeout(look, 50);
      };
      look();
    });
  });
  await page.reload();
  await expect.poll(() => tried.length, { timeout: 20_000 }).toBeGreaterThan(0);
  expect(await keptSearch()).toBe(html);
  expect(await keptPaths(page, guide.id)).toContain(withBasePath(gone));
  isThere = true;
  await page.reload();
  await expect.poll(keptSearch, { timeout: 20_000 }).toContain('<p>Renewed</p>');
  await expect.poll(() => keptPaths(page, guide.id)).not.toContain(withBasePath(gone));
  await ask(page, route);
  await says(page, words.kept({ size: ANYTHING }));
});
