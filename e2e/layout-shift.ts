import { expect, type Page } from 'playwright/test';
import { ready, settled } from './watch';

/** Records the layout shifts of every page that is opened after this call. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const scores: number[] = [];
    Object.assign(window, { shiftScores: scores });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) scores.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Sum of the shifts of this page so far that no input caused; its CLS is at most that. */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() =>
    (window as unknown as { shiftScores: number[] }).shiftScores.reduce((sum, score) => sum + score, 0),
  );
}

/** Tracks pending requests. @returns a wait until the page is hydrated, has no pending request and is drawn */
export function watchRequests(page: Page): () => Promise<void> {
  const pending = new Set<unknown>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  const isQuiet = async () => {
    if (pending.size > 0) return false;
    // A loaded chunk may request others when it renders.
    await settled(page);
    return pending.size === 0;
  };
  return async () => {
    await ready(page);
    await expect.poll(isQuiet, { timeout: 20_000 }).toBe(true);
  };
}
