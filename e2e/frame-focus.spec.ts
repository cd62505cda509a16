import { expect, type Page, test } from 'playwright/test';
import { stewTimer } from './stew-timer';
import { ready, settled } from './watch';

// The focus on every page, in every state that adds something to the screen: Tab from the first control to the last one
// never loses it, and it is never covered (WCAG 2.4.3, 2.4.7, 2.4.11). A page in `PAGES` is tested in all states.

test.use({ reducedMotion: 'reduce' });

/** The least room for what sticks to the screen. */
const PHONE = [390];
/** Phones and desktops. */
const WIDTHS = [...PHONE, 1280];
/** Widths of pages that stick other parts of themselves to the screen of a tablet. */
const WITH_TABLET: Record<string, readonly number[]> = {
  '/barley-stew/': [390, 768, 1280],
  '/travel/port-alder/': [390, 768, 1280],
};

const PAGES = [
  '/',
  '/barley-stew/',
  '/recipes/',
  '/recipes/saved/',
  '/recipes/shopping-list/',
  '/travel/port-alder/',
  '/travel/port-alder/search/',
  '/travel/port-alder/fish-hall/',
  '/travel/port-alder/events/',
  '/travel/islands/',
  '/flour/',
  '/legumes/',
  '/coaching/',
  '/about/',
];

const SAVED = {
  'rtr:saved': { favourites: ['barley-stew'], later: ['barley-stew', 'herb-salad'] },
  'rtr:shopping': {
    version: 1,
    recipes: [{ slug: 'barley-stew', servings: 10, variant: null }],
    ticked: [],
    own: [{ id: 'o1', text: 'Milk' }],
  },
};
const TIMERS = [stewTimer('simmer', 'Simmer the stew', 50), stewTimer('boil', 'Boil the barley', 30)];

/** State of the site: what is stored on the device, what the address of a guide holds, and the pages it is tested on. */
type State = {
  name: string;
  pages: readonly string[];
  stored?: Record<string, unknown>;
  query?: string;
  /** Widths that say something new; left out for the fullest states, which are tested at all widths of a page. */
  widths?: readonly number[];
};

const WALK = '?walk=saffron-room,north-star,blue-door';
const STATES: readonly State[] = [
  // Other pages have the same controls as with things saved.
  {
    name: 'nothing stored',
    pages: ['/barley-stew/', '/recipes/saved/', '/recipes/shopping-list/'],
    widths: PHONE,
  },
  {
    name: 'a running timer',
    pages: ['/barley-stew/'],
    stored: { 'rtr:timers': TIMERS.slice(0, 1) },
    widths: PHONE,
  },
  {
    name: 'two running timers, and things saved',
    pages: PAGES,
    stored: { ...SAVED, 'rtr:timers': TIMERS },
  },
  { name: 'a walk', pages: ['/travel/port-alder/'], query: WALK, widths: PHONE },
  {
    name: 'a walk, two running timers, and things saved',
    pages: ['/travel/port-alder/', '/travel/port-alder/search/'],
    stored: { ...SAVED, 'rtr:timers': TIMERS },
    query: WALK,
  },
];

/** The end of the page for Tab: a button after everything else. */
const END = 'end of the page';
const addEnd = (page: Page) =>
  page.evaluate((name) => {
    const end = document.createElement('button');
    end.textContent = name;
    document.body.append(end);
  }, END);

/**
 * Records in the page, whenever Tab leaves a control, what is wrong with it. A control is covered if something else lies at
 * its centre, or at more than half of five points.
 */
