import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { exportedPages, OUT } from '@/scripts/gate/export-files';
import { filesIn, lateFilesIn } from '@/scripts/postbuild/offline-worker';
import { endingWith, needed } from './content/found';
import { filmed, longestRecipe, planned, routeOf } from './content/recipes';
import { city, eventPages, gemCity, partsOf } from './content/travel';
import { ready } from './watch';

/** Lists of late files of the whole export, each with the code behind it: one for every `import()`. */
function lateLists(): { files: string[]; code: string }[] {
  const lists = new Map<string, string[]>();
  const files = new Set(exportedPages().flatMap(({ html }) => filesIn(html)));
  for (const file of files) {
    if (!file.endsWith('.js')) continue;
    for (const list of readFileSync(OUT + file, 'utf8').match(/\["static\/chunks\/[^\]]*\]/g) ?? []) {
      lists.set(list, lateFilesIn(list));
      for (const late of lateFilesIn(list)) files.add(late);
    }
  }
  const codeOf = (file: string) => (file.endsWith('.js') ? readFileSync(OUT + file, 'utf8') : '');
  return [...lists.values()].map((list) => ({ files: list, code: list.map(codeOf).join('') }));
}

const LISTS = lateLists();
const LATE = new Set(LISTS.flatMap(({ files }) => files));

/** Late files that nobody waits for, by what they export: without them the page goes on as HTML made it. */
const HELPERS = [
  'SignUpAnswer',
  'searchHelp',
  'searchWays',
  'BorrowedTooltip',
  'EventWhen',
  'keepPage',
  'tellAside',
  'watchDialogHistory',
];

const FAULTS = {
  'does not arrive': null,
  'is gone': { status: 404, contentType: 'text/html', body: '<!DOCTYPE html><h1>404</h1>' },
  'is a page instead': { status: 200, contentType: 'text/html', body: '<!DOCTYPE html><h1>Sign in</h1>' },
};
type Fault = keyof typeof FAULTS;

/** Files that failed in one of these tests. */
const failed = new Set<string>();

/** Makes late files fail, all but those that `passing` holds. Returns those that failed since it was asked last. */
async function breakLateFiles(page: Page, fault: Fault, passing: Set<string>): Promise<() => string[]> {
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

/** A reload that was tried a moment ago: what fails now is said. */
const noReload = (page: Page) =>
  page.addInitScript(() => sessionStorage.setItem('rtr:chunk-reload', `${Date.now()}`));

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

type Press = {
  press: (page: Page) => Promise<unknown>;
  says: string | RegExp;
  /** What the press before lacked is there now. */
  isNext?: boolean;
};

/** Presses one thing after another on a page whose late files fail, and reads what is said. */
async function pressAll(page: Page, fault: Fault, route: string, presses: Press[]): Promise<void> {
  await noReload(page);
  const passing = new Set<string>();
  const lately = await breakLateFiles(page, fault, passing);
  await page.goto(route);
  await ready(page);
  for (const { press, says, isNext } of presses) {
    const last = lately();
    // Pages may share a file: what came on one of them fails again on the next.
    if (!isNext) passing.clear();
    else for (const file of last) passing.add(file);
    await press(page);
    // Watched for in the page: an assertion would look again only after ever longer pauses.
    await page.getByText(says).filter({ visible: true }).first().waitFor({ timeout: 8000 });
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

/** The recipe whose page loads most: one with a film where there is one. */
const recipe = filmed ?? longestRecipe;

/** In the planner of a recipe whose steps name times. */
const CALENDAR: Press = {
  isNext: true,
  press: async (on) => {
    await button('Plan a time')(on);
    await button('Add to calendar')(on);
  },
  says: 'The calendar did not load',
};
const isPlanned = planned.some((each) => each.recipe === recipe);

const RECIPE_PRESSES: Press[] = [
  { press: async () => {}, says: 'The timers did not load' },
  { press: button('Search'), says: 'The search did not load' },
  { press: button('Open menu'), says: 'The menu did not load' },
  { press: button('Cook mode'), says: 'Cook mode did not load' },
  { press: button('Plan a time'), says: 'The planner did not load' },
  { press: button('Add to shopping list'), says: 'The shopping list did not load' },
  { press: button('Add to favourites'), says: 'Added to your favourites' },
  { press: button('Share'), says: /Link copied|Copy this link/ },
  { press: button('By what I have'), says: 'The form did not load' },
  { press: button(/^More /), says: 'The measures did not load' },
  ...(filmed ? [{ press: button(/^Play/), says: /^The .* did not load/ }] : []),
  { press: button('Copy address'), says: /Address copied|Copy this address/ },
  { press: button('Search'), says: 'The search did not load' },
  {
    isNext: true,
    press: async (on) => {
      await button('Search')(on);
      await expect(on.getByText('Search could not be loaded')).toBeVisible();
      await on.keyboard.press('Escape');
      await button('Plan a time')(on);
    },
    says: 'The planner did not load',
  },
  ...(isPlanned ? [CALENDAR] : []),
];

for (const fault of Object.keys(FAULTS) as Fault[])
  test(`a recipe page says what cannot be had when its late file ${fault}`, async ({ page }) => {
    const { title } = needed(recipe, 'recipe');
    const route = routeOf(needed(recipe, 'recipe'));
    await page.addInitScript(
      (fallen) => {
        localStorage.setItem('rtr:timers', fallen);
      },
      JSON.stringify([
        {
          id: 'a',
          label: 'Simmer',
          recipe: title,
          path: route,
          total: 600_000,
          left: 600_000,
        },
      ]),
    );
    // What is gone, or is something else, is found out in one place, so some presses stand for all.
    const some = fault === 'does not arrive' ? RECIPE_PRESSES : RECIPE_PRESSES.slice(0, 4);
    await pressAll(page, fault, route, some);
  });

test('the shopping list says what cannot be had', async ({ page }) => {
  const take = button('QR or file');
  await page.addInitScript(
    (list) => {
      localStorage.setItem('rtr:shopping', list);
    },
    JSON.stringify({ version: 1, recipes: [], ticked: [], own: [{ id: 'o1', text: 'Napkins' }] }),
  );
  await pressAll(page, 'is gone', '/recipes/shopping-list/', [
    { press: async () => {}, says: 'The list did not load. Check the connection' },
    {
      press: (on) => on.goto('/recipes/shopping-list/?units=us#list=v1.broken'),
      says: 'The list that came in did not load',
    },
    {
      press: (on) => on.goto('/recipes/shopping-list/'),
      says: 'The list did not load. Check the connection',
    },
    { isNext: true, press: (on) => on.reload().then(() => take(on)), says: 'QR code and file did not load' },
    { isNext: true, press: take, says: 'The QR code did not load' },
    { press: (on) => on.goto('/recipes/saved/'), says: 'The rest did not load. Check the connection' },
  ]);
});

/** A restaurant with a picture, and the guide it stands in. */
const shown = city?.listed.find(({ image, coordinates }) => image && coordinates);
const gems = gemCity?.guide.id === city?.guide.id ? gemCity?.gems : undefined;

test('the map of a guide says what cannot be had', async ({ page }) => {
  const { route, search } = needed(city, 'guide with restaurants');
  const place = needed(shown, 'restaurant with a picture and a position');
  const { name, district } = partsOf(place);
  const add = button(/Add .*to (your |the )?walk/i);
  await pressAll(page, 'does not arrive', `${route}?region=${place.region}`, [
    { press: button('More filters'), says: 'More filters did not load' },
    { press: button(/^Show the dish large/), says: 'The picture did not load' },
    {
      press: (on) =>
        on.getByRole('article').getByRole('button', { name: district, exact: true }).first().click(),
      says: 'The neighbourhood did not load',
    },
    ...(gems ? [{ press: button(gems.title), says: `${gems.title} did not load` }] : []),
    { press: add, says: 'The walk did not load' },
    {
      isNext: true,
      press: (on) => add(on).then(() => button('Open the walk')(on)),
      says: 'The walk did not load',
    },
    {
      press: (on) => on.goto(`${search}?q=${encodeURIComponent(name)}`).then(() => add(on)),
      says: 'The walk did not load',
    },
  ]);
});

test('events say that their details cannot be had', async ({ page }) => {
  const { path, button: label } = needed(eventPages[0], 'page of events');
  await pressAll(page, 'is a page instead', `${path}/`, [
    {
      press: button(label),
      says: 'The details did not load',
    },
  ]);
});

/** What loads late, and is pressed in these tests only where the content has it. */
const LATE_CONTENT = {
  'no film': filmed,
  'no recipe with times': isPlanned || undefined,
  'no restaurant with a picture': shown,
  'no places for subscribers': gems,
  'no events': eventPages[0],
};

test('every late file of the site failed in one of these tests, or is a help that nobody waits for', () => {
  const absent = Object.entries(LATE_CONTENT).filter(([, content]) => content === undefined);
  test.skip(absent.length > 0, `There is ${absent.map(([what]) => what).join(', ')} to load late.`);
  const untested = LISTS.filter(({ code }) => !HELPERS.some((name) => code.includes(`"${name}"`))).filter(
    ({ files }) => !files.every((file) => failed.has(file)),
  );
  expect(untested.map(({ files }) => files.join(' '))).toEqual([]);
});

test('what is gone after a new upload reloads the page once, with everything as it was, and then is said', async ({
  page,
}) => {
  const route = routeOf(needed(recipe, 'recipe'));
  await breakLateFiles(page, 'is gone', new Set());
  // Nothing of this address asks for a late file by itself.
  await page.goto(`${route}?from=friend`);
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
  await expect(page.getByText('Cook mode did not load')).toBeVisible();
  await expect(page).toHaveURL(endingWith(`${route}?from=friend`));
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  expect(loads).toBe(1);
});

const data = recipe ? readFileSync(`${OUT}${routeOf(recipe)}index.txt`, 'utf8') : '';
const TEXT = 'text/plain; charset=utf-8';
const BROKEN: [string, { status?: number; contentType: string; body: string }][] = [
  ['is cut off in its middle', { contentType: TEXT, body: data.slice(0, data.length / 2) }],
  ['is cut off near its end', { contentType: TEXT, body: data.slice(0, data.length * 0.97) }],
  ['is something else', { contentType: TEXT, body: 'Please sign in\n' }],
  ['is gone', { status: 404, contentType: TEXT, body: 'Not found' }],
];

for (const [what, answer] of BROKEN)
  test(`a link leads where it should although the data behind it ${what}`, async ({ page }) => {
    const { title } = needed(recipe, 'recipe');
    const route = routeOf(needed(recipe, 'recipe'));
    await page.route(`**${route}index.txt*`, (request) => request.fulfill(answer));
    await page.goto('/recipes/');
    await ready(page);
    await page.getByRole('main').locator(`a[href="${route}"]`).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await expect(page).toHaveURL(endingWith(route));
    await expect(page.getByRole('checkbox').first()).toBeVisible();
  });
