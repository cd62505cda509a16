import { expect, type Locator, type Page, test } from 'playwright/test';
import { ready } from './watch';

// The built-in browsers of apps: no download, no share sheet, no service worker, no printing. The table has each tool of
// the site with the text it shows there.

const GUIDE = '/travel/port-alder/';
/** A walk from a link, which opens by itself. */
const WALK = `${GUIDE}?walk=saffron-room,north-star`;
const SIX_STOPS = `${GUIDE}?walk=saffron-room,north-star,blue-door,mill-bakery,fish-hall,hill-market`;
const EVENTS = '/travel/islands/events/';

/** Herb Salad for 4. */
const LIST = '#list=1~17ph4rn~herb-salad_40';

const APPS = [
  {
    app: 'Instagram',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 339.0.3.12.91 (iPhone15,2; iOS 17_5; fr_CA; fr; scale=3.00; 1179x2556; 624498154)',
    how: 'Tap ⋯ at the top right, then “Open in external browser”.',
    // The app has its menu only.
    link: null,
    tools: 'all',
    rings: 'It makes no sound while this device is on silent. Turn silent mode off and the volume up.',
  },
  {
    app: 'KakaoTalk',
    userAgent:
      'Mozilla/5.0 (Linux; Android 13; SM-S918N Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.6099.210 Mobile Safari/537.36;KAKAOTALK 10.5.5',
    how: 'Tap ⋮ at the bottom right, then “Open in other browser”.',
    link: 'Open in Chrome',
    // Only the dialog differs between apps: one tool for each of its texts.
    tools: ['printing a recipe', 'sharing a recipe', 'the list as a file'],
    rings: 'It rings through the speaker, so keep the volume up.',
  },
] as const;

const STORED = {
  'rtr:saved': { favourites: ['barley-stew'], later: [] },
  'rtr:shopping': {
    version: 1,
    recipes: [{ slug: 'herb-salad', servings: 4, variant: null }],
    ticked: [],
    own: [],
  },
};

type Use = (page: Page) => Promise<unknown>;
const button =
  (name: string | RegExp): Use =>
  (page) =>
    // Exact: what loads later may be the control, and another one whose name contains its own is there already.
    page.getByRole('button', { name, exact: true }).first().click();
const link =
  (name: string | RegExp): Use =>
  (page) =>
    page.getByRole('link', { name }).first().click();

/** A limit of the app's browser, as the dialog words it after the name, and the address to copy. */
type Refusal = { cannot: string; address: string };
const NO_FILE = 'can’t save files.';
const NO_PRINT = 'can’t print.';

/** A tool: its presses, and the refusal or the text that follows. */
type ToolRow = readonly [tool: string, route: string, uses: readonly Use[], says: Refusal | string];

