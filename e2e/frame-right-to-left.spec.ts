import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from 'playwright/test';
import { ready, watch } from './watch';

// Pages of the site as those of a site in Hebrew: with its direction and language around the same texts.

test.use({ reducedMotion: 'reduce' });

test.beforeEach(async ({ page }) => {
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('<html lang="en-CA"', '<html lang="he" dir="rtl"') });
  });
});

/** The characters of a text as they are drawn, from left to right. */
const drawn = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange();
    const characters: { left: number; character: string }[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const [at, character] of [...(node.textContent ?? '')].entries()) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        characters.push({ left: range.getBoundingClientRect().left, character });
      }
    return characters
      .sort((one, other) => one.left - other.left)
      .map(({ character }) => character)
      .join('')
      .replaceAll('\u00a0', ' ');
  });

/** True if the icon in an element is mirrored. */
const isMirrored = (element: Locator) =>
  element.evaluate((node) => (node.querySelector('svg')?.getScreenCTM()?.a ?? 0) < 0);

/** Width of the page beyond the window, in pixels. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const path of [
  '/',
  '/about/',
  '/barley-stew/',
  '/legumes/',
  '/recipes/',
  '/recipes/shopping-list/',
  '/travel/port-alder/?region=quayside',
  '/travel/port-alder/events/',
])
  test(`${path} from right to left fits its widths, is accessible and logs nothing`, async ({
    page,
    baseURL,
  }) => {
    const watched = watch(page, baseURL ?? '');
    await page.goto(path);
    await ready(page);
    for (const width of [1440, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), `${width} px`).toBe(0);
    }
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    expect(watched.problems).toEqual([]);
  });

test('numbers and names keep their direction in a text from right to left', async ({ page }) => {
  await page.goto('/travel/port-alder/?region=quayside');
  await ready(page);
  const card = page.getByRole('article').filter({ hasText: 'Blue Door' }).first();
  expect(await drawn(card.getByText('+353 21 555 0142', { exact: true }).first())).toBe('+353 21 555 0142');
  await page.goto('/barley-stew/');
  await ready(page);
  const method = page.getByRole('region', { name: 'Method' });
  expect(await drawn(method.getByText('600 g', { exact: true }).first())).toBe('600 g');
});

test('arrows point along the line of text', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await ready(page);
  expect(await isMirrored(page.getByRole('main').getByRole('link', { name: 'Cook the stew' }))).toBe(true);
  expect(await isMirrored(page.getByRole('button', { name: 'Search' }).first())).toBe(false);
});
