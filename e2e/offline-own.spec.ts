import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { filesOf, OwnServer } from './own-server';
import { putAway, ready } from './watch';

// The visitor's own pages without a network, also those that were never opened.

const LIST = '/recipes/shopping-list/';
const SAVED = '/recipes/saved/';
const OWN = [LIST, SAVED, '/recipes/', '/recipes.json'];
const SALAD = '/recipes/herb-salad/';
const GUIDE = '/travel/port-alder/';
const EVENTS = '/travel/port-alder/events/';
const FAIRS = '/travel/port-alder/events/port-alder-fairs.ics';

/** Short pauses between the questions whether a file is stored. Milliseconds. */
const POLL = { timeout: 20_000, intervals: [100] };

let server: OwnServer;
test.beforeEach(async () => {
  server = await new OwnServer().open();
});
test.afterEach(() => server.close());

/** Paths that the browser has no copy of. */
const missing = (page: Page, paths: readonly string[]) =>
  page.evaluate(async (wanted) => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const here = new Set(requests.flat().map(({ url }) => new URL(url).pathname));
    return wanted.filter((path) => !here.has(path));
  }, paths);

/** Waits until paths are stored, and of pages the files too, lazy ones among them. */
const expectStored = async (page: Page, paths: readonly string[]) => {
  const files = paths.filter((path) => path.endsWith('/')).flatMap(filesOf);
  await putAway(page);
  await expect.poll(() => missing(page, [...paths, ...files]), POLL).toEqual([]);
};

const store = (page: Page, entries: Record<string, unknown>) =>
  page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored))
      if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));
  }, entries);

const visit = async (page: Page, path: string) => {
  await page.goto(server.site + path);
  await ready(page);
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Presses a link to a calendar file. Returns the name and the text of the download. */
async function download(page: Page, name: RegExp | string): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name }).first().click(),
  ]);
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
}

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

test('a visitor with lists has these and all recipes without a network after a visit to another page', {
  tag: '@engines',
}, async ({ page }) => {
  await store(page, {
    'rtr:shopping': { version: 1, recipes: [], ticked: [], own: [{ id: 'o1', text: 'Milk' }] },
    'rtr:saved': { favourites: ['herb-salad'], later: [] },
  });
  await visit(page, '/about/');
  await expectStored(page, OWN);
  await server.close();
  await visit(page, LIST);
  await expect(heading(page)).toHaveText('Shopping list');
  await page.getByRole('textbox', { name: 'Add something else' }).fill('Napkins');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Napkins', exact: true })).toBeVisible();
  await visit(page, SAVED);
  await expect(heading(page)).toHaveText('Saved recipes');
  await visit(page, '/recipes/?category=filling');
  await expect(page.getByRole('status').filter({ hasText: '3 recipes' })).toBeVisible();
});

