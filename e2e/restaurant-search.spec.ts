import { expect, type Page, test } from 'playwright/test';
import { onMap } from '@/.content/words/restaurantResults';
import { corrected, meant as meantWords } from '@/.content/words/restaurantSearchHelp';
import * as searchPage from '@/.content/words/restaurantSearchPage';
import { comma } from '@/.content/words/text';
import * as walkWords from '@/.content/words/walk';
import * as walkBar from '@/.content/words/walkBar';
import { keptNot } from '@/.content/words/walkDialog';
import { restaurantSearch as words } from '@/lib/content/travel';
import { searchWords } from '@/lib/travel/guides/pages';
import { ANYTHING, endingWith, literally, misspelt, needed, startingWith } from './content/found';
import { heard } from './content/heard';
import {
  aloneByName,
  type City,
  city,
  cuisinesOf,
  holding,
  isInCity,
  longDistrictsOf,
  longWordsOf,
  partsOf,
} from './content/travel';
import { ready, watch } from './watch';

/** Nothing is called so. */
const NOTHING = 'zzzz';

/** The line over what was found. */
const found = (term: string, count: number) =>
  (count === 1 ? words.found.one : words.found.many).replace('{count}', `${count}`).replace('{term}', term);
const none = (term: string) => words.none.replace('{term}', term);

const searched = () => needed(city, 'guide with restaurants');
const boxOf = (page: Page) => page.getByRole('main').getByRole('searchbox');

/** Cuisines to search for: one and another. */
const twoCuisines = (of: City) => {
  const [one, other] = needed(cuisinesOf(of)[0] ? cuisinesOf(of) : undefined, 'cuisine of one word');
  return [one, other ?? partsOf(of.restaurants[0] ?? { name: '' }).name.toLowerCase()] as [string, string];
};

test('the search box of a guide leads to the results, with what was typed in the address', async ({
  page,
}) => {
  const of = searched();
  const [cuisine] = twoCuisines(of);
  await page.goto(of.route);
  await ready(page);
  const box = boxOf(page);
  await box.fill('   ');
  await box.press('Enter');
  await expect(page).toHaveURL(endingWith(of.route));
  await box.fill(`  ${cuisine} `);
  await box.press('Enter');
  await expect(page).toHaveURL(endingWith(`${of.search}?q=${cuisine}`));
  const { title = searchPage.title({ guide: of.guide.name }) } = of.guide.search;
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(found(cuisine, holding(of, cuisine).length), { exact: true })).toBeVisible();
});

