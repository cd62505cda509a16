import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import * as contact from '@/.content/words/contact';
import * as events from '@/.content/words/events';
import * as frame from '@/.content/words/frame';
import * as ingredients from '@/.content/words/ingredients';
import * as keptGuides from '@/.content/words/keptGuides';
import * as listing from '@/.content/words/listing';
import * as filters from '@/.content/words/placeFilters';
import * as plan from '@/.content/words/plan';
import * as recipeWords from '@/.content/words/recipe';
import * as restaurant from '@/.content/words/restaurant';
import * as saved from '@/.content/words/saved';
import * as shopping from '@/.content/words/shopping';
import * as lines from '@/.content/words/shoppingLines';
import * as transfer from '@/.content/words/shoppingTransfer';
import * as siteSearch from '@/.content/words/siteSearch';
import * as streets from '@/.content/words/streets';
import * as ui from '@/.content/words/ui';
import * as walk from '@/.content/words/walk';
import * as walkBar from '@/.content/words/walkBar';
import * as walkTimes from '@/.content/words/walkTimes';
import { site } from '@/lib/content/site';
import { pluralOf } from '@/lib/kitchen/yield';
import { filesIn, lateFilesIn } from '@/lib/offline/worker';
import { exportedPages, OUT } from '@/scripts/export';
import { ROUTER_DATA } from '@/scripts/postbuild/router-data';
import { ANYTHING, endingWith, literally, needed, saying } from './content/found';
import { longestRecipe, planned, routeOf } from './content/recipes';
import { city, eventPages, gemCity, partsOf } from './content/travel';
import { ready } from './watch';