function recordStops(end: string): void {
  const stops: { name: string; fault: string | undefined; element: Element | null }[] = [];
  Object.assign(window, { stops });

  const nameOf = (focused: Element) =>
    `${focused.localName} ${focused.getAttribute('aria-label') ?? ((focused as HTMLInputElement).labels?.[0] ?? focused).textContent?.trim().slice(0, 40)}`;
  const faultOf = (focused: Element): string | undefined => {
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined;
    const own = focused.getBoundingClientRect();
    // A control that only screen readers see has its label on the screen.
    const drawn = label && own.width <= 1 ? label : focused;
    const boxes = [...drawn.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    const { left, top, right, bottom } = boxes[0] ?? own;
    if (right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight) return 'outside of the window';
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    // Halfway to the corners, which may be round.
    const [dx, dy] = [(right - left) / 4, (bottom - top) / 4];
    const points: [number, number][] = [
      [x, y],
      [x - dx, y - dy],
      [x + dx, y - dy],
      [x - dx, y + dy],
      [x + dx, y + dy],
    ];
    const isSeen = ([px, py]: [number, number]) => {
      const found = document.elementFromPoint(px, py);
      return (
        found !== null && (drawn.contains(found) || found.contains(drawn) || label?.contains(found) === true)
      );
    };
    const seen = points.map(isSeen);
    const covered = seen.filter((each) => !each).length;
    if (seen[0] && covered < 3) return undefined;
    const over = document.elementFromPoint(x, y);
    return `covered at ${covered} of 5 points by ${over?.localName} ${over?.className}`;
  };
  const record = () => {
    const focused = document.activeElement;
    if (stops.at(-1)?.name.includes(end)) return;
    // The first press leaves what had the focus before.
    const isStart = stops.length === 0;
    if (!focused || focused === document.body)
      stops.push({ name: 'body', fault: isStart ? undefined : 'the focus is lost', element: null });
    else
      stops.push({ name: nameOf(focused), fault: isStart ? undefined : faultOf(focused), element: focused });
  };
  // Before the focus moves on; by then the browser has scrolled to the control.
  window.addEventListener('keydown', ({ key }) => key === 'Tab' && record(), true);
}

type Stops = { stops: { name: string; fault: string | undefined; element: Element | null }[] };

/** Presses in one go. They are handled in order, so that none waits for the answer to the one before. */
const GO = 20;

const pressTabs = (page: Page) => Promise.all(Array.from({ length: GO }, () => page.keyboard.press('Tab')));

/** Faults of each control that Tab reaches, from the start of the page to its end. */
async function faultsOfTabbing(page: Page): Promise<string[]> {
  for (let presses = 0; presses < 400; presses += GO) {
    await pressTabs(page);
    const { isEnd, faults } = await page.evaluate((end) => {
      const { stops } = window as unknown as Stops;
      return {
        isEnd: stops.some(({ name }, index) => name.includes(end) || (index > 0 && name === 'body')),
        faults: stops.filter(({ fault }) => fault).map(({ name, fault }) => `${name}: ${fault}`),
      };
    }, END);
    if (isEnd) return faults;
  }
  return ['no end after 400 presses'];
}

/** Fills the storage of the device before any script of the page runs. */
const store = (page: Page, stored: Record<string, unknown>) =>
  page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value));
  }, stored);

const setWidth = (page: Page, width: number) =>
  page.setViewportSize({ width, height: width < 1000 ? 844 : 900 });

/** Closes the dialog in which the walk of a link opens. The page then has the focus. */
async function closeWalk(page: Page) {
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
}

for (const { name, pages, stored = {}, query = '', widths } of STATES) {
  for (const route of pages) {
    test(`Tab goes through ${route} with ${name}, and the focus is seen everywhere`, async ({ page }) => {
      await store(page, stored);
      for (const width of widths ?? WITH_TABLET[route] ?? WIDTHS) {
        await setWidth(page, width);
        await page.goto(route + query);
        await ready(page);
        if (query) await closeWalk(page);
        if ('rtr:timers' in stored) await expect(page.getByRole('region', { name: 'Timers' })).toBeVisible();
        // The page keeps clear what lies above it as soon as it is laid out.
        await settled(page);
        await addEnd(page);
        await page.evaluate(recordStops, END);
        expect(await faultsOfTabbing(page), `at ${width} px`).toEqual([]);
      }
    });
  }
}

/** A dialog: its page, the name of the button that opens it, and the widths that have the button. */
type Opener = { route: string; button: string | RegExp; widths?: readonly number[] };

const DIALOGS: readonly Opener[] = [
  { route: '/about/', button: 'Open menu', widths: [390] },
  { route: '/about/', button: 'Search' },
  { route: '/barley-stew/', button: 'Cook mode' },
  { route: '/barley-stew/', button: /Plan it$/ },
  { route: '/recipes/shopping-list/', button: 'QR or file' },
  { route: '/travel/port-alder/', button: 'More filters', widths: [390] },
  { route: '/travel/port-alder/', button: 'Old Quay' },
  { route: '/travel/port-alder/', button: /^See a larger picture/ },
  { route: '/travel/port-alder/', button: 'Quiet Corners' },
  { route: '/travel/port-alder/events/', button: 'About this event' },
];

/** Faults of each control that Tab reaches in a dialog, until it is back at the first one. */
async function faultsInDialog(page: Page): Promise<string[]> {
  await page.evaluate(recordStops, END);
  for (let presses = 0; presses < 100; presses += GO) {
    await pressTabs(page);
    const { isRound, faults } = await page.evaluate(() => {
      const { stops } = window as unknown as Stops;
      const elements = stops.map(({ element }) => element);
      const outside = stops.filter(({ element }) => element && !element.closest('[role="dialog"]'));
      return {
        isRound: new Set(elements).size < elements.length,
        faults: [
          ...stops.filter(({ fault }) => fault).map(({ name, fault }) => `${name}: ${fault}`),
          ...outside.map(({ name }) => `${name}: outside of the dialog`),
        ],
      };
    });
    if (isRound) return faults;
  }
  return ['no end after 100 presses'];
}

for (const { route, button, widths = WIDTHS } of DIALOGS) {
  test(`the dialog of ${button} on ${route} keeps the focus, and gives it back`, async ({ page }) => {
    await store(page, { ...SAVED, 'rtr:timers': TIMERS });
    for (const width of widths) {
      await setWidth(page, width);
      await page.goto(route);
      await ready(page);
      const opener = page.getByRole('button', { name: button, exact: true }).first();
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog').and(page.locator(':focus-within'))).toBeVisible();
      await settled(page);
      expect(await faultsInDialog(page), `at ${width} px`).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
  });
}
