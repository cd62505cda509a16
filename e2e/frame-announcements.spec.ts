import { expect, type Page, test } from 'playwright/test';
import { faultsOf, LONGEST, type PageTable, recordAnnouncements, START } from './announcements';
import { COMMENTS_CONTROLS } from './comments.controls';
import { COOK_CONTROLS } from './cook.controls';
import { EDUCATION_CONTROLS } from './education.controls';
import { EVENTS_CONTROLS } from './events.controls';
import { FRAME, FRAME_CONTROLS, MENU } from './frame.controls';
import { GUIDE_CONTROLS } from './guide.controls';
import { OFFLINE_CONTROLS } from './offline.controls';
import { PAGES_CONTROLS } from './pages.controls';
import { PLAN_CONTROLS } from './plan.controls';
import { RECIPE_CONTROLS } from './recipe.controls';
import { RECIPE_LIST_CONTROLS } from './recipe-list.controls';
import { SAVED_CONTROLS } from './saved.controls';
import { SEARCH_CONTROLS } from './search.controls';
import { SHOPPING_CONTROLS } from './shopping.controls';
import { TONIGHT_CONTROLS } from './tonight.controls';
import { WALK_CONTROLS } from './walk.controls';
import { ready } from './watch';

// Every press is announced, once (WCAG 4.1.3): what it changes elsewhere on the screen is said by one change of a live
// region, where neither the control nor the focus says it. Each feature has tables of its controls in `*.controls.ts`, with
// what is announced. The test uses them in order, and finds controls that are in no table of their page.

test.use({
  reducedMotion: 'reduce',
  viewport: { width: 1280, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
});

const RECIPES = ['/barley-stew/', '/chickpea-block/', '/recipes/brined-turnips/'];

const PAGES: readonly PageTable[] = [
  ...COMMENTS_CONTROLS,
  ...COOK_CONTROLS,
  ...EDUCATION_CONTROLS,
  ...EVENTS_CONTROLS,
  ...FRAME_CONTROLS,
  ...GUIDE_CONTROLS,
  ...OFFLINE_CONTROLS,
  ...PAGES_CONTROLS,
  ...PLAN_CONTROLS,
  ...RECIPE_CONTROLS,
  ...RECIPE_LIST_CONTROLS,
  ...SAVED_CONTROLS,
  ...SEARCH_CONTROLS,
  ...SHOPPING_CONTROLS,
  ...TONIGHT_CONTROLS,
  ...WALK_CONTROLS,
];

/** Prepares a page: its clock, its position, what is stored, and no windows of the device. */
async function prepare(
  page: Page,
  { stored = {}, answers = {}, userAgent, width = 1280, hasMotion }: PageTable,
): Promise<void> {
  await page.clock.install({ time: START });
  await page.setViewportSize({ width, height: 900 });
  if (hasMotion) await page.emulateMedia({ reducedMotion: 'no-preference' });
  await recordAnnouncements(page);
  for (const [address, json] of Object.entries(answers))
    await page.route(address, (route) =>
      route.fulfill({
        headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
        json,
      }),
    );
  if (userAgent)
    await page.addInitScript((value) => Object.defineProperty(navigator, 'userAgent', { value }), userAgent);
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value));
    Object.defineProperty(navigator, 'share', { value: undefined });
    window.print = () => {};
    navigator.geolocation.getCurrentPosition = (onPosition) =>
      setTimeout(onPosition, 200, { coords: { latitude: 51.9938, longitude: -7.975, accuracy: 10 } });
  }, stored);
}

/** Recipes have the same controls, and so have the pages of guides: one of them tests each control. */
function kindOf({ route }: PageTable): string {
  if (route.startsWith('/travel/')) return 'guide';
  const path = route.replace(/[?#].*/, '');
  return RECIPES.includes(path) ? 'recipe' : path;
}

for (const table of PAGES) {
  const shared = PAGES.filter((each) => kindOf(each) === kindOf(table));
  test(`each press is announced once: ${table.name}`, async ({ page }) => {
    await prepare(page, table);
    await page.goto(table.route);
    await ready(page);
    // A control that is missing is one fault of several.
    page.setDefaultTimeout(LONGEST);
    if (table.shows) await expect(page.getByText(table.shows).first()).toBeVisible();
    const listed = [...FRAME, ...MENU, ...shared.flatMap(({ controls }) => controls)];
    expect(await faultsOf(page, table.controls, listed)).toEqual([]);
  });
}
