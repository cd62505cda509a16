import { expect, type Page, test } from 'playwright/test';
import * as addToList from '@/.content/words/addToList';
import * as cook from '@/.content/words/cook';
import * as ingredients from '@/.content/words/ingredients';
import { title as planTitle } from '@/.content/words/plan';
import * as words from '@/.content/words/recipe';
import * as siteSearch from '@/.content/words/siteSearch';
import { basePath, withBasePath } from '@/lib/base-path';
import { offline, recipesPage } from '@/lib/content/pages';
import { site } from '@/lib/content/site';
import { literally, needed } from './content/found';
import * as pages from './content/kinds';
import { afterPresses, grams, weighed } from './content/recipes';
import { filesOf, OwnServer } from './own-server';
import { ready, scrollThrough } from './watch';

/** One page of every kind, with its heading. */
const PAGES = pages.there([
  pages.longest,
  pages.listed,
  pages.learn[0],
  pages.cityMap,
  pages.citySearch,
  pages.eventList,
  pages.announcedList,
  pages.sections,
  pages.shopping,
  pages.saved,
]);
/** Those with most pictures. */
const WITH_PICTURES = [pages.longest, pages.listed];
const RECIPE = 'recipe';

/** What is kept is asked for often: the pauses between would add up to more than the keeping takes. Milliseconds. */
const POLL = { timeout: 20_000, intervals: [100] };

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

let server: OwnServer;
test.beforeEach(async () => {
  server = await new OwnServer().open();
});
test.afterEach(() => server.close());

/** Which of some files the browser keeps no copy of, by their paths at the host. */
const missing = (page: Page, paths: string[]) =>
  page.evaluate(async (wanted) => {
    const kept = await Promise.all(wanted.map((path) => caches.match(path, { ignoreVary: true })));
    return wanted.filter((_, index) => !kept[index]);
  }, paths);

