import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from 'playwright/test';
import { scrollThrough, watch } from '@/e2e/watch';
import { basePath } from '@/lib/text/base-path';
import { exportedPages } from '@/scripts/export';
import { canonicalOf } from './head';
import { overflowWithLetters } from './letters';
import { badWraps } from './wraps';

/** Widths in CSS pixels at which nothing but the width of the page is checked. */
const WIDTHS = [1920, 768, 320];
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * The picture that covers most of the screen, a twentieth of it at least, and how it is loaded:
 * "bread-1f2e3d4c-1200.webp eager"; '' without one. It is measured from the layout: an observer of the browser reports
 * with the next frame, and a browser without windows may have stopped drawing frames.
 */
function largestPicture(page: Page): Promise<string> {
  return page.evaluate(() => {
    const visibleArea = (image: Element) => {
      let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
      for (let box: Element | null = image; box; box = box.parentElement) {
        if (box !== image && getComputedStyle(box).overflow === 'visible') continue;
        const edge = box.getBoundingClientRect();
        left = Math.max(left, edge.left);
        top = Math.max(top, edge.top);
        right = Math.min(right, edge.right);
        bottom = Math.min(bottom, edge.bottom);
      }
      return image.checkVisibility() ? Math.max(0, right - left) * Math.max(0, bottom - top) : 0;
    };
    const [largest] = [...document.querySelectorAll<HTMLImageElement>('main img')]
      .map((image) => ({ image, area: visibleArea(image) }))
      .filter(({ area }) => area >= (innerWidth * innerHeight) / 20)
      .sort((a, b) => b.area - a.area);
    return largest ? `${largest.image.currentSrc.split('/').at(-1)} ${largest.image.loading}` : '';
  });
}

const pixelsTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Pictures that were fetched and have no pixels. */
function brokenPictures(): string[] {
  return [...document.images]
    .filter((image) => image.complete && image.currentSrc !== '' && image.naturalWidth === 0)
    .map((image) => image.currentSrc);
}

/** Boxes that scroll up and down within the page, where a finger that means the page would be held. */
function scrollersInPage(): string[] {
  return [...document.querySelectorAll('main *')]
    .filter((box) => box.scrollHeight > box.clientHeight + 1 && box.checkVisibility())
    .filter((box) => /auto|scroll/.test(getComputedStyle(box).overflowY))
    .map((box) => box.getAttribute('aria-label') ?? box.className);
}

/**
 * Violations of WCAG 2.2 AA that axe finds, one line for each element. No page has a frame before a visitor asks for
 * one, so the one-page mode sees all of it, in half of the time.
 */
async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page })
    .setLegacyMode()
    // Rules that pass take half of the time to describe.
    .options({ resultTypes: ['violations'] })
    .withTags(STANDARDS)
    .analyze();
  return found.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

test.use({ reducedMotion: 'reduce' });

for (const { route, html } of exportedPages()) {
  // A copy of a page at a second address looks like it.
  if (![basePath + route, undefined].includes(canonicalOf(html))) continue;

  test(`${route} has one heading, fits its widths, is accessible and logs nothing`, async ({
    page,
    baseURL,
  }) => {
    const watched = watch(page, baseURL ?? '');
    // The page for missing addresses logs the address.
    if (route.endsWith('/404.html')) watched.allow(/^console warning: 404/);
    const streets: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/maplibre/')) streets.push(request.url());
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(basePath + route);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    expect(await largestPicture(page)).not.toContain('lazy');
    await scrollThrough(page);
    expect(await page.evaluate(brokenPictures)).toEqual([]);

    expect(await violations(page)).toEqual([]);

    // The script of the page measures a new width a moment later.
    const tooWide = (width: number) => expect.poll(() => pixelsTooWide(page), `pixels too wide at ${width}`);
    await tooWide(1440).toBe(0);
    const wraps = async (width: number) =>
      expect(await badWraps(page), `line breaks at ${width} px`).toEqual([]);
    await wraps(1440);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await tooWide(width).toBe(0);
      if (width === 768) await wraps(width);
    }
    expect(await overflowWithLetters(page)).toEqual([]);

    // Contrast and names again where the layout is another one.
    await page.setViewportSize({ width: 390, height: 844 });
    await tooWide(390).toBe(0);
    await wraps(390);
    expect(await largestPicture(page)).not.toContain('lazy');
    expect(await page.evaluate(scrollersInPage)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    expect(watched.problems).toEqual([]);
    // The street map is loaded on request only.
    expect(streets).toEqual([]);
  });
}
