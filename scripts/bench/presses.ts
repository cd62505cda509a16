import type { Browser, Locator, Page } from 'playwright';
import * as ingredients from '@/.content/messages/ingredients';
import * as listing from '@/.content/messages/listing';
import * as placeFilters from '@/.content/messages/placeFilters';
import * as plan from '@/.content/messages/plan';
import * as recipe from '@/.content/messages/recipe';
import { ready } from '@/e2e/watch';
import { medians } from './medians';
import type { Phone } from './phone';
import { visitSite } from './site';

/** Longest time from a press to the frame that answers it, on a cheap phone. In ms. */
export const LONGEST_ANSWER = 100;

/** A press of a visitor's job. */
type Press = { name: string; target: (page: Page) => Locator; key?: string };

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();

const dialog = (page: Page) => page.getByRole('dialog');

/** Buttons of the regions of a guide; the first one may be shown from the start. */
const regions = (page: Page) => page.locator('button[aria-pressed]:visible, button[aria-current]:visible');

/** Presses by the kind of page they are on, in the order a visitor makes them. */
const PRESSES: Record<string, readonly Press[]> = {
  recipe: [
    {
      name: 'more servings',
      target: button(new RegExp(`^${ingredients.more({ unit: '' }).trim()}`)),
    },
    { name: 'tick an ingredient', target: (page) => page.getByRole('checkbox').first() },
    { name: 'add to favourites', target: button(recipe.addFavourite) },
    { name: 'add to the shopping list', target: button(recipe.addToList) },
    { name: 'open the plan', target: button(new RegExp(`${plan.title}$`)) },
    { name: 'close the plan', target: dialog, key: 'Escape' },
    { name: 'open cook mode', target: button(recipe.cookMode) },
    { name: 'next step', target: (page) => dialog(page).getByRole('button').last() },
  ],
  '/recipes/': [
    {
      name: 'choose a kind of recipe',
      target: (page) => page.getByRole('group', { name: listing.kinds }).getByRole('button').nth(1),
    },
    { name: 'more filters', target: button(new RegExp(`^${listing.moreFilters}`)) },
    {
      name: 'a letter of a search',
      target: (page) => page.getByRole('combobox', { name: listing.searchRecipes }),
      key: 'n',
    },
  ],
  guide: [
    { name: 'open more filters', target: button(new RegExp(`^${placeFilters.more}`)) },
    { name: 'close more filters', target: dialog, key: 'Escape' },
    { name: 'choose a region', target: (page) => regions(page).first() },
    { name: 'choose another region', target: (page) => regions(page).nth(1) },
    { name: 'choose a third region', target: (page) => regions(page).nth(2) },
  ],
  '/': [
    { name: 'open the search', target: (page) => page.locator('body'), key: '/' },
    { name: 'a letter of a search', target: (page) => page.getByRole('combobox').last(), key: 'n' },
  ],
};

/** Answer times in ms by page and press; undefined where a page has no such control. */
export type Answers = Record<string, Record<string, number | undefined>>;

/** Collects the times from an input of a visitor to the next frame, by the Event Timing API. */
function collectAnswers(): void {
  const times: number[] = [];
  Object.assign(window, { answerTimes: times });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ((entry as PerformanceEntry & { interactionId?: number }).interactionId) times.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Longest answer since the last call, when two more frames are drawn. 16 and less is not reported by browsers. */
const longestAnswer = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
    await new Promise((observed) => setTimeout(observed, 100));
    const { answerTimes } = window as unknown as { answerTimes: number[] };
    return Math.max(16, ...answerTimes.splice(0));
  });

async function answerOf(page: Page, { target, key }: Press): Promise<number | undefined> {
  const control = target(page);
  try {
    // A slowed browser takes seconds to look for a name among thousands of elements.
    await control.waitFor({ timeout: 20_000 });
  } catch {
    return undefined;
  }
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) return undefined;
  if (key) await control.focus();
  await longestAnswer(page);
  // Not `click()` and `press()`, which look for the control while the page answers.
  if (key) await page.keyboard.press(key);
  else await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  return longestAnswer(page);
}

/** Answers of one visit of a page, after the page is ready. @param slowdown divisor of the processor's speed */
async function answersOfVisit(browser: Browser, slowdown: number, url: string, presses: readonly Press[]) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript(collectAnswers);
  await page.goto(url);
  await ready(page);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const answers: Answers[string] = {};
  for (const press of presses) answers[press.name] = await answerOf(page, press);
  await context.close();
  return answers;
}

/** Makes the presses of each page in several visits. Returns the median of each. */
export async function answersOf(
  folder: string,
  routes: readonly { kind: string; route: string }[],
  { browser: executablePath, slowdown }: Phone,
  runs: number,
): Promise<Answers> {
  return visitSite(folder, executablePath, async (browser, urlOf) => {
    const answers: Answers = {};
    for (const { kind, route } of routes) {
      const presses = PRESSES[kind] ?? [];
      const visits: Answers[string][] = [];
      for (let run = 0; run < runs; run += 1)
        visits.push(await answersOfVisit(browser, slowdown, urlOf(route), presses));
      answers[route] = medians(visits);
    }
    return answers;
  });
}
