import { expect, type Page, test } from 'playwright/test';
import { recordShifts, shiftOf, watchRequests } from './layout-shift';
import { ready, settled } from './watch';

/** Most that a page may shift by itself while it loads. */
const MOST = 0.02;

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

const RECIPE = '/barley-stew/';
const SHOPPING = '/recipes/shopping-list/';
const SAVED = '/recipes/saved/';
const GUIDE = '/travel/port-alder/';

const SLUGS = [
  'barley-stew',
  'chickpea-block',
  'brined-turnips',
  'herb-salad',
  'lemon-noodles',
  'rice-bowls',
  'oat-dumplings',
];

type Store = Record<string, string>;

/** Some recipes on the shopping list and in both saved lists. */
const recipesStored = (slugs: string[]): Store => ({
  'rtr:shopping': JSON.stringify({
    version: 1,
    recipes: slugs.map((slug) => ({ slug, servings: 4, variant: null })),
    ticked: [],
    own: [{ id: 'o1', text: 'Napkins' }],
  }),
  'rtr:saved': JSON.stringify({ favourites: slugs, later: slugs }),
});

/** Everything that a visitor can have on the device. */
const everythingStored = (): Store => ({
  ...recipesStored(SLUGS),
  'rtr:checked:barley-stew': JSON.stringify(['beef', 'soy-sauce', 'oil', 'step:season']),
  'rtr:cook:barley-stew': JSON.stringify({ step: 'cut', at: Date.now() }),
  'rtr:walks': JSON.stringify({
    version: 1,
    walks: [{ stops: ['blue-door', 'ferry-kitchen', 'mill-bakery'] }, { stops: ['night-lamp'] }],
  }),
  'rtr:timers': JSON.stringify([
    {
      id: 'a',
      label: 'Simmer the stew',
      recipe: 'Barley Stew',
      path: '/barley-stew',
      total: 3_600_000,
      endsAt: Date.now() + 3_000_000,
    },
  ]),
});

/** Fills the storage before any script of a page runs, and visits a page, which stores the counts of all that. */
async function seed(page: Page, store: Store): Promise<void> {
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, store);
  if (!('rtr:shopping' in store)) return;
  await page.goto('/about/');
  await expect(page.getByRole('link', { name: /^Shopping list, \d+ items?$/ })).toBeAttached();
}

/** Holds back data and lazy chunks of a page. @returns what lets them arrive */
async function holdLateFiles(page: Page, route: string): Promise<() => void> {
  const html = await (await page.request.get(route)).text();
  const isLate = ({ pathname }: URL) =>
    pathname.includes('/data/') ||
    pathname.endsWith('.json') ||
    (pathname.includes('/_next/static/chunks/') && !html.includes(pathname));
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(isLate, async (held) => {
    await released;
    await held.fallback();
  });
  return release;
}

/** Waits for the last part of a page to load. */
async function expectEnd(page: Page, route: string): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name });
  if (route === SHOPPING)
    await expect(button('Empty the list').or(button('Import it')).first()).toBeVisible();
  if (route === SAVED) await expect(button('Export file')).toBeVisible();
}

/** Opens an address at each size, holding back its lazy chunks and data at first. Waits for `expectAll` before it measures. */
async function expectNoShift(page: Page, route: string, expectAll: () => Promise<void>): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const release = await holdLateFiles(page, route);
    const atRest = watchRequests(page);
    await page.goto(route);
    await ready(page);
    await settled(page);
    release();
    await expectAll();
    await atRest();
    expect(await shiftOf(page), `${size.width} px`).toBeLessThanOrEqual(MOST);
    await page.unrouteAll();
  }
}

for (const [name, store, routes] of [
  ['everything', everythingStored, ['/', RECIPE, SHOPPING, SAVED, GUIDE]],
  ['nothing', () => ({}), [SHOPPING, SAVED]],
] as const)
  for (const route of routes) {
    test(`${route} does not shift with ${name} stored when its lazy chunks are late`, async ({ page }) => {
      await recordShifts(page);
      await seed(page, store());
      await expectNoShift(page, route, async () => {
        if (name === 'everything') await expect(page.getByRole('region', { name: 'Timers' })).toBeVisible();
        await expectEnd(page, route);
      });
    });
  }

for (const route of [SHOPPING, SAVED]) {
  test(`${route} does not shift with one recipe stored`, async ({ page }) => {
    await recordShifts(page);
    await seed(page, recipesStored(['barley-stew']));
    const atRest = watchRequests(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.goto(route);
      await expectEnd(page, route);
      await atRest();
      expect(await shiftOf(page), `${size.width} px`).toBeLessThanOrEqual(MOST);
    }
  });

  test(`a reload of ${route} restores the scroll position and does not shift`, async ({ page }) => {
    await recordShifts(page);
    await seed(page, everythingStored());
    const atRest = watchRequests(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(route);
    await expectEnd(page, route);
    await page.evaluate(() => window.scrollTo({ top: 1000, behavior: 'instant' }));
    await page.reload();
    await expectEnd(page, route);
    await atRest();
    expect(await page.evaluate(() => window.scrollY)).toBe(1000);
    expect(await shiftOf(page)).toBeLessThanOrEqual(MOST);
  });
}

for (const query of ['category=salads', 'have=barley', 'diet=vegan&time=30']) {
  test(`/recipes/?${query} does not shift when its recipes are late`, async ({ page }) => {
    await recordShifts(page);
    await expectNoShift(page, `/recipes/?${query}`, () =>
      expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible(),
    );
  });
}
