import { expect, test } from 'playwright/test';
import { restaurantSearch as words } from '@/lib/content/travel';
import { ANYTHING, endingWith, literally, misspelt } from './content/found';
import { heard } from './content/heard';
import { type City, cuisinesOf, holding } from './content/travel';
import { boxOf, found, NOTHING, none, searched, twoCuisines } from './restaurant-results';
import { ready, watch } from './watch';

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
