import { expect, test } from '@playwright/test';
import { restaurants } from '@/lib/content/restaurants';
import { ready, watch } from './watch';

const SEARCH = '/travel/toronto/search/';

test('the Toronto search box leads to the results, with what was typed in the address', async ({ page }) => {
  await page.goto('/travel/toronto/');
  await ready(page);
  const box = page.getByRole('main').getByRole('searchbox');
  await box.fill('   ');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/travel\/toronto\/$/);
  await box.fill('  korean ');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/travel\/toronto\/search\/\?q=korean$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Food Search All' })).toBeVisible();
  await expect(page.getByText(/^Found \d+ results for "korean"$/)).toBeVisible();
});

test('one result reads as one, none as none, and the way back is there', async ({ page }) => {
  await page.goto(`${SEARCH}?q=pai`);
  await expect(page.getByText('Found 1 result for "pai"')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Pai/ })).toBeVisible();
  await page.goto(`${SEARCH}?q=zzzz`);
  await expect(page.getByText('No results found for "zzzz"')).toBeVisible();
  await expect(page.getByText('No restaurants found')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Toronto Food Map' }).click();
  await expect(page).toHaveURL(/\/travel\/toronto\/$/);
});

test('a region’s name finds all its restaurants, a part of a name every region that has it', async ({
  page,
}) => {
  await page.goto(`${SEARCH}?q=NORTH%20york`);
  await expect(page.getByText('Found 6 results for "NORTH york"')).toBeVisible();
  await page.goto(`${SEARCH}?q=etobi`);
  await expect(page.getByText('Found 2 results for "etobi"')).toBeVisible();
});

test('a misspelling is answered with what was meant, by link and by Enter', async ({ page }) => {
  await page.goto('/travel/toronto/');
  await ready(page);
  const box = page.getByRole('main').getByRole('searchbox');
  await box.fill('jjajangmyun');
  const meant = page.getByRole('main').getByRole('link', { name: /^jjajangmyeon$/i });
  await expect(meant).toBeVisible();
  await box.press('Enter');
  await expect(page).toHaveURL(/q=jjajangmyeon$/i);
  await expect(page.getByText(/^Corrected to: "jjajangmyeon"$/i)).toBeVisible();
  await expect(page.getByText(/^Found \d+ results? for "jjajangmyeon"$/i)).toBeVisible();

  await page.goto(`${SEARCH}?q=trinty%20bellwoods`);
  await expect(page.getByRole('main').getByRole('link', { name: /^trinity bellwoods$/i })).toBeVisible();
});

test('typing on the results page changes results and address, without a trail of history', async ({
  page,
}) => {
  await page.goto('/travel/toronto/');
  await page.goto(`${SEARCH}?q=greek`);
  await ready(page);
  const box = page.getByRole('main').getByRole('searchbox');
  await expect(box).toHaveValue('greek');
  await box.fill('dumplings');
  await expect(page.getByText(/^Found \d+ results? for "dumplings"$/)).toBeVisible();
  await expect(page).toHaveURL(/q=dumplings$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/travel\/toronto\/$/);
});

test('whatever is searched for stands there as text and changes nothing but the results', async ({
  page,
  baseURL,
}) => {
  const watched = watch(page, baseURL ?? '');
  await page.goto(SEARCH);
  await ready(page);
  const box = page.getByRole('main').getByRole('searchbox');
  const outside = () => page.evaluate(() => document.querySelectorAll('header *, footer *').length);
  const before = await outside();
  for (const typed of [
    '<img src=x onerror=alert(1)>',
    '%E0%A4%A',
    '100% </script>',
    '\u202Ednuor eht yaw gnorw',
    'ก้้้้้้้้้้ภาษาไทย',
    'a'.repeat(10_000),
  ]) {
    await page.goto(`${SEARCH}?q=${encodeURIComponent(typed)}`);
    await expect(page.getByText(/^No results found for/)).toBeVisible();
    await expect(page.locator('main img[onerror]')).toHaveCount(0);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  }
  await box.fill('');
  expect(await outside()).toBe(before);
  expect(watched.problems).toEqual([]);
});

