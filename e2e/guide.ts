import type { Locator, Page } from 'playwright/test';
import { type At, insideOf } from './map';
import { ready, settled } from './watch';

/** Opens an address without motion, and waits until its script runs. */
export async function open(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  await ready(page);
}

/** The first map of a guide with its filters, its list and its region buttons. */
export const explore = (page: Page): Locator => page.locator('#explore');

/** A drawn map, with or without a selected region. */
export const mapOf = (page: Page, name: string): Locator =>
  page.getByRole('img', { name: new RegExp(`^Map of ${name}(, .+ selected)?$`) });

/** The shape of a region on the first map of Port Alder. */
export const shape = (page: Page, id: string): Locator =>
  mapOf(page, 'Port Alder').locator(`[data-region="${id}"]`);

/** The heading of a region over its restaurants. */
export const regionHeading = (page: Page, name: string): Locator =>
  explore(page).getByRole('heading', { level: 3, name, exact: true });

/** The button of a region above the first map of Port Alder. */
export const regionButton = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Quarters of Port Alder' }).getByRole('button', { name });

/** The card of a restaurant on the first map of its guide. */
export const restaurantCard = (page: Page, name: string): Locator =>
  explore(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name }) });

export const visibleCards = (page: Page): Locator =>
  explore(page).getByRole('article').filter({ visible: true });

/** Presses a region of a map. */
export async function pressRegion(page: Page, region: Locator): Promise<void> {
  // The press before may have raised the region and scrolled the page.
  await settled(page);
  const { x, y } = await insideOf(region);
  await page.mouse.click(x, y);
}

/** The point of the window of a point of a drawn map. */
export const pointOnMap = (map: Locator, x: number, y: number): Promise<At> =>
  map.evaluate(
    (element, at) => {
      const svg = element.matches('svg') ? element : (element.closest('svg') ?? element.querySelector('svg'));
      svg?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const matrix = (svg as SVGSVGElement | null)?.getScreenCTM();
      if (!matrix) throw new Error('There is no drawn map.');
      const point = new DOMPoint(at.x, at.y).matrixTransform(matrix);
      return { x: point.x, y: point.y };
    },
    { x, y },
  );

/** Doubles the font size of the page. Its content policy allows no style element. */
export const doubleFontSize = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { font-size: 200% !important }');
    document.adoptedStyleSheets = [sheet];
  });
