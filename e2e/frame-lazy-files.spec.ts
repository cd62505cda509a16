import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { filesIn } from '@/lib/offline/page-files';
import { exportedPages, FIXTURE_OUT as OUT } from '@/scripts/export';
import { lazyChunksIn } from '@/scripts/postbuild/lazy-chunks';
import { ROUTER_DATA } from '@/scripts/postbuild/router-data';
import { ready } from './watch';

/** Lists of lazy files of the whole export, each with the code behind it: one for every `import()`. */
function lazyLists(): { files: string[]; code: string }[] {
  const lists = new Map<string, string[]>();
  const files = new Set(exportedPages(OUT).flatMap(({ html }) => filesIn(html)));
  for (const file of files) {
    if (!file.endsWith('.js')) continue;
    if (file.startsWith(`/${ROUTER_DATA}/`)) {
      for (const named of filesIn(readFileSync(OUT + file, 'utf8'))) files.add(named);
      continue;
    }
    for (const list of readFileSync(OUT + file, 'utf8').match(/\["static\/chunks\/[^\]]*\]/g) ?? []) {
      lists.set(list, lazyChunksIn(list));
      for (const late of lazyChunksIn(list)) files.add(late);
    }
  }
  const codeOf = (file: string) => (file.endsWith('.js') ? readFileSync(OUT + file, 'utf8') : '');
  return [...lists.values()].map((list) => ({ files: list, code: list.map(codeOf).join('') }));
}

const LISTS = lazyLists();
const LATE = new Set(LISTS.flatMap(({ files }) => files));

/** Exports of lazy chunks that no press waits for: without them the page stays as its HTML. */
const HELPERS = [
  'SignUpAnswer',
  'searchCorrection',
  'Tooltip',
  'DatesToday',
  'savePages',
  'updateGuides',
  'toastSetAside',
  'watchDialogHistory',
  'PageSuggestions',
  'recount',
  'mergeRecipes',
  'chosenRecipes',
  'OpenNowText',
  'RecipeIdeas',
  'linkWithWalk',
  'PrintRegionButton',
  'printOrExplain',
  // In several chunks, one of which fails below.
  'openDialog',
];

/** Exports that the shopping list loads only on a site with many recipes. The list of recipes, which is tried, has them too. */
const OF_MANY_RECIPES = ['recipeOffers'];

const FAULTS = {
  'does not arrive': null,
  'is gone': { status: 404, contentType: 'text/html', body: '<!DOCTYPE html><h1>404</h1>' },
  'is a page instead': { status: 200, contentType: 'text/html', body: '<!DOCTYPE html><h1>Sign in</h1>' },
};
type Fault = keyof typeof FAULTS;

/** Files that failed in one of these tests. */
const failed = new Set<string>();

/** Makes late files fail, all but those that `passing` holds. Returns those that failed since it was asked last. */
async function failLazyFiles(page: Page, fault: Fault, passing: Set<string>): Promise<() => string[]> {
  let now: string[] = [];
  await page.route('**/_next/static/chunks/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (!LATE.has(pathname) || passing.has(pathname)) return route.fallback();
    failed.add(pathname);
    now.push(pathname);
    const answer = FAULTS[fault];
    return answer ? route.fulfill(answer) : route.abort();
  });
  return () => {
    const last = now;
    now = [];
    return last;
  };
}

/** Marks a recent reload, so that the next failed load is reported instead of reloading. */
const noReload = (page: Page) =>
  page.addInitScript(() => sessionStorage.setItem('rtr:chunk-reload', `${Date.now()}`));

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

type Press = {
  press: (page: Page) => Promise<unknown>;
  says: string | RegExp;
  /** True if the files that failed at the press before load now. */
  isNext?: boolean;
};

/** Presses each control on a page whose lazy chunks fail, and reads the messages. */
async function pressAll(page: Page, fault: Fault, route: string, presses: Press[]): Promise<void> {
  await noReload(page);
  const passing = new Set<string>();
  const failedNow = await failLazyFiles(page, fault, passing);
  await page.goto(route);
  await ready(page);
  for (const { press, says, isNext } of presses) {
    const last = failedNow();
    // Pages may share a file: what came on one of them fails again on the next.
    if (!isNext) passing.clear();
    else for (const file of last) passing.add(file);
    await press(page);
    // Watched for in the page: an assertion would look again only after ever longer pauses. Longer than the page itself
    // waits for a file that neither comes nor fails.
    await page.getByText(says).filter({ visible: true }).first().waitFor({ timeout: 20_000 });
    // The next words may be the same.
    await page.evaluate(() => {
      for (const place of document.querySelectorAll('body > [role=status]')) place.textContent = '';
    });
  }
  expect(await page.evaluate(() => document.title)).not.toContain('404');
}

test.use({
  reducedMotion: 'reduce',
  viewport: { width: 390, height: 844 },
  permissions: ['clipboard-read', 'clipboard-write'],
});
test.describe.configure({ mode: 'serial' });

const RECIPE_PRESSES: Press[] = [
  { press: async () => {}, says: 'The timers didn’t load' },
  { press: button('Search'), says: 'The search didn’t load' },
  { press: button('Open menu'), says: 'The menu didn’t load' },
  { press: button('Cook mode'), says: 'Cook mode didn’t load' },
  { press: button(/Plan it$/), says: 'The planner didn’t load' },
  { press: button('Add to shopping list'), says: 'The shopping list didn’t load' },
  { press: button('Add to favourites'), says: 'Added to your favourites' },
  { press: button('Share'), says: /Link copied|Copy this link/ },
  { press: button('Scale to what I have'), says: 'The form didn’t load' },
  { press: button('More servings'), says: 'The measures didn’t load' },
  { press: button('Copy address'), says: /Address copied|Copy this address/ },
  { press: button('Search'), says: 'The search didn’t load' },
  {
    isNext: true,
    press: async (on) => {
      await button('Search')(on);
      await expect(
        on.getByText('The search didn’t load. Check your connection and try again.'),
      ).toBeVisible();
      await on.keyboard.press('Escape');
      await button(/Plan it$/)(on);
    },
    says: 'The planner didn’t load',
  },
  {
    isNext: true,
    press: async (on) => {
      await button(/Plan it$/)(on);
      await button('Add to calendar')(on);
    },
    says: 'The calendar file didn’t load',
  },
];

for (const fault of Object.keys(FAULTS) as Fault[])
  test(`a recipe page names each part whose file ${fault}`, async ({ page }) => {
    await page.addInitScript(
      (timers) => {
        localStorage.setItem('rtr:timers', timers);
        localStorage.setItem('rtr:counts', '{"timers":1}');
      },
      JSON.stringify([
        {
          id: 'a',
          label: 'Simmer',
          recipe: 'Barley Stew',
          path: '/barley-stew/',
          total: 600_000,
          left: 600_000,
        },
      ]),
    );
    // Faults of one kind are found in one place, so some presses stand for all.
    const some = fault === 'does not arrive' ? RECIPE_PRESSES : RECIPE_PRESSES.slice(0, 4);
    await pressAll(page, fault, '/barley-stew/', some);
  });

test('the shopping list names each part that does not load', async ({ page }) => {
  const take = button('QR or file');
  await page.addInitScript(
    (list) => {
      localStorage.setItem('rtr:shopping', list);
    },
    JSON.stringify({ version: 1, recipes: [], ticked: [], own: [{ id: 'o1', text: 'Napkins' }] }),
  );
  const notLoaded = 'The list didn’t load. Check your connection and reload the page.';
  await pressAll(page, 'is gone', '/recipes/shopping-list/', [
    { press: async () => {}, says: notLoaded },
    {
      press: (on) => on.goto('/recipes/shopping-list/?units=us#list=v1.broken'),
      says: 'The shared list didn’t load',
    },
    { press: (on) => on.goto('/recipes/shopping-list/'), says: notLoaded },
    { isNext: true, press: (on) => on.reload().then(() => take(on)), says: 'QR code and file didn’t load' },
    { isNext: true, press: take, says: 'The QR code didn’t load' },
    {
      press: (on) => on.goto('/recipes/saved/'),
      says: 'The rest didn’t load. Check your connection and reload the page.',
    },
  ]);
});

test('the map of a guide names each part that does not load', async ({ page }) => {
  await pressAll(page, 'does not arrive', '/travel/port-alder/?region=quayside', [
    { press: button('More filters'), says: 'More filters didn’t load' },
    { press: button('Save this guide to my phone'), says: 'The guide saver didn’t load' },
    { press: button('Show streets'), says: 'The street map didn’t load' },
    { press: button('See a larger picture: Blue Door (Old Quay)'), says: 'The picture didn’t load' },
    {
      press: (on) =>
        on.getByRole('article').getByRole('button', { name: 'Old Quay', exact: true }).first().click(),
      says: 'The neighbourhood didn’t load',
    },
    { press: button('Quiet Corners'), says: 'Quiet Corners didn’t load' },
  ]);
});

test('a walk names each part that does not load', async ({ page }) => {
  const add = button(/^Add .+ to your Walk$/);
  await pressAll(page, 'does not arrive', '/travel/port-alder/?region=quayside', [
    { press: add, says: 'The walk didn’t load' },
    {
      isNext: true,
      press: (on) => add(on).then(() => button('Open the walk')(on)),
      says: 'The walk didn’t load',
    },
    {
      isNext: true,
      press: async (on) => {
        await button('Open the walk')(on);
        await button('Add times')(on);
        await button('Calendar')(on);
      },
      says: 'The calendar file didn’t load',
    },
    // The walk that was begun before does not load there either.
    {
      press: (on) => on.goto('/travel/port-alder/search/?q=blue'),
      says: /(The search|The walk) didn’t load/,
    },
    { press: add, says: 'The walk didn’t load' },
  ]);
});

test('the searches of recipes and of restaurants name what does not load, and keep every result', async ({
  page,
}) => {
  await pressAll(page, 'does not arrive', '/recipes/', [
    {
      press: (on) => on.getByRole('combobox', { name: 'Search recipes' }).fill('a'),
      says: 'The search didn’t load',
    },
    { press: (on) => on.goto('/travel/port-alder/search/?q=a'), says: 'The search didn’t load' },
  ]);
  await expect(page.getByRole('article').getByRole('article').first()).toBeVisible();
});

test('events name the details that do not load', async ({ page }) => {
  await pressAll(page, 'is a page instead', '/travel/islands/events/', [
    { press: button('Tell me more'), says: 'The details didn’t load' },
    {
      press: (on) =>
        on
          .getByRole('link', { name: /^Add to calendar/ })
          .first()
          .click(),
      says: 'The calendar file didn’t load',
    },
  ]);
});

test.describe('in the browser of an app', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 339.0.3.12.91',
  });

  test('a control that cannot work names the way out although its explanation does not load', async ({
    page,
    baseURL,
  }) => {
    const save = button('Save this guide to my phone');
    await pressAll(page, 'is gone', '/travel/port-alder/?region=quayside', [
      { press: save, says: 'The guide saver didn’t load' },
      // A toast with the address, which the dialog has in a field.
      { isNext: true, press: save, says: `${baseURL}/travel/port-alder/?region=quayside` },
    ]);
  });
});