test('one result reads as one, none as none, and the way back is there', async ({ page }) => {
  const of = searched();
  const [alone] = aloneByName(of);
  if (alone) {
    await page.goto(`${of.search}?q=${alone.term}`);
    await expect(page.getByText(found(alone.term, 1), { exact: true })).toBeVisible();
    const name = startingWith(partsOf(alone.restaurant).name);
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await page.goto(`${of.search}?q=${NOTHING}`);
  await expect(page.getByText(none(NOTHING), { exact: true })).toBeVisible();
  await expect(page.getByText(words.empty, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: searchWords(of.guide).back.name }).click();
  await expect(page).toHaveURL(endingWith(of.route));
});

test('a region’s name finds all its restaurants, in any letters, and so does the beginning of it', async ({
  page,
}) => {
  const of = searched();
  const filled = of.regions.filter(({ found: inIt }) => inIt.length > 0);
  const region = needed(
    filled.find(({ name }) => name.includes(' ')) ?? filled[0],
    'region with restaurants',
  );
  const term = region.name.replace(/^\S+/, (word) => word.toUpperCase());
  const count = holding(of, term).length;
  expect(count).toBeGreaterThanOrEqual(region.found.length);
  await page.goto(`${of.search}?q=${encodeURIComponent(term)}`);
  await expect(page.getByText(found(term, count), { exact: true })).toBeVisible();

  const other = filled.find(({ name }) => name !== region.name && /^\p{L}{6,}$/u.test(name));
  if (!other) return;
  const beginning = other.name.slice(0, 5).toLowerCase();
  await page.goto(`${of.search}?q=${encodeURIComponent(beginning)}`);
  await expect(
    page.getByText(found(beginning, holding(of, beginning).length), { exact: true }),
  ).toBeVisible();
});

test('a misspelling is answered with what was meant, by link and by Enter', async ({ page }) => {
  const of = searched();
  const word = needed(longWordsOf(of)[0], 'long word in what restaurants are called');
  const right = new RegExp(`^${word}$`, 'i');
  await page.goto(of.route);
  await ready(page);
  const box = boxOf(page);
  await box.fill(misspelt(word));
  // Beside it the page may offer neighbourhoods of the same name.
  const meant = page
    .getByRole('main')
    .getByText(heard(meantWords({ search: ANYTHING })))
    .getByRole('link');
  await expect(meant).toHaveText(right);
  await box.press('Enter');
  await expect(page).toHaveURL(new RegExp(`q=${word}$`, 'i'));
  await expect(page.getByText(new RegExp(`^${literally(corrected({ search: word }))}$`, 'i'))).toBeVisible();
  const line = literally(found(word, holding(of, word).length));
  await expect(page.getByText(new RegExp(`^${line}$`, 'i'))).toBeVisible();

  const [district] = longDistrictsOf(of);
  if (!district) return;
  const [first = '', second = ''] = district.split(' ');
  await page.goto(`${of.search}?q=${misspelt(first)}%20${second}`);
  await expect(meant).toHaveText(new RegExp(`^${district}$`, 'i'));
});

test('typing on the results page changes results and address, without a trail of history', async ({
  page,
}) => {
  const of = searched();
  const [one, other] = twoCuisines(of);
  await page.goto(of.route);
  await page.goto(`${of.search}?q=${one}`);
  await ready(page);
  const box = boxOf(page);
  await expect(box).toHaveValue(one);
  await box.fill(other);
  await expect(page.getByText(found(other, holding(of, other).length), { exact: true })).toBeVisible();
  await expect(page).toHaveURL(endingWith(`q=${encodeURIComponent(other).replaceAll('%20', '+')}`));
  await page.goBack();
  await expect(page).toHaveURL(endingWith(of.route));
});

test('whatever is searched for stands there as text and changes nothing but the results', async ({
  page,
  baseURL,
}) => {
  const { search } = searched();
  const watched = watch(page, baseURL ?? '');
  await page.goto(search);
  await ready(page);
  const box = boxOf(page);
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
    await page.goto(`${search}?q=${encodeURIComponent(typed)}`);
    await expect(page.getByText(heard(none(ANYTHING)))).toBeVisible();
    await expect(page.locator('main img[onerror]')).toHaveCount(0);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  }
  await box.fill('');
  expect(await outside()).toBe(before);
  expect(watched.problems).toEqual([]);
});

/** What the line over the results says where there are some, and all that it may say, as patterns. */
function linePatterns(): [finds: string, says: string] {
  const pattern = (line: string) =>
    literally(line).replace(literally('{count}'), '\\d+').replace(literally('{term}'), '[\\s\\S]*');
  const finds = `^(${pattern(words.found.one)}|${pattern(words.found.many)})$`;
  return [finds, `${finds}|^(${literally(words.empty)}|${literally(words.all)})$`];
}

/** Searches that find something, to be mixed with what finds nothing. */
const termsOf = (of: City) =>
  [of.restaurants[0]?.name, of.regions[0]?.name, ...cuisinesOf(of).slice(0, 1)].map(
    (term = '') => `${term.toLowerCase()} `,
  );

