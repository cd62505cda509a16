import { expect, type Page, test } from 'playwright/test';
import { open } from './guide';
import { translateInPage } from './translate';
import { ready, settled, watch } from './watch';

// The search of the restaurants of a guide.

const GUIDE = '/travel/port-alder/';
const SEARCH = '/travel/port-alder/search/';

const boxOf = (page: Page) => page.getByRole('main').getByRole('searchbox');
const names = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading', { level: 3 });

test('the search box of a guide leads to the results, and a blank search stays', { tag: '@engines' }, async ({
  page,
}) => {
  await open(page, GUIDE);
  const box = boxOf(page);
  await box.fill('   ');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/travel\/port-alder\/$/);
  await box.fill('  persian ');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/travel\/port-alder\/search\/\?q=persian$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Search every place' })).toBeVisible();
  await expect(page.getByText('Places for "persian", 2 of them', { exact: true })).toBeVisible();
  await expect(names(page)).toHaveText([/^Saffron Room/, /^North Star/]);
});

test('a search finds names, regions in any case, synonyms, streets, and beginnings of words', async ({
  page,
}) => {
  for (const [query, line, found] of [
    ['porridge', 'One place for "porridge"', [/^The Quiet Spoon/]],
    [
      'UPPER%20Town',
      'Places for "UPPER Town", 3 of them',
      [/^Mill Bakery/, /^Night Lamp/, /^The Quiet Spoon/],
    ],
    ['quays', 'Places for "quays", 2 of them', [/^Blue Door/, /^Ferry Kitchen/]],
    ['kabab', 'One place for "kabab"', [/^North Star/]],
    ['st%20bride%20rd', 'One place for "st bride rd"', [/^Old Orchard/]],
  ] as const) {
    await page.goto(`${SEARCH}?q=${query}`);
    await expect(page.getByText(line, { exact: true })).toBeVisible();
    await expect(names(page)).toHaveText([...found]);
  }
});