/** Waits until a page is kept: its HTML, its data and its files, late ones among them. */
async function kept(page: Page, path: string): Promise<void> {
  const wanted = [path, `${path}index.txt`, ...filesOf(path)];
  await expect.poll(() => missing(page, wanted.map(withBasePath)), POLL).toEqual([]);
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

test('pages that were visited by a link open without a network, each by its address and by a link', {
  tag: '@engines',
}, async ({ page }) => {
  test.slow();
  await page.goto(`${server.site}/`);
  await ready(page);
  await page.evaluate(() => Object.assign(window, { isOneDocument: true }));
  for (const { route: path, title: heading } of PAGES) {
    await follow(page, path);
    await expect(page).toHaveURL(server.site + path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await kept(page, path);
    await expect.poll(async () => missing(page, await pictures(page)), POLL).toEqual([]);
  }
  expect(await page.evaluate(() => 'isOneDocument' in window)).toBe(true);

  await server.close();
  for (const { route: path, title: heading } of PAGES) {
    const response = await page.goto(`${server.site + path}?units=us`);
    expect([path, response?.status()]).toEqual([path, 200]);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    if (WITH_PICTURES.some((stop) => stop?.route === path)) await scrollThrough(page);
    expect(await brokenPictures(page)).toEqual([]);
  }
  await page.goto(`${server.site}/`);
  await ready(page);
  await page.evaluate(() => Object.assign(window, { isOneDocument: true }));
  for (const { route: path, title: heading } of PAGES.slice(0, 3)) {
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

test('what a recipe page offers works without a network, though none of it was used before', {
  tag: '@engines',
}, async ({ page }) => {
  const { route, title } = needed(pages.longest, RECIPE);
  const change = weighed.find(({ recipe }) => recipe.title === title);
  await page.goto(server.site + route);
  await kept(page, route);
  await server.close();
  const press = (name: string) => page.getByRole('button', { name }).first().click();
  const wanted = change ? afterPresses(change.recipe, 2) : 6;
  await page.goto(`${server.site}${route}?servings=${wanted}`);
  if (change) {
    const amount = grams((change.amount * wanted) / change.recipe.yield.amount);
    await expect(
      page.getByRole('region', { name: ingredients.title }).getByText(amount).first(),
    ).toBeVisible();
  }
  await press(words.addFavourite);
  await expect(page.getByText(words.addedFavourite)).toBeVisible();
  await press(ingredients.byWhatIHave);
  await expect(page.getByRole('combobox').first()).toBeVisible();
  await press(words.addToList);
  await expect(page.getByText(addToList.added)).toBeVisible();
  await press(words.planTime);
  await expect(page.getByRole('dialog', { name: planTitle })).toBeVisible();
  await page.keyboard.press('Escape');
  await press(words.cookMode);
  await expect(page.getByRole('dialog', { name: cook.title({ recipe: title }) })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: siteSearch.label }).fill(title);
  await expect(page.getByRole('option').first()).toContainText(title);
});

test('a page that is not kept says so at its own address, lists what is, and comes with the network', {
  tag: '@engines',
}, async ({ page }) => {
  const { route, title } = needed(pages.longest, RECIPE);
  const { listed, shopping } = pages;
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(server.site + listed.route);
  await kept(page, listed.route);
  await page.goto(server.site + route);
  await kept(page, route);
  await server.close();
  const response = await page.goto(`${server.site}${shopping.route}?from=friend`);
  expect(response?.status()).toBe(503);
  await expect(page).toHaveURL(`${server.site}${shopping.route}?from=friend`);
  await expect(page).toHaveTitle(new RegExp(`^${literally(offline.title)}`));
  await expect(heading).toHaveText(offline.title);
  const links = page.getByRole('region', { name: offline.kept }).getByRole('link');
  const { metaTitle = recipesPage.title } = recipesPage;
  await expect(links).toHaveText([title, metaTitle, site.name].map((name) => new RegExp(literally(name))));
  await page.goto(`${server.site}/no-such-page`);
  await expect(heading).toHaveText(offline.title);
  await links.first().click();
  await expect(heading).toContainText(title);

  await page.goto(server.site + shopping.route);
  await expect(heading).toHaveText(offline.title);
  await server.open();
  await page.getByRole('button', { name: offline.again }).click();
  await expect(heading).toContainText(shopping.title);
});

test('nothing that was searched or chosen is part of what is kept', async ({ page }) => {
  const { route } = pages.citySearch ?? pages.listed;
  await page.goto(`${server.site}${route}?q=secret+soup`);
  await kept(page, route);
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

test('a network that answers everything with something else leaves what is kept as it is, and what is wrong is mended', {
  tag: '@engines',
}, async ({ page }) => {
  const { route, title } = needed(pages.longest, RECIPE);
  await page.goto(server.site + route);
  await kept(page, route);
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
          '/site-index.json',
          '/pictures/x-1-800.avif',
          '/_next/static/chunks/x.js',
          '/_next/static/chunks/x.css',
        ].map(withBasePath),
      );
    }
  expect(await wrong()).toEqual([]);

  server.instead = null;
  // As a worker of earlier days may have kept it.
  const spoilt = await page.evaluate(
    async (name) => {
      const cache = await caches.open(name);
      const keys = await cache.keys();
      for (const key of keys)
        await cache.put(
          key,
          new Response('<h1>Please sign in</h1>', { headers: { 'content-type': 'text/html' } }),
        );
      return keys.length;
    },
    `${basePath && `${basePath}/`}built-files`,
  );
  expect(spoilt).toBeGreaterThan(20);
  await page.reload();
  await ready(page);
  await page.getByRole('button', { name: words.cookMode }).first().click();
  await expect(page.getByRole('dialog', { name: cook.title({ recipe: title }) })).toBeVisible();
  // What no page used since is mended when one does.
  const own = filesOf(route).map((path) => server.site + path);
  await expect.poll(async () => (await wrong()).filter((file) => own.includes(file)), POLL).toEqual([]);
});
