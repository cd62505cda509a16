import { expect, type Page, test } from 'playwright/test';
import { filesOf, OwnServer } from './own-server';
import { putAway, ready, scrollThrough } from './watch';

/** A page of each kind, with its heading. */
const PAGES = [
  ['/barley-stew/', 'Barley Stew'],
  ['/recipes/', 'Dishes'],
  ['/legumes/', 'Legumes'],
  ['/travel/port-alder/', 'Port Alder'],
  ['/travel/port-alder/search/', 'Search every place'],
  ['/travel/port-alder/events/', 'Port Alder Food Events'],
  ['/recipes/shopping-list/', 'Shopping list'],
] as const;

/** Short pauses between the questions whether a file is stored. Milliseconds. */
const POLL = { timeout: 20_000, intervals: [100] };

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

let server: OwnServer;
test.beforeEach(async () => {
  server = await new OwnServer().open();
});
test.afterEach(() => server.close());

/** Files that the browser has no copy of, by their paths at the host. */
const missing = (page: Page, paths: string[]) =>
  page.evaluate(async (wanted) => {
    const copies = await Promise.all(wanted.map((path) => caches.match(path, { ignoreVary: true })));
    return wanted.filter((_, index) => !copies[index]);
  }, paths);

/** Waits until a page is stored: its HTML, its data and its files, lazy ones among them. */
async function stored(page: Page, path: string): Promise<void> {
  const wanted = [path, `${path}index.txt`, ...filesOf(path)];
  await putAway(page);
  await expect.poll(() => missing(page, wanted), POLL).toEqual([]);
}

/** Goes to a page as a link inside the site does. */
const follow = (page: Page, path: string) =>
  page.evaluate(
    (to) => (window as unknown as { next: { router: { push: (to: string) => void } } }).next.router.push(to),
    path,
  );

/** Pictures of a page, in the file that was chosen for this screen; none is left for later. */
const pictures = async (page: Page) => {
  await page.waitForFunction(() => [...document.images].every((image) => image.currentSrc !== ''));
  return page.evaluate(() => [...document.images].map((image) => new URL(image.currentSrc).pathname));
};

const brokenPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.complete && image.currentSrc !== '' && image.naturalWidth === 0)
      .map((image) => image.currentSrc),
  );

test('pages visited through links open without a network, by address and by link', {
  tag: '@engines',
}, async ({ page }) => {
  await page.goto(`${server.site}/`);
  await ready(page);
  await page.evaluate(() => Object.assign(window, { isOneDocument: true }));
  for (const [path, heading] of PAGES) {
    await follow(page, path);
    await expect(page).toHaveURL(server.site + path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await stored(page, path);
    await expect.poll(async () => missing(page, await pictures(page)), POLL).toEqual([]);
  }
  expect(await page.evaluate(() => 'isOneDocument' in window)).toBe(true);

  await server.close();
  for (const [path, heading] of PAGES) {
    const response = await page.goto(`${server.site + path}?units=us`);
    expect([path, response?.status()]).toEqual([path, 200]);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    if (path === '/recipes/' || path === '/barley-stew/') await scrollThrough(page);
    expect(await brokenPictures(page)).toEqual([]);
  }
  await page.goto(`${server.site}/`);
  await ready(page);
  await page.evaluate(() => Object.assign(window, { isOneDocument: true }));
  for (const [path, heading] of PAGES.slice(0, 3)) {
    await follow(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await expect(page).toHaveURL(server.site + path);
  }
  expect(await page.evaluate(() => 'isOneDocument' in window)).toBe(true);
  // Another screen takes other files; a picture of another width is better than none.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${server.site}/recipes/`);
  await scrollThrough(page);
  expect(await brokenPictures(page)).toEqual([]);
});

test('each tool of a recipe page works without a network on first use', { tag: '@engines' }, async ({
  page,
}) => {
  await page.goto(`${server.site}/barley-stew/`);
  await stored(page, '/barley-stew/');
  await server.close();
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
  await page.goto(`${server.site}/barley-stew/?servings=6`);
  await expect(page.getByRole('region', { name: 'Ingredients' }).getByText('900 g')).toBeVisible();
  await press('Add to favourites');
  await expect(page.getByText('Added to your favourites')).toBeVisible();
  await press('Scale to what I have');
  await expect(page.getByRole('combobox').first()).toBeVisible();
  await press('Add to shopping list');
  await expect(page.getByText('Added to your shopping list')).toBeVisible();
  await press(/Plan it$/);
  await expect(page.getByRole('dialog', { name: 'Plan it' })).toBeVisible();
  await page.keyboard.press('Escape');
  await press('Cook mode');
  await expect(page.getByRole('dialog', { name: 'Cook mode: Barley Stew' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search this site' }).fill('dumplings');
  await expect(page.getByRole('option').first()).toContainText('Dumplings');
});

test('the filters of a visited list and a recipe saved later work without a network', async ({ page }) => {
  await page.goto(`${server.site}/recipes/`);
  await stored(page, '/recipes/');
  await page.goto(`${server.site}/recipes/saved/`);
  await stored(page, '/recipes/saved/');
  await page.goto(`${server.site}/barley-stew/`);
  await stored(page, '/barley-stew/');
  await expect.poll(() => missing(page, ['/recipes.json']), POLL).toEqual([]);
  await server.close();
  await page.getByRole('button', { name: 'Add to favourites' }).first().click();
  await page.goto(`${server.site}/recipes/saved/`);
  const favourites = page.getByRole('region', { name: 'Favourites' });
  await expect(favourites.getByRole('link', { name: 'Barley Stew' })).toBeVisible();
  await page.goto(`${server.site}/recipes/?category=filling`);
  await expect(page.getByRole('status').filter({ hasText: '3 recipes' })).toBeVisible();
});

test('a page without a copy says so at its address, lists the copies, and comes with the network', {
  tag: '@engines',
}, async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`${server.site}/recipes/`);
  await stored(page, '/recipes/');
  await page.goto(`${server.site}/barley-stew/`);
  await stored(page, '/barley-stew/');
  await server.close();
  const response = await page.goto(`${server.site}/legumes/?from=friend`);
  expect(response?.status()).toBe(503);
  await expect(page).toHaveURL(`${server.site}/legumes/?from=friend`);
  await expect(page).toHaveTitle(/^Offline/);
  await expect(heading).toHaveText('Offline');
  const links = page.getByRole('region', { name: 'Kept on this device' }).getByRole('link');
  await expect(links).toHaveText([/Barley Stew/, /Every Dish/]);
  await page.goto(`${server.site}/no-such-page`);
  await expect(heading).toHaveText('Offline');
  await links.first().click();
  await expect(heading).toContainText('Barley Stew');

  await page.goto(`${server.site}/legumes/`);
  await expect(heading).toHaveText('Offline');
  await server.open();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading).toContainText('Legumes');
});

test('a press on the offline page is not lost to its reload when the network returns', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`${server.site}/barley-stew/`);
  await stored(page, '/barley-stew/');
  await server.close();
  await page.goto(`${server.site}/legumes/`);
  const link = page.getByRole('link', { name: 'Barley Stew' });
  await link.hover();
  await page.mouse.down();
  await server.open();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.mouse.up();
  await expect(heading).toContainText('Barley Stew');
});