test('a search that finds nothing says so, and leads back to the map', async ({ page }) => {
  await open(page, `${SEARCH}?q=zzzz`);
  await expect(page.getByText('Nothing for "zzzz"', { exact: true })).toBeVisible();
  await expect(page.getByText('No place found', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the map' }).click();
  await expect(page).toHaveURL(/\/travel\/port-alder\/$/);
});

test('a misspelling is corrected by the words of the cards, by link and by Enter', {
  tag: '@engines',
}, async ({ page }) => {
  await open(page, GUIDE);
  const box = boxOf(page);
  await box.fill('barberies');
  const correction = page
    .getByRole('main')
    .getByRole('paragraph')
    .filter({ hasText: /^Did you mean/ })
    .getByRole('link');
  await expect(correction).toHaveText('Barberries');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\/\?q=Barberries$/);
  await expect(page.getByText('Corrected to: "Barberries"', { exact: true })).toBeVisible();
  await expect(page.getByText('One place for "Barberries"', { exact: true })).toBeVisible();
  await page.goto(`${SEARCH}?q=taners%20row`);
  await correction.click();
  await expect(page.getByRole('heading', { name: /^Places for "tanners row", 2 of them$/i })).toBeFocused();
});

test('typing changes results and address, and adds no history entry', { tag: '@engines' }, async ({
  page,
}) => {
  await page.goto(GUIDE);
  await open(page, `${SEARCH}?q=persian`);
  const box = boxOf(page);
  await expect(box).toHaveValue('persian');
  await box.fill('mill lane');
  await expect(page.getByText('One place for "mill lane"', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\?q=mill\+lane$/);
  await box.fill('');
  await expect(page).toHaveURL(/\/search\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/travel\/port-alder\/$/);
});

test('the name of a market links to its guide', async ({ page }) => {
  await open(page, `${SEARCH}?q=fish%20hall`);
  const main = page.getByRole('main');
  await expect(main.getByRole('paragraph').filter({ hasText: /^Market:/ })).toHaveText('Market: Fish Hall');
  await expect(page.getByText('One place for "fish hall"', { exact: true })).toBeVisible();
  for (const text of [/^Nothing for/, 'Try a cuisine']) await expect(page.getByText(text)).toHaveCount(0);
  await main.getByRole('link', { name: 'Fish Hall', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fish Hall' })).toBeVisible();
});

test('without script every restaurant can be read, and the box of a guide leads to them', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(SEARCH);
  await expect(names(page)).toHaveCount(9);
  await page.goto(GUIDE);
  await boxOf(page).fill('persian');
  await boxOf(page).press('Enter');
  await expect(page).toHaveURL(/\/search\/\?q=persian$/);
  await expect(names(page)).toHaveCount(9);
  await context.close();
});

test('results stay current on a page that the browser has translated', async ({ page, baseURL }) => {
  const watched = watch(page, baseURL ?? '');
  await open(page, SEARCH);
  await page.evaluate(translateInPage);
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  for (const [query, line] of [
    ['persian', 'Places for "persian", 2 of them'],
    ['upper town', 'Places for "upper town", 3 of them'],
    ['zzzz', 'No place found'],
    ['persian', 'Places for "persian", 2 of them'],
  ] as const) {
    await boxOf(page).fill(query);
    await expect.poll(async () => (await heading.textContent())?.replaceAll(/[⟦⟧]/g, '')).toBe(line);
  }
  expect(watched.problems).toEqual([]);
});

test('markup, broken encodings and long text in the address are shown as text', async ({ page, baseURL }) => {
  const watched = watch(page, baseURL ?? '');
  for (const text of [
    '<img src=x onerror=alert(1)>',
    '%E0%A4%A',
    '100% </script>',
    '\u202Ednuor eht yaw gnorw',
    'ก้้้้้้้้้้ภาษาไทย',
    'a'.repeat(10_000),
  ]) {
    await page.goto(`${SEARCH}?q=${encodeURIComponent(text)}`);
    await expect(page.getByText(/^Nothing for "/)).toBeVisible();
    await expect(page.locator('main img[onerror]')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
  expect(watched.problems).toEqual([]);
});

/** Types random texts into the search box and returns what goes wrong. Runs in the page. */
async function typeRandomTexts(count: number) {
  // A generator with a seed (mulberry32), in the page, since half a surrogate pair does not survive the way there.
  let state = 416;
  const random = (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
  const marked = [
    '<img src=x onerror=alert(1)>',
    '</script><script>alert(1)</script>',
    '<style>*{display:none}</style>',
    '%',
    '%00',
    '%E0%A4%A',
    '&amp;',
    '$&',
    '{term}',
    '\u202E',
    '\uD800',
    '\uDC00',
    'persian ',
    'quayside ',
  ];
  const part = () => {
    const kind = random(4);
    if (kind === 0) return marked[random(marked.length)] ?? '';
    if (kind === 1) return String.fromCharCode(random(0x10000));
    if (kind === 2) return String.fromCodePoint(random(0x110000));
    return String.fromCharCode(32 + random(95));
  };
  const texts = Array.from({ length: count }, (_, index) => {
    const short = Array.from({ length: 1 + random(12) }, part).join('');
    if (index % 20 === 10) return 'persian ';
    return index % 20 === 0 ? short.repeat(10_000).slice(0, 10_000) : short;
  });
  const input = document.querySelector<HTMLInputElement>('main input[type=search]');
  const results = document.querySelector('[data-ready]');
  if (!input || !results) throw new Error('There is no search.');
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const outside = () =>
    JSON.stringify({
      frame: document.querySelectorAll('header *, footer *').length,
      title: document.title,
      path: window.location.pathname,
      h1: [...document.querySelectorAll('h1')].map((heading) => heading.outerHTML),
      // The hint under the box is the only part that comes and goes there.
      top: document.querySelectorAll('main *:not([data-ready] *, [role=status] *)').length,
      loose: document.querySelectorAll('body > *:not([class*=toast], [aria-live])').length,
    });
  const before = outside();
  const problems: string[] = [];
  let found = 0;
  for (const text of texts) {
    write?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await frame();
    await frame();
    const line = results.querySelector('h2')?.textContent ?? '';
    const isFound = /^(One place for "[\s\S]*"|Places for "[\s\S]*", \d+ of them)$/.test(line);
    if (isFound) found += 1;
    else if (line !== 'No place found' && line !== 'Every place') problems.push(line);
    if (results.querySelector('[onerror], script, style')) problems.push(`markup of ${JSON.stringify(text)}`);
    if (document.documentElement.scrollWidth > innerWidth) problems.push(`too wide: ${JSON.stringify(text)}`);
    const now = outside();
    if (now !== before) problems.push(`${JSON.stringify(text.slice(0, 80))}: ${now} instead of ${before}`);
  }
  return { problems: problems.slice(0, 5), found };
}

test('a hundred random texts in the box change nothing but the results', async ({ page, baseURL }) => {
  const watched = watch(page, baseURL ?? '');
  await page.goto(SEARCH);
  await ready(page);
  const box = boxOf(page);
  // The first text loads the lazy parts.
  await box.fill('zzzz');
  await expect(page.getByText('Try a cuisine')).toBeVisible();
  const { problems, found } = await page.evaluate(typeRandomTexts, 100);
  expect(problems).toEqual([]);
  expect(found).toBeGreaterThanOrEqual(5);
  await box.fill('persian');
  await expect(page.getByText('Places for "persian", 2 of them', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\?q=persian$/);
  expect(watched.problems).toEqual([]);
});

test('a keystroke runs at most 13,000 steps of script and six layouts', async ({ page }) => {
  await page.goto(SEARCH);
  await ready(page);
  const box = boxOf(page);
  const client = await page.context().newCDPSession(page);
  const layouts = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? 0;
  };
  const type = async (text: string) => {
    await box.fill('');
    await expect(page.getByRole('heading', { name: 'Every place', exact: true })).toBeVisible();
    await client.send('Profiler.takePreciseCoverage');
    const before = await layouts();
    // Each key is drawn before the next: on a busy machine several would be drawn together.
    for (const key of text) {
      await box.pressSequentially(key);
      await settled(page);
    }
    await expect(page.getByText(`Nothing for "${text}"`, { exact: true })).toBeVisible();
    const after = await layouts();
    const { result } = await client.send('Profiler.takePreciseCoverage');
    // The test's own scripts run more often on a busy machine.
    const steps = result
      .filter(({ url }) => url.includes('/_next/'))
      .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
      .reduce((sum, { count }) => sum + count, 0);
    return { steps: steps / text.length, layouts: (after - before) / text.length };
  };
  await client.send('Performance.enable');
  await client.send('Profiler.enable');
  // Steps are counted, since times depend on the machine.
  await client.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  // The first text loads the lazy parts.
  await type('persan zzzz');
  const cost = await type('persian quaysidezzzz');
  expect(cost.steps).toBeLessThanOrEqual(13_000);
  expect(cost.layouts).toBeLessThanOrEqual(6);
});

test('a search without results links to the places of other guides that it finds', async ({ page }) => {
  await open(page, `${SEARCH}?q=ramen`);
  await expect(page.getByText('Nothing for "ramen"', { exact: true })).toBeVisible();
  const elsewhere = page.getByRole('region', { name: 'Not in Port Alder, but on my other maps' });
  await elsewhere.getByRole('link', { name: 'Arcade Ramen' }).click();
  await expect(page).toHaveURL(/\/travel\/islands\/#arcade-ramen$/);
});
