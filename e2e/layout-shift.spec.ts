import { expect, type Page, test } from 'playwright/test';
import * as lines from '@/.content/words/shoppingLines';
import * as timerWords from '@/.content/words/timers';
import { filesIn } from '@/lib/offline/worker';
import { ingredientsOf, stepsOf } from '@/lib/recipe/blocks';
import * as pages from './content/kinds';
import { longestRecipe, recipes } from './content/recipes';
import { city } from './content/travel';
import { recordShifts, shiftOf, watchRequests } from './layout-shift';
import { sitePages } from './routes';
import { ready, settled } from './watch';

/** Most that a page may shift by itself while it loads. */
const MOST = 0.02;

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

type Store = Record<string, string>;

const slugs = recipes.map(({ slug }) => slug);

/** So many recipes on the shopping list and in both saved lists. */
const recipesStored = (count: number): Store => ({
  'rtr:shopping': JSON.stringify({
    version: 1,
    recipes: slugs.slice(0, count).map((slug) => ({ slug, servings: 4, variant: null })),
    ticked: [],
    own: [{ id: 'o1', text: 'Napkins' }],
  }),
  'rtr:saved': JSON.stringify({ favourites: slugs.slice(0, count), later: slugs.slice(0, count) }),
});

const stops = (city?.listed ?? []).map(({ slug }) => slug);

/** All that a visitor can have on the device: lists, walks, a running timer, and every recipe half cooked. */
function everythingStored(): Store {
  const halfCooked = recipes.map((recipe): Store => {
    const [first, second] = stepsOf(recipe);
    const ticks = [...ingredientsOf(recipe).slice(0, 3), ...(first ? [{ id: `step:${first.id}` }] : [])];
    return {
      [`rtr:checked:${recipe.slug}`]: JSON.stringify(ticks.map(({ id }) => id)),
      ...(second && { [`rtr:cook:${recipe.slug}`]: JSON.stringify({ step: second.id, at: Date.now() }) }),
    };
  });
  const timer = { id: 'a', label: 'Simmer', recipe: longestRecipe?.title ?? 'Stew', path: '/stew' };
  return {
    ...recipesStored(12),
    'rtr:walks': JSON.stringify({
      version: 1,
      walks: [{ stops: stops.slice(0, 3) }, { stops: stops.slice(1, 3) }],
    }),
    'rtr:timers': JSON.stringify([{ ...timer, total: 3_600_000, endsAt: Date.now() + 3_000_000 }]),
    ...Object.assign({}, ...halfCooked),
  };
}

/** Fills the storage before any script of the page runs. */
const seed = (page: Page, store: Store) =>
  page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, store);

/** Holds back data and lazy chunks of a page until the first view is on screen. Returns what lets them go. */
async function holdLateFiles(page: Page, route: string): Promise<() => void> {
  const named = new Set(filesIn(await (await page.request.get(route)).text()));
  const isLate = ({ pathname }: URL) =>
    pathname.includes('/data/') ||
    pathname.endsWith('.json') ||
    (pathname.includes('/_next/static/chunks/') && !named.has(pathname));
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

/** Content of a page once everything on it has loaded. */
const END: Record<string, (page: Page) => Promise<void>> = {
  [pages.shopping.route]: (page) =>
    expect(
      page.getByRole('button', { name: lines.empty }).or(page.getByRole('button', { name: lines.bringHere })),
    ).toBeVisible(),
  [pages.saved.route]: (page) => expect(page.locator('#kept-file')).toBeVisible(),
};

// The address of a recipe by its number shows the page that the recipe has already.
const shownPages = sitePages.filter(({ route }) => !/^\/recipes\/\d+\/$/.test(route));

for (const { route } of shownPages) {
  test(`${route} stands still with everything stored`, async ({ page }) => {
    await recordShifts(page);
    await seed(page, everythingStored());
    const atRest = watchRequests(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.goto(route);
      await expect(page.getByRole('region', { name: timerWords.timers })).toBeVisible();
      await END[route]?.(page);
      await atRest();
      expect(await shiftOf(page), `${size.width} px`).toBeLessThanOrEqual(MOST);
    }
  });
}

for (const { route } of [pages.shopping, pages.saved])
  for (const count of [0, 1, 3]) {
    test(`${route} stands still with ${count} recipes stored`, async ({ page }) => {
      await recordShifts(page);
      if (count > 0) await seed(page, recipesStored(count));
      const atRest = watchRequests(page);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await page.goto(route);
        await END[route]?.(page);
        await atRest();
        expect(await shiftOf(page), `${size.width} px`).toBeLessThanOrEqual(MOST);
      }
    });
  }

const lateRoutes = pages.there([
  pages.shopping,
  pages.saved,
  pages.first,
  pages.longest,
  pages.cityMap,
  pages.citySearch,
]);

for (const { route } of lateRoutes)
  for (const [name, store] of [
    ['everything', everythingStored()],
    ['nothing', {}],
  ] as const) {
    test(`${route} stands still with ${name} stored when its lazy files are late`, async ({ page }) => {
      await recordShifts(page);
      await seed(page, store);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        const release = await holdLateFiles(page, route);
        const atRest = watchRequests(page);
        await page.goto(route);
        await ready(page);
        await settled(page);
        release();
        await END[route]?.(page);
        await atRest();
        expect(await shiftOf(page), `${size.width} px`).toBeLessThanOrEqual(MOST);
        await page.unrouteAll();
      }
    });
  }

for (const { route } of [pages.shopping, pages.saved])
  test(`a reload of ${route} keeps the scroll position of a full list and stands still`, async ({ page }) => {
    await recordShifts(page);
    await seed(page, everythingStored());
    const atRest = watchRequests(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(route);
    await END[route]?.(page);
    await page.evaluate(() => window.scrollTo({ top: 1000, behavior: 'instant' }));
    await page.reload();
    await END[route]?.(page);
    await atRest();
    expect(await page.evaluate(() => window.scrollY)).toBe(1000);
    expect(await shiftOf(page)).toBeLessThanOrEqual(MOST);
  });