test('the offline page shows the page that was asked for when the network returns', async ({ page }) => {
  await page.goto(`${server.site}/barley-stew/`);
  await stored(page, '/barley-stew/');
  await server.close();
  await page.goto(`${server.site}/legumes/`);
  await ready(page);
  await server.open();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Legumes');
});

test('copies have no searches or choices in their addresses', async ({ page }) => {
  const route = '/travel/port-alder/search/';
  await page.goto(`${server.site}${route}?q=secret+soup`);
  await stored(page, route);
  const addresses = () =>
    page.evaluate(async () => {
      const all = await Promise.all(
        (await caches.keys()).map(async (name) => {
          const cache = await caches.open(name);
          return Promise.all(
            (await cache.keys()).map(async (key) => [key.url, (await cache.match(key))?.url]),
          );
        }),
      );
      return all.flat(2);
    });
  await follow(page, `${route}?q=secret+stew`);
  await page.reload();
  await ready(page);
  expect((await addresses()).filter((address) => address?.includes('?'))).toEqual([]);
});

test('answers of a sign-in network do not replace copies, and wrong copies are replaced', async ({
  page,
}) => {
  const route = '/barley-stew/';
  await page.goto(server.site + route);
  await stored(page, route);
  const wrong = () =>
    page.evaluate(async () => {
      const found: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const key of await cache.keys()) {
          const body = await (await cache.match(key))?.text();
          if (!body || body.includes('Please sign in')) found.push(key.url);
        }
      }
      return found;
    });
  for (const type of ['text/html', 'text/javascript', 'text/plain', 'application/json'])
    for (const body of ['<!doctype html><title>Wi-Fi</title><h1>Please sign in</h1></html>', '']) {
      server.instead = { type, body };
      await page.evaluate(
        (paths) => Promise.allSettled(paths.map((path) => fetch(path))),
        [
          '/recipes/',
          '/recipes/index.txt',
          '/search-index.json',
          '/pictures/x-1-800.avif',
          '/_next/static/chunks/x.js',
          '/_next/static/chunks/x.css',
        ],
      );
    }
  expect(await wrong()).toEqual([]);

  server.instead = null;
  // As a worker of earlier days may have kept it.
  const spoilt = await page.evaluate(async () => {
    const cache = await caches.open('built-files');
    const keys = await cache.keys();
    for (const key of keys)
      await cache.put(
        key,
        new Response('<h1>Please sign in</h1>', { headers: { 'content-type': 'text/html' } }),
      );
    return keys.length;
  });
  expect(spoilt).toBeGreaterThan(20);
  await page.reload();
  await ready(page);
  await page.getByRole('button', { name: 'Cook mode' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Cook mode: Barley Stew' })).toBeVisible();
  // A file that no page used since is mended when one does.
  const own = filesOf(route).map((path) => server.site + path);
  await expect.poll(async () => (await wrong()).filter((file) => own.includes(file)), POLL).toEqual([]);
});