const TOOLS: readonly ToolRow[] = [
  [
    'printing a recipe',
    '/barley-stew/?servings=6',
    [button('Print')],
    { cannot: NO_PRINT, address: '/barley-stew/?servings=6' },
  ],
  ['sharing a recipe', '/barley-stew/', [button('Share')], 'Link copied'],
  ['saving a recipe', '/recipes/brined-turnips/', [button('Save for later')], 'Saved for later'],
  ['adding to the list', '/barley-stew/', [button('Add to shopping list')], 'Added to your shopping list'],
  ['a discount code', '/barley-stew/', [button('Copy code PEPPER10')], 'Code copied'],
  ['an address', '/about/', [button('Copy address')], 'Address copied'],
  [
    'the plan in the calendar',
    '/barley-stew/?servings=6&eat=2030-11-22T19:00',
    [button('Add to calendar')],
    { cannot: NO_FILE, address: '/barley-stew/?servings=6&eat=2030-11-22T19:00' },
  ],
  ['the plan as text', '/barley-stew/?eat=2030-11-22T19:00', [button('Copy the plan')], 'Plan copied.'],
  ['sharing the list', '/recipes/shopping-list/', [button('Share')], 'Link copied'],
  ['copying the list', '/recipes/shopping-list/', [button('Copy')], 'List copied'],
  [
    'printing the list',
    '/recipes/shopping-list/',
    [button('Print')],
    { cannot: NO_PRINT, address: `/recipes/shopping-list/${LIST}` },
  ],
  [
    'the list as a file',
    '/recipes/shopping-list/',
    [button('QR or file'), button('Export file')],
    {
      cannot: 'can’t save files. The link below takes your shopping list with it.',
      address: `/recipes/shopping-list/${LIST}`,
    },
  ],
  [
    'everything as a file',
    '/recipes/saved/',
    [button('Export file')],
    {
      cannot: 'can’t save files. What you saved here stays here: save it again in your browser.',
      address: '/recipes/saved/',
    },
  ],
  [
    'a guide without a connection',
    GUIDE,
    [button('Save this guide to my phone')],
    { cannot: 'can’t keep a guide for offline reading.', address: GUIDE },
  ],
  [
    'printing a region',
    `${GUIDE}?region=quayside`,
    [button(/^Print /)],
    { cannot: NO_PRINT, address: `${GUIDE}?region=quayside` },
  ],
  ['sharing a walk', WALK, [button('Share')], 'Link copied'],
  ['printing a walk', WALK, [button('Print')], { cannot: NO_PRINT, address: WALK }],
  ...['KML', 'GPX', 'GeoJSON'].map(
    (format): ToolRow => [
      `a walk as ${format}`,
      WALK,
      [button(`Download ${format}`)],
      { cannot: NO_FILE, address: WALK },
    ],
  ),
  [
    'a walk in the calendar',
    `${WALK}&start=2030-03-05T18:00`,
    [button('Calendar')],
    { cannot: NO_FILE, address: `${WALK}&start=2030-03-05T18:00` },
  ],
  [
    'directions of a long walk',
    SIX_STOPS,
    [link(/^Directions/)],
    {
      cannot: 'can’t open the Google Maps app, the only one that takes this many stops.',
      address: SIX_STOPS,
    },
  ],
  [
    'an event in the calendar',
    EVENTS,
    [link(/^Add to calendar\s*: Boat Drums$/)],
    { cannot: NO_FILE, address: `${EVENTS}#boat-drums` },
  ],
  ['all events in the calendar', EVENTS, [link(/in one calendar$/)], { cannot: NO_FILE, address: EVENTS }],
  [
    'printing a market guide',
    '/travel/port-alder/fish-hall/',
    [button('Print the guide')],
    { cannot: NO_PRINT, address: '/travel/port-alder/fish-hall/' },
  ],
];

/** Requests of the page that this browser ignores. */
type Ignored = { downloads: string[]; prints: number };
const ignoredOn = (page: Page) => page.evaluate(() => (window as unknown as { ignored: Ignored }).ignored);

/** Gives the page the browser of an app. */
async function modelApp(page: Page, stored: Readonly<Record<string, unknown>> = STORED): Promise<void> {
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value));
    const ignored: Ignored = { downloads: [], prints: 0 };
    Object.assign(window, { ignored });
    for (const name of ['share', 'canShare', 'serviceWorker'])
      Reflect.deleteProperty(Navigator.prototype, name);
    window.print = () => {
      ignored.prints += 1;
    };
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      if (this.download) ignored.downloads.push(this.download);
      else click.call(this);
    };
  }, stored);
}

const dialogOf = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Open this page in your browser' });

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  reducedMotion: 'reduce',
  permissions: ['clipboard-read', 'clipboard-write'],
});