test('every lazy chunk fails in one of these tests, or no press waits for it', () => {
  const untested = LISTS.filter(
    ({ code }) => ![...HELPERS, ...OF_MANY_RECIPES].some((name) => code.includes(`"${name}"`)),
  ).filter(({ files }) => !files.every((file) => failed.has(file)));
  expect(untested.map(({ files }) => files.join(' '))).toEqual([]);
});

test('a file that is gone after an upload reloads the page once, with its state, and is named then', async ({
  page,
}) => {
  await failLazyFiles(page, 'is gone', new Set());
  // The page at this address loads no lazy file without a press.
  await page.goto('/barley-stew/?from=friend');
  await ready(page);
  await page.getByRole('checkbox').first().check();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await button('Cook mode')(page);
  await expect.poll(() => loads).toBe(1);
  await ready(page);
  await button('Cook mode')(page);
  await expect(page.getByText('Cook mode didn’t load')).toBeVisible();
  await expect(page).toHaveURL('/barley-stew/?from=friend');
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  expect(loads).toBe(1);
});

for (const [what, answerTo] of [
  ['is cut off in its middle', (data: string) => ({ body: data.slice(0, data.length / 2) })],
  ['is cut off near its end', (data: string) => ({ body: data.slice(0, data.length * 0.97) })],
  ['is something else', () => ({ body: 'Please sign in\n' })],
  ['is gone', () => ({ status: 404, body: 'Not found' })],
] as const)
  test(`a link leads to its page although the data behind it ${what}`, async ({ page }) => {
    const answer = answerTo(readFileSync(`${OUT}/barley-stew/index.txt`, 'utf8'));
    await page.route('**/barley-stew/index.txt*', (request) =>
      request.fulfill({ contentType: 'text/plain; charset=utf-8', ...answer }),
    );
    await page.goto('/recipes/');
    await ready(page);
    await page.getByRole('main').locator('a[href="/barley-stew/"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Barley Stew');
    await expect(page).toHaveURL('/barley-stew/');
    await expect(page.getByRole('checkbox').first()).toBeVisible();
  });