test('a hundred random texts in the box change nothing but the results', async ({ page, baseURL }) => {
  const of = searched();
  const [cuisine] = twoCuisines(of);
  const watched = watch(page, baseURL ?? '');
  await page.goto(of.search);
  await ready(page);
  await expect(page.getByRole('heading', { name: words.all })).toBeVisible();
  const box = boxOf(page);
  // With the first text comes what is loaded once.
  await box.fill(NOTHING);
  await expect(page.getByText(words.ideas.cuisine)).toBeVisible();
  const [finds, says] = linePatterns();
  const outcome = await page.evaluate(
    async ({ count, finds, says, terms }) => {
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
        ...terms,
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
        // Now and then one that finds something.
        if (place % 20 === 10) return terms[place % terms.length] ?? short;
        return place % 20 === 0 ? short.repeat(10_000).slice(0, 10_000) : short;
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
          // The hint under the box is the one thing that comes and goes there.
          top: document.querySelectorAll('main *:not([data-ready] *, [role=status] *)').length,
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
        if (!new RegExp(says).test(line)) odd.push(line);
        if (new RegExp(finds).test(line)) found += 1;
        if (results.querySelector('[onerror], script, style')) odd.push(`markup of ${JSON.stringify(text)}`);
        if (document.documentElement.scrollWidth > innerWidth) odd.push(`too wide: ${JSON.stringify(text)}`);
        const now = outside();
        if (now !== before) odd.push(`${JSON.stringify(text.slice(0, 80))}: ${now} instead of ${before}`);
      }
      return { odd: odd.slice(0, 5), longest, found };
    },
    { count: 100, finds, says, terms: termsOf(of) },
  );
  expect(outcome.odd).toEqual([]);
  expect(outcome.longest).toBe(10_000);
  expect(outcome.found).toBeGreaterThan(0);
  // The page is still at work after all of it.
  await box.fill(cuisine);
  await expect(page.getByText(found(cuisine, holding(of, cuisine).length), { exact: true })).toBeVisible();
  await expect(page).toHaveURL(endingWith(`?q=${cuisine}`));
  expect(watched.problems).toEqual([]);
});

/** What one keystroke may cost: steps of script, whose number grows with the list, and layouts of the page. */
const stepsFor = ({ restaurants }: City) => 10_000 + 300 * restaurants.length;
const LAYOUTS = 6;

test('no keystroke makes the page work for long', async ({ page }) => {
  const of = searched();
  const [cuisine] = twoCuisines(of);
  await page.goto(of.search);
  await ready(page);
  const box = boxOf(page);
  const client = await page.context().newCDPSession(page);
  const layouts = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? 0;
  };
  const type = async (text: string) => {
    await box.fill('');
    await expect(page.getByRole('heading', { name: words.all })).toBeVisible();
    await client.send('Profiler.takePreciseCoverage');
    const before = await layouts();
    await box.pressSequentially(text);
    await expect(page.getByText(none(text), { exact: true })).toBeVisible();
    const after = await layouts();
    const { result } = await client.send('Profiler.takePreciseCoverage');
    const counts = result.flatMap(({ functions }) =>
      functions.flatMap(({ ranges }) => ranges.map(({ count }) => count)),
    );
    const steps = counts.reduce((sum, count) => sum + count, 0);
    return { steps: steps / text.length, layouts: (after - before) / text.length };
  };
  await client.send('Performance.enable');
  await client.send('Profiler.enable');
  // Counted, not timed: how long it takes is up to the machine and what else it does.
  await client.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  // Once through, so that everything that is loaded once is there.
  await type(`${misspelt(cuisine)} ${NOTHING}`);
  const cost = await type(`${cuisine} ${of.regions[0]?.name.toLowerCase()}${NOTHING}`);
  expect(cost.steps).toBeLessThanOrEqual(stepsFor(of));
  expect(cost.layouts).toBeLessThanOrEqual(LAYOUTS);
});

