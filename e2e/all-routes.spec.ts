import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from 'playwright/test';
import { guides, markets } from '@/lib/content/travel';
import { attribute, elementsOf, textOf } from '@/scripts/export';
import * as pages from './content/kinds';
import { stops } from './content/pages';
import { recipes, routeOf } from './content/recipes';
import { overflowWithLetters } from './letters';
import { sitePages } from './routes';
import { scrollThrough, watch } from './watch';

/** Widths in CSS pixels at which nothing else is tried. */
const WIDTHS = [1920, 768, 320];
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * The picture that covers most of the screen, a twentieth of it at least, and how it is loaded:
 * "bread-1f2e3d4c-1200.webp eager"; '' without one.
 */
function largestPicture(page: Page): Promise<string> {
  return page.evaluate(() => {
    const inView = ({ left, right, top, bottom }: DOMRect) =>
      Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0)) *
      Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
    const [largest] = [...document.querySelectorAll<HTMLImageElement>('main img')]
      .filter((image) => image.checkVisibility())
      .map((image) => ({ image, area: inView(image.getBoundingClientRect()) }))
      .filter(({ area }) => area >= (innerWidth * innerHeight) / 20)
      .sort((a, b) => b.area - a.area);
    return largest ? `${largest.image.currentSrc.split('/').at(-1)} ${largest.image.loading}` : '';
  });
}

const pixelsTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Address of the page that a page names as its own; undefined when it names none. */
function canonicalOf(html: string): string | undefined {
  // Of the whole page it would take seconds for every file of tests that is read.
  const head = html.slice(0, html.indexOf('</head>'));
  const link = elementsOf(head).find(
    (e) => e.tagName === 'link' && attribute(e, 'rel') === 'canonical' && attribute(e, 'href'),
  );
  return link && new URL(attribute(link, 'href') ?? '', 'http://none').pathname;
}

/** What stands in the main part of a page: each element with its own words, links and pictures. */
function contentOf(html: string): string[] {
  const elements = elementsOf(html);
  const main = elements.find((e) => e.tagName === 'main')?.sourceCodeLocation;
  if (!main) return [];
  return elements
    .filter(
      ({ sourceCodeLocation: at }) =>
        at && at.startOffset >= main.startOffset && at.endOffset <= main.endOffset,
    )
    .map((e) => [e.tagName, attribute(e, 'href'), attribute(e, 'src'), textOf(e)].join(' '));
}

/** Pictures that were fetched and have no pixels. */
function brokenPictures(): string[] {
  return [...document.images]
    .filter((image) => image.complete && image.currentSrc !== '' && image.naturalWidth === 0)
    .map((image) => image.currentSrc);
}

/** What scrolls up and down within the page, where a finger that means the page would be held. */
function scrollersInPage(): string[] {
  return [...document.querySelectorAll('main *')]
    .filter((box) => box.scrollHeight > box.clientHeight + 1 && box.checkVisibility())
    .filter((box) => /auto|scroll/.test(getComputedStyle(box).overflowY))
    .map((box) => box.getAttribute('aria-label') ?? box.className);
}

/**
 * What axe finds against WCAG 2.2 AA, one line for each element. No page has a frame before a visitor asks for
 * one, so the one-page mode sees all of it, in half of the time.
 */
async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page })
    .setLegacyMode()
    // What passes would take half of the time to describe.
    .options({ resultTypes: ['violations'] })
    .withTags(STANDARDS)
    .analyze();
  return found.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

/** Pages that name another one as their own. */
const copies = sitePages.filter(({ route, html }) => canonicalOf(html) !== route);

test.use({ reducedMotion: 'reduce' });

test('the site has its pages', () => {
  const asked = [pages.first, pages.listed, pages.saved, pages.shopping, ...stops].map(({ route }) => route);
  const ofRecipes = recipes.flatMap((recipe) => [routeOf(recipe), `/recipes/${recipe.id}/`]);
  const ofGuides = Object.keys(guides).map((guide) => `/travel/${guide}/`);
  const ofMarkets = Object.entries(markets).map(([market, { guide }]) => `/travel/${guide}/${market}/`);
  expect(sitePages.map((page) => page.route)).toEqual(
    expect.arrayContaining([...asked, ...ofRecipes, ...ofGuides, ...ofMarkets]),
  );
});

test('titles, descriptions and canonical addresses are there, and no two pages share them', () => {
  const seen = new Map<string, string>();
  const problems: string[] = [];
  for (const { route, html } of sitePages) {
    const elements = elementsOf(html);
    const meta = (name: string) =>
      elements
        .filter((e) => e.tagName === 'meta' && attribute(e, 'name') === name)
        .map((e) => attribute(e, 'content'));
    const canonicals = elements.filter((e) => e.tagName === 'link' && attribute(e, 'rel') === 'canonical');
    const titles = elements
      .filter((e) => e.tagName === 'title' && e.namespaceURI.endsWith('xhtml'))
      .map(textOf);
    const descriptions = meta('description');
    if (canonicals.length !== 1) problems.push(`${route} has ${canonicals.length} canonical addresses`);
    if (titles.length !== 1 || !titles[0]) problems.push(`${route} has ${titles.length} titles`);
    if (descriptions.length !== 1 || !descriptions[0])
      problems.push(`${route} has ${descriptions.length} descriptions`);
    // A page that names another one as its own is that page again.
    if (copies.some((copy) => copy.route === route)) continue;
    for (const words of [titles[0], descriptions[0]]) {
      const other = words && seen.get(words);
      if (other) problems.push(`${route} and ${other} share "${words}"`);
      if (words) seen.set(words, route);
    }
  }
  expect(problems).toEqual([]);
});

test('an address that names another page as its own shows that page', () => {
  const different = copies.filter(({ html }) => {
    const named = sitePages.find(({ route }) => route === canonicalOf(html));
    return !named || contentOf(named.html).join('\n') !== contentOf(html).join('\n');
  });
  expect(different.map(({ route }) => route)).toEqual([]);
});

for (const { route } of sitePages.filter((page) => !copies.includes(page))) {
  test(`${route} stands, fits every width and is accessible`, async ({ page, baseURL }) => {
    const watched = watch(page, baseURL ?? '');
    const streets: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/maplibre/')) streets.push(request.url());
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    expect(await largestPicture(page)).not.toContain('lazy');
    await scrollThrough(page);
    expect(await page.evaluate(brokenPictures)).toEqual([]);

    expect(await violations(page)).toEqual([]);

    // What is measured by the page's script follows a new width a moment later.
    const tooWide = (width: number) => expect.poll(() => pixelsTooWide(page), `pixels too wide at ${width}`);
    await tooWide(1440).toBe(0);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await tooWide(width).toBe(0);
    }
    expect(await overflowWithLetters(page)).toEqual([]);

    // Contrast and names again where the layout is another one.
    await page.setViewportSize({ width: 390, height: 844 });
    await tooWide(390).toBe(0);
    expect(await largestPicture(page)).not.toContain('lazy');
    expect(await page.evaluate(scrollersInPage)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    expect(watched.problems).toEqual([]);
    // Nobody asked for streets.
    expect(streets).toEqual([]);
  });
}