for (const { app, userAgent, how, link: linkName, rings, tools } of APPS)
  test.describe(`in the browser of ${app}`, () => {
    test.use({ userAgent });

    for (const [tool, route, uses, says] of TOOLS.filter(
      ([name]) => tools === 'all' || tools.some((each) => each === name),
    ))
      test(`${tool}: ${typeof says === 'string' ? says : says.cannot}`, async ({ page, baseURL }) => {
        await modelApp(page);
        await page.goto(route);
        await ready(page);
        for (const use of uses) await use(page);
        if (typeof says === 'string') {
          await expect(page.getByText(says).filter({ visible: true }).first()).toBeVisible();
        } else {
          const dialog = dialogOf(page);
          await expect(dialog).toContainText(`${app}’s built-in browser ${says.cannot}`);
          await expect(dialog.getByText(how)).toBeFocused();
          const address = `${baseURL}${says.address}`;
          await expect(dialog.getByRole('textbox', { name: 'Link to this page' })).toHaveValue(address);
          await dialog.getByRole('button', { name: 'Copy link' }).click();
          await expect(dialog.getByRole('status')).toHaveText('Link copied. Now paste it in your browser.');
          expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
          if (linkName) {
            await expect(dialog.getByRole('link', { name: linkName })).toHaveAttribute(
              'href',
              `intent://${address.replace('http://', '')}#Intent;scheme=http;package=com.android.chrome;end`,
            );
          } else await expect(dialog.getByRole('link')).toHaveCount(0);
          await page.keyboard.press('Escape');
          await expect(dialog).toHaveCount(0);
        }
        await expect(page.getByText(/^Saved .*\.(ics|json)|Your download should start/)).toHaveCount(0);
        expect(await ignoredOn(page)).toEqual({ downloads: [], prints: 0 });
      });

    test('a timer: it ends with the page', async ({ page }) => {
      await modelApp(page);
      await page.goto('/barley-stew/#cook');
      const cook = page.getByRole('dialog', { name: 'Cook mode: Barley Stew' });
      for (const step of ['Cut the vegetables', 'Boil the eggs']) {
        await cook.getByRole('button', { name: 'Next', exact: true }).click();
        await expect(cook.getByRole('heading', { name: step })).toBeFocused();
      }
      await cook.getByRole('button', { name: '9:00, start the timer: Boil the eggs' }).click();
      const timers = cook.getByRole('region', { name: 'Timers' });
      const ends = `${app}’s built-in browser ends timers when you close this page.`;
      await expect(timers.getByText(`${rings} ${ends}`)).toBeVisible();
      await timers.getByRole('button', { name: 'Test the sound' }).click();
      await expect(
        cook.getByText('That’s how it rings. If you heard nothing, turn the volume up.'),
      ).toBeAttached();
      await timers.getByRole('button', { name: 'OK', exact: true }).click();
      await expect(timers.getByText(ends, { exact: true })).toBeVisible();
      await expect(timers.getByText('Test the sound')).toHaveCount(0);
    });
  });

test.describe('in Safari on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  });

  /** Gives the page the share sheet of a phone, which records the names of files, and its audio session. */
  async function modelPhone(page: Page): Promise<void> {
    await page.addInitScript(() => {
      const shared: string[] = [];
      const { matchMedia } = window;
      window.matchMedia = (query) => matchMedia.call(window, query === '(pointer: coarse)' ? 'all' : query);
      Object.assign(window, { shared });
      Object.assign(navigator, {
        audioSession: { type: 'auto' },
        canShare: () => true,
        share: async ({ files = [] }: ShareData) => void shared.push(...files.map(({ name }) => name)),
      });
    });
  }

  test('a plan is shared as a file, and no message claims that it was saved', async ({ page }) => {
    await modelPhone(page);
    let downloads = 0;
    page.on('download', () => {
      downloads += 1;
    });
    await page.goto('/barley-stew/?eat=2030-11-22T19:00');
    await page.getByRole('button', { name: 'Add to calendar' }).click();
    await expect(
      page.getByText('Shared barley-stew-plan.ics. Open it to add the steps to your calendar.'),
    ).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { shared: string[] }).shared)).toEqual([
      'barley-stew-plan.ics',
    ]);
    expect(downloads).toBe(0);
  });

  test('a timer plays through silent mode until it is cancelled, and shows that once', async ({ page }) => {
    await modelPhone(page);
    const typeOf = () =>
      page.evaluate(() => (navigator as unknown as { audioSession: { type: string } }).audioSession.type);
    await page.goto('/barley-stew/#cook');
    const cook = page.getByRole('dialog', { name: 'Cook mode: Barley Stew' });
    for (const step of ['Cut the vegetables', 'Boil the eggs']) {
      await cook.getByRole('button', { name: 'Next', exact: true }).click();
      await expect(cook.getByRole('heading', { name: step })).toBeFocused();
    }
    expect(await typeOf()).toBe('auto');
    const start = cook.getByRole('button', { name: '9:00, start the timer: Boil the eggs' });
    await start.click();
    await expect(cook.getByText('It rings even when this device is on silent.').first()).toBeVisible();
    expect(await typeOf()).toBe('playback');
    await cook.getByRole('button', { name: 'OK', exact: true }).click();
    await cook.getByRole('button', { name: 'Cancel: Boil the eggs' }).click();
    await expect.poll(typeOf).toBe('auto');
    await start.click();
    await expect(cook.getByRole('button', { name: 'Pause: Boil the eggs' })).toBeVisible();
    await expect(cook.getByText('It rings even when this device is on silent.')).toHaveCount(0);
  });
});