/** Lists of late files of the whole export, each with the code behind it: one for every `import()`. */
function lateLists(): { files: string[]; code: string }[] {
  const lists = new Map<string, string[]>();
  const files = new Set(exportedPages().flatMap(({ html }) => filesIn(html)));
  for (const file of files) {
    if (!file.endsWith('.js')) continue;
    if (file.startsWith(`/${ROUTER_DATA}/`)) {
      for (const named of filesIn(readFileSync(OUT + file, 'utf8'))) files.add(named);
      continue;
    }
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
  'searchCorrection',
  'Tooltip',
  'DatesToday',
  'keepPage',
  'renewGuides',
  'showSetAside',
  'watchDialogHistory',
  'PageSuggestions',
];

/**
 * What the shopping list and the search of recipes load only where there are many. The list of recipes, which is tried,
 * has the first as well, and the search of the site, which is tried too, the second.
 */
const OF_MANY_RECIPES = ['recipeOffers', 'createSearch'];

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

/** What is said where a part of the page could not be had. */
const notLoaded = (part: string) => ui.notLoaded({ part });

/** One of two messages. */
const either = (one: string, other: string) => new RegExp(`${literally(one)}|${literally(other)}`);

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

/** The recipe whose page loads most. */
const recipe = longestRecipe;
const more = ingredients.more({ unit: pluralOf(recipe?.yield.unit ?? '', recipe?.yield.plural) });

/** In the planner of a recipe whose steps name times. */
const CALENDAR: Press = {
  isNext: true,
  press: async (on) => {
    await button(recipeWords.planTime)(on);
    await button(plan.addToCalendar)(on);
  },
  says: notLoaded(plan.theCalendar),
};
const isPlanned = planned.some((each) => each.recipe === recipe);

const RECIPE_PRESSES: Press[] = [
  { press: async () => {}, says: notLoaded(ui.theTimers) },
  { press: button(frame.search), says: notLoaded(frame.theSearch) },
  { press: button(frame.openMenu), says: notLoaded(frame.theMenu) },
  { press: button(recipeWords.cookMode), says: notLoaded(recipeWords.cookMode) },
  { press: button(recipeWords.planTime), says: notLoaded(recipeWords.planner) },
  { press: button(recipeWords.addToList), says: notLoaded(recipeWords.shoppingList) },
  { press: button(recipeWords.addFavourite), says: recipeWords.addedFavourite },
  { press: button(recipeWords.share), says: either(recipeWords.linkCopied, recipeWords.copyLink) },
  { press: button(ingredients.byWhatIHave), says: notLoaded(ingredients.form) },
  { press: button(more), says: notLoaded(ingredients.measures) },
  { press: button(contact.copyAddress), says: either(frame.addressCopied, frame.copyThisAddress) },
  { press: button(frame.search), says: notLoaded(frame.theSearch) },
  {
    isNext: true,
    press: async (on) => {
      await button(frame.search)(on);
      await expect(on.getByText(siteSearch.failed)).toBeVisible();
      await on.keyboard.press('Escape');
      await button(recipeWords.planTime)(on);
    },
    says: notLoaded(recipeWords.planner),
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
  const take = button(lines.qrOrFile);
  await page.addInitScript(
    (list) => {
      localStorage.setItem('rtr:shopping', list);
    },
    JSON.stringify({ version: 1, recipes: [], ticked: [], own: [{ id: 'o1', text: 'Napkins' }] }),
  );
  await pressAll(page, 'is gone', '/recipes/shopping-list/', [
    { press: async () => {}, says: shopping.notLoaded },
    {
      press: (on) => on.goto('/recipes/shopping-list/?units=us#list=v1.broken'),
      says: notLoaded(shopping.incomingList),
    },
    {
      press: (on) => on.goto('/recipes/shopping-list/'),
      says: shopping.notLoaded,
    },
    { isNext: true, press: (on) => on.reload().then(() => take(on)), says: notLoaded(lines.transfer) },
    { isNext: true, press: take, says: notLoaded(transfer.theCode) },
    { press: (on) => on.goto('/recipes/saved/'), says: saved.restNotLoaded },
  ]);
});

/** A restaurant with a picture, and the guide it stands in. */
const shown = city?.listed.find(({ image, coordinates }) => image && coordinates);
const gems = gemCity?.guide.id === city?.guide.id ? gemCity?.gems : undefined;

test('the map of a guide says what cannot be had', async ({ page }) => {
  const { route, search } = needed(city, 'guide with restaurants');
  const place = needed(shown, 'restaurant with a picture and a position');
  const { name, district } = partsOf(place);
  const add = button(new RegExp(saying(walk.addToYours({ name: ANYTHING, walk: ANYTHING }))));
  await pressAll(page, 'does not arrive', `${route}?region=${place.region}`, [
    { press: button(filters.more), says: notLoaded(filters.more) },
    { press: button(keptGuides.keep), says: notLoaded(keptGuides.theKeeping) },
    ...(site.streets ? [{ press: button(streets.show), says: notLoaded(streets.theStreets) }] : []),
    { press: button(restaurant.showPicture({ name: place.name })), says: notLoaded(restaurant.picturePart) },
    {
      press: (on) =>
        on.getByRole('article').getByRole('button', { name: district, exact: true }).first().click(),
      says: notLoaded(restaurant.neighbourhoodPart),
    },
    ...(gems ? [{ press: button(gems.title), says: notLoaded(gems.title) }] : []),
    { press: add, says: notLoaded(walk.theWalk) },
    {
      isNext: true,
      press: (on) => add(on).then(() => button(walkBar.open)(on)),
      says: notLoaded(walk.theWalk),
    },
    {
      isNext: true,
      press: async (on) => {
        await button(walkBar.open)(on);
        await button(walkTimes.add)(on);
        await button(walkTimes.calendar)(on);
      },
      says: notLoaded(walkTimes.theCalendar),
    },
    // The walk that was begun before cannot be had there either.
    {
      press: (on) => on.goto(`${search}?q=${encodeURIComponent(name)}`),
      says: either(notLoaded(frame.theSearch), notLoaded(walk.theWalk)),
    },
    { press: add, says: notLoaded(walk.theWalk) },
  ]);
});

test('the searches of recipes and of restaurants say that they cannot be had', async ({ page }) => {
  const { search } = needed(city, 'guide with restaurants');
  await pressAll(page, 'does not arrive', '/recipes/', [
    {
      press: (on) => on.getByRole('combobox', { name: listing.searchRecipes }).fill('a'),
      says: notLoaded(frame.theSearch),
    },
    { press: (on) => on.goto(`${search}?q=a`), says: notLoaded(frame.theSearch) },
  ]);
  // Every restaurant stays.
  await expect(page.getByRole('article').getByRole('article').first()).toBeVisible();
});

test('events say that their details cannot be had', async ({ page }) => {
  const { path, button: label } = needed(eventPages[0], 'page of events');
  await pressAll(page, 'is a page instead', `${path}/`, [
    {
      press: button(label),
      says: notLoaded(events.detailsPart),
    },
  ]);
});

/** What loads late, and is pressed in these tests only where the content has it. */
const LATE_CONTENT = {
  'recipe with times': isPlanned || undefined,
  'restaurant with a picture': shown,
  'places for subscribers': gems,
  'service for streets': site.streets,
  events: eventPages[0],
};

test('every late file of the site failed in one of these tests, or is a help that nobody waits for', () => {
  const absent = Object.entries(LATE_CONTENT).filter(([, content]) => content === undefined);
  needed(absent.length === 0 || undefined, absent.map(([what]) => what).join(', '));
  const untested = LISTS.filter(
    ({ code }) => ![...HELPERS, ...OF_MANY_RECIPES].some((name) => code.includes(`"${name}"`)),
  ).filter(({ files }) => !files.every((file) => failed.has(file)));
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
  await button(recipeWords.cookMode)(page);
  await expect.poll(() => loads).toBe(1);
  await ready(page);
  await button(recipeWords.cookMode)(page);
  await expect(page.getByText(notLoaded(recipeWords.cookMode))).toBeVisible();
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