test('a recipe that was listed and never opened opens as listed, and is deleted with its entry', async ({
  page,
}) => {
  await visit(page, LIST);
  await expectStored(page, [LIST]);
  // The lists are empty, so that the worker has stored the open page only.
  expect(await missing(page, [SAVED, '/recipes/'])).toEqual([SAVED, '/recipes/']);
  await page.getByRole('button', { name: 'Add Herb Salad' }).click();
  const recipes = page.getByRole('region', { name: 'Recipes' });
  await recipes.getByRole('button', { name: 'More servings' }).click();
  await expect(recipes).toContainText('2½ servings');
  await expectStored(page, [...OWN, SALAD]);
  await server.close();
  await visit(page, LIST);
  // On a phone the recipes are folded.
  const unfold = async () => {
    await expect(page.getByRole('checkbox', { name: '640 g lettuce' })).toBeVisible();
    await page.getByRole('button', { name: 'Change' }).click();
  };
  await unfold();
  await page.getByRole('link', { name: 'Herb Salad' }).first().click();
  await expect(page).toHaveURL(`${server.site}${SALAD}?servings=2.5`);
  await expect(heading(page)).toContainText('Herb Salad');
  await ready(page);
  const photograph = page.getByRole('main').getByRole('img').first();
  await photograph.scrollIntoViewIfNeeded();
  await expect
    .poll(() => photograph.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  // The steps of the page have their script.
  await page.getByRole('button', { name: 'Cook mode' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Cook mode: Herb Salad' })).toBeVisible();

  await server.open();
  await visit(page, LIST);
  await unfold();
  await page.getByRole('button', { name: 'Remove Herb Salad from the list' }).click();
  // Its visit without a network stored nothing.
  await expect.poll(() => missing(page, [SALAD]), POLL).toEqual([SALAD]);
});

test('without a network the visitor is led to what there is first', async ({ page }) => {
  await store(page, {
    'rtr:shopping': { version: 1, recipes: [], ticked: [], own: [{ id: 'o1', text: 'Milk' }] },
    'rtr:saved': { favourites: ['herb-salad'], later: [] },
    'rtr:walks': { version: 1, walks: [{ stops: ['blue-door', 'gone-cafe', 'night-lamp'] }] },
  });
  await visit(page, '/about/');
  await expectStored(page, [...OWN, SALAD, '/search-index.json']);
  await server.close();
  await visit(page, '/coaching/');
  await expect(heading(page)).toHaveText('Offline');
  const own = page.getByRole('region', { name: 'Your kitchen' });
  // The page of the walk was not opened.
  await expect(own.getByRole('link')).toHaveText(['Shopping list 1', 'Saved recipes 1']);
  const kept = page.getByRole('region', { name: 'Kept on this device' });
  await expect(kept.getByRole('link', { name: 'Herb Salad' })).toBeVisible();
  await expect(kept.getByRole('link', { name: 'Shopping list' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'No connection, and no copy here',
    'Your kitchen',
    'Kept on this device',
  ]);
  await own.getByRole('link', { name: 'Saved recipes' }).click();
  await expect(heading(page)).toHaveText('Saved recipes');
  await ready(page);
  await expect(page.getByRole('link', { name: 'Herb Salad' }).first()).toBeVisible();

  await server.open();
  await visit(page, GUIDE);
  await expectStored(page, [GUIDE, '/travel/port-alder/search/']);
  await server.close();
  await visit(page, '/coaching/');
  await expect(own.getByRole('link', { name: 'Your walk 2 stops' })).toHaveAttribute(
    'href',
    '/travel/port-alder/?walk=blue-door,gone-cafe,night-lamp#walk',
  );
  // Pages that were opened come first, the latest before others.
  await expect(kept.getByRole('link').first()).toHaveText('Port Alder Food Map');
  await expect(kept.getByRole('link', { name: 'Search Port Alder' })).toBeVisible();
});

test('a guide that was opened has its search and its calendar files without a network', async ({ page }) => {
  await visit(page, GUIDE);
  await expectStored(page, [GUIDE, '/travel/port-alder/search/', FAIRS]);
  await visit(page, EVENTS);
  await expectStored(page, [EVENTS]);
  await server.close();
  await visit(page, '/travel/port-alder/search/?q=blue');
  await expect(heading(page)).toHaveText('Search every place');
  await expect(page.getByRole('heading', { name: /^Blue Door/ }).first()).toBeVisible();
  await visit(page, EVENTS);
  const all = await download(page, /in one calendar$/);
  expect(all.name).toBe('port-alder-fairs.ics');
  expect(all.text).toMatch(/^BEGIN:VCALENDAR/);
  const one = await download(page, /^Add to calendar\s*: Lantern Walk$/);
  expect(one.name).toBe('lantern-walk.ics');
  expect(one.text).toContain('SUMMARY:Lantern Walk');
});

test('a calendar file that can’t be had is reported', async ({ page }) => {
  await visit(page, EVENTS);
  await expectStored(page, [EVENTS, FAIRS]);
  await server.close();
  await page.evaluate(() => caches.delete('data'));
  await page.getByRole('link', { name: /in one calendar$/ }).click();
  await expect(page.getByText('The calendar file didn’t load')).toBeVisible();
});

test('damaged lists on the device neither break a page nor delete copies', async ({ page }) => {
  await store(page, { 'rtr:saved': { favourites: ['herb-salad'], later: [] } });
  await visit(page, '/about/');
  await expectStored(page, [LIST, '/recipes/', '/recipes.json', SALAD]);
  await page.evaluate(() => localStorage.setItem('rtr:saved', 'half a {"'));
  await visit(page, '/coaching/');
  await expectStored(page, ['/coaching/']);
  await server.close();
  await visit(page, SALAD);
  await expect(heading(page)).toContainText('Herb Salad');
  await visit(page, SAVED);
  await expect(heading(page)).toHaveText('Saved recipes');
});