test('a search and the way back keep the walk', async ({ page }) => {
  const of = searched();
  const [first, second] = needed(
    aloneByName(of).length > 1 ? aloneByName(of) : undefined,
    'pair of restaurants with names of their own',
  );
  const third = needed(
    of.listed.find(
      (each) =>
        each !== first?.restaurant &&
        each !== second?.restaurant &&
        holding(of, partsOf(each).name).length === 1,
    ),
    'third restaurant to walk to',
  );
  if (!first || !second) return;
  const [name, thirdName] = [partsOf(first.restaurant).name, partsOf(third).name];
  const [one, other] = [first.restaurant.slug, second.restaurant.slug];
  const [cuisine] = twoCuisines(of);
  await page.goto(`${of.route}?walk=${one},${other}`);
  await ready(page);
  // A walk that somebody sent is shown first, with whose it is.
  const shared = page.getByRole('dialog', { name: walkBar.sharedWalk });
  await expect(shared.getByText(keptNot)).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(shared).toBeHidden();
  const box = boxOf(page);
  await box.fill(cuisine);
  await box.press('Enter');
  await expect(page).toHaveURL(endingWith(`/search/?q=${cuisine}&walk=${one},${other}`));
  const results = boxOf(page);
  await expect(results).toHaveValue(cuisine);
  await results.fill(first.term);
  await expect(page.getByText(found(first.term, 1), { exact: true })).toBeVisible();
  await expect(page).toHaveURL(endingWith(`?walk=${one},${other}&q=${first.term}`));
  // A result is taken off the walk, and another put on it; it goes along to the map.
  const takesOff = walkWords.takeOffThe({ stop: walkWords.shortStop({ number: 1 }), name });
  await page.getByRole('button', { name: heard(takesOff) }).click();
  await results.fill(thirdName);
  const adds = walkWords.addToYours({ name: thirdName, walk: walkWords.shortWalk });
  await page.getByRole('button', { name: heard(adds) }).click();
  const bar = page.getByRole('region', { name: walkBar.yourWalk, exact: true });
  const ofTwo = walkBar.stopsOf({ name: walkBar.yourWalk, count: 2 });
  await expect(bar).toContainText(ofTwo);
  await expect(page).toHaveURL(new RegExp(`walk=${other},${third.slug}`));
  const { name: region = '' } = of.guide.regions[third.region] ?? {};
  await page.getByRole('link', { name: onMap({ region }), exact: true }).click();
  await expect(page).toHaveURL(endingWith(`&walk=${other},${third.slug}#${third.slug}`));
  await expect(bar).toContainText(ofTwo);
});

test('the name of a market leads to its guide', async ({ page }) => {
  const of = searched();
  const market = needed(of.markets[0], 'market');
  const main = page.getByRole('main');
  await page.goto(`${of.search}?q=${encodeURIComponent(market.name)}`);
  await expect(main.getByText(startingWith(words.guide.one))).toContainText(market.name);
  await main.getByRole('link', { name: market.name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: market.title })).toBeVisible();

  // A word that several of them have in common.
  const common = market.name
    .split(' ')
    .find((word) => word.length > 4 && of.markets.every(({ name }) => name.includes(word)));
  if (!common || of.markets.length < 2) return;
  await page.goto(`${of.search}?q=${encodeURIComponent(common)}`);
  const names = of.markets.map(({ name }) => name).join(comma);
  await expect(main.getByText(startingWith(words.guide.many))).toHaveText(`${words.guide.many} ${names}`);
});

test('the name of the city finds every restaurant in it', async ({ page }) => {
  const of = searched();
  const { name } = of.guide;
  const inCity = of.restaurants.filter((each) => isInCity(of, each));
  const count = holding(of, name).length;
  expect(count).toBeGreaterThanOrEqual(inCity.length);
  await page.goto(`${of.search}?q=${encodeURIComponent(name)}`);
  await expect(page.getByText(found(name, count), { exact: true })).toBeVisible();
  const cards = page.getByRole('main').getByRole('article').getByRole('article');
  await expect(cards).toHaveCount(Math.min(count, 50));
});

test('without script every restaurant can be read on the search page', async ({ browser, baseURL }) => {
  const of = searched();
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(of.search);
  await expect(page.getByRole('article').getByRole('article')).toHaveCount(of.restaurants.length);
  await context.close();
});