test('a hundred random texts in the box change nothing but the results', async ({ page, baseURL }) => {
  const watched = watch(page, baseURL ?? '');
  await page.goto(SEARCH);
  await ready(page);
  await expect(page.getByRole('heading', { name: 'All restaurants' })).toBeVisible();
  const box = page.getByRole('main').getByRole('searchbox');
  // With the first text comes what is loaded once.
  await box.fill('zzzz');
  await expect(page.getByText('Try a cuisine')).toBeVisible();
  const outcome = await page.evaluate(async (count) => {
    // A generator with a seed (mulberry32), in the page, since halves of characters do not survive the way there.
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
      'pai ',
      'north york ',
      'market ',
    ];
    const part = () => {
      const kind = random(4);
      if (kind === 0) return marked[random(marked.length)] ?? '';
      if (kind === 1) return String.fromCharCode(random(0x10000));
      if (kind === 2) return String.fromCodePoint(random(0x110000));
      return String.fromCharCode(32 + random(95));
    };
    const texts = Array.from({ length: count }, (_, place) => {
      const short = Array.from({ length: 1 + random(12) }, part).join('');
      return place % 20 === 0 ? short.repeat(10_000).slice(0, 10_000) : short;
    });
    const input = document.querySelector<HTMLInputElement>('main input[type=search]');
    const results = document.querySelector('.fs-found');
    if (!input || !results) throw new Error('There is no search.');
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const outside = () =>
      JSON.stringify({
        frame: document.querySelectorAll('header *, footer *').length,
        title: document.title,
        path: window.location.pathname,
        h1: [...document.querySelectorAll('h1')].map((heading) => heading.outerHTML),
        // The hint under the box is the one thing that comes and goes there.
        top: document.querySelectorAll('main *:not(.fs-found *, .hint, .hint *)').length,
        loose: document.querySelectorAll('body > *:not([class*=toast], [aria-live])').length,
      });
    const before = outside();
    const odd: string[] = [];
    let longest = 0;
    let found = 0;
    for (const [place, text] of texts.entries()) {
      longest = Math.max(longest, text.length);
      write?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await frame();
      // Now and then the address gets the time to follow.
      if (place % 50 === 49) await new Promise((resolve) => setTimeout(resolve, 400));
      await frame();
      const line = results.querySelector('h2')?.textContent ?? '';
      if (!/^(Found \d+ results? for "|No restaurants found$|All restaurants$)/.test(line)) odd.push(line);
      if (line.startsWith('Found')) found += 1;
      if (results.querySelector('[onerror], script, style')) odd.push(`markup of ${JSON.stringify(text)}`);
      if (document.documentElement.scrollWidth > innerWidth) odd.push(`too wide: ${JSON.stringify(text)}`);
      const now = outside();
      if (now !== before) odd.push(`${JSON.stringify(text.slice(0, 80))}: ${now} instead of ${before}`);
    }
    return { odd: odd.slice(0, 5), longest, found };
  }, 100);
  expect(outcome.odd).toEqual([]);
  expect(outcome.longest).toBe(10_000);
  expect(outcome.found).toBeGreaterThan(0);
  // The page is still at work after all of it.
  await box.fill('korean');
  await expect(page.getByText(/^Found \d+ results for "korean"$/)).toBeVisible();
  await expect(page).toHaveURL(/\?q=korean$/);
  expect(watched.problems).toEqual([]);
});

test('no keystroke holds the page up for longer than fifty milliseconds', async ({ page }) => {
  await page.goto(SEARCH);
  await ready(page);
  const box = page.getByRole('main').getByRole('searchbox');
  // Once through, so that everything that is loaded once is there.
  await box.pressSequentially('koreen noodels');
  await expect(page.getByText('Did you mean')).toBeVisible();
  const rounds: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    await box.fill('');
    const tasks = await page.evaluateHandle(() => {
      const durations: number[] = [];
      const observer = new PerformanceObserver((list) => {
        durations.push(...list.getEntries().map(({ duration }) => duration));
      });
      observer.observe({ type: 'longtask' });
      return { durations, isKnown: PerformanceObserver.supportedEntryTypes.includes('longtask') };
    });
    expect(await tasks.evaluate(({ isKnown }) => isKnown)).toBe(true);
    await box.pressSequentially('korean north yorkzzz', { delay: 30 });
    await expect(page.getByText('No results found for "korean north yorkzzz"')).toBeVisible();
    rounds.push(await tasks.evaluate(({ durations }) => Math.max(0, ...durations)));
  }
  // Other work on the machine may hold up one round; what the page itself costs would show in each.
  expect(Math.min(...rounds)).toBeLessThanOrEqual(50);
});

test('a search and the way back keep the walk', async ({ page }) => {
  await page.goto('/travel/toronto/?walk=pai,mothers-dumplings');
  await ready(page);
  // A walk that somebody sent is shown first, with whose it is.
  const shared = page.getByRole('dialog', { name: 'A shared walk' });
  await expect(shared.getByText(/Whoever made the link you opened has chosen these stops/)).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(shared).toBeHidden();
  const box = page.getByRole('main').getByRole('searchbox');
  await box.fill('korean');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\/\?q=korean&walk=pai,mothers-dumplings$/);
  const results = page.getByRole('main').getByRole('searchbox');
  await expect(results).toHaveValue('korean');
  await results.fill('pai');
  await expect(page.getByText('Found 1 result for "pai"')).toBeVisible();
  await expect(page).toHaveURL(/\?walk=pai,mothers-dumplings&q=pai$/);
  // A result is taken off the walk, and another put on it; it goes along to the map.
  await page.getByRole('button', { name: 'Stop 1 of the walk: take Pai off' }).click();
  await results.fill('mamakas');
  await page.getByRole('button', { name: 'Add Mamakas Taverna to your Walk' }).click();
  await expect(page.getByRole('region', { name: 'Your walk' })).toContainText('Your walk: 2 stops');
  await expect(page).toHaveURL(/walk=mothers-dumplings,mamakas-taverna/);
  await page.getByRole('link', { name: /on the food map$/ }).click();
  await expect(page).toHaveURL(/&walk=mothers-dumplings,mamakas-taverna#mamakas-taverna$/);
  await expect(page.getByRole('region', { name: 'Your walk' })).toContainText('Your walk: 2 stops');
});

test('the name of a market leads to its guide, the name of the town to every restaurant in it', async ({
  page,
}) => {
  await page.goto(`${SEARCH}?q=market`);
  const main = page.getByRole('main');
  await expect(main.getByText(/^Guides:/)).toHaveText('Guides: St. Lawrence Market, Kensington Market');
  await page.goto(`${SEARCH}?q=Kensington`);
  await main.getByRole('link', { name: 'Kensington Market' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Kensington Market/ })).toBeVisible();
  await page.goto(`${SEARCH}?q=Toronto`);
  await expect(page.getByText(/^Found \d+ results for "Toronto"$/)).toBeVisible();
  expect(await main.getByRole('article').getByRole('article').count()).toBeGreaterThan(9);
});

test('without script every restaurant can be read on the search page', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(SEARCH);
  await expect(page.getByRole('article').getByRole('article')).toHaveCount(Object.keys(restaurants).length);
  await context.close();
});
