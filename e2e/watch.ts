import type { Page } from 'playwright/test';

/** Problems of a page while it was watched, one sentence each. */
export type Watch = { problems: string[]; allow: (pattern: RegExp) => void };

// Said by the test runner itself, which keeps the offline copy out of most tests.
const OWN = /Service Worker registration blocked by Playwright/;

/** Collects console errors and warnings, uncaught errors, failed answers and requests to other sites. */
export function watch(page: Page, baseURL: string): Watch {
  const problems: string[] = [];
  const allowed = [OWN];
  const note = (problem: string) => {
    if (!allowed.some((pattern) => pattern.test(problem))) problems.push(problem);
  };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) note(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
  page.on('dialog', (dialog) => {
    note(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${baseURL}/`) && !/^(data|blob):/.test(url)) note(`request to ${url}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()} for ${response.url()}`);
  });
  return { problems, allow: (pattern) => allowed.push(pattern) };
}

/** Answers requests to other sites with a page of its own. @returns the addresses that were requested */
export async function answerOtherSites(page: Page, baseURL = ''): Promise<string[]> {
  const requested: string[] = [];
  await page.route(
    (url) => url.protocol.startsWith('http') && !url.href.startsWith(`${baseURL}/`),
    (route) => {
      requested.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>film</title>A film' });
    },
  );
  return requested;
}

/** Scrolls through the whole page, so that everything that waits to be seen is there, and back to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Waits until the page's script has taken over: before that, controls are only drawn. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.classList.contains('js'));
}

/** Hides the page for a moment, as a phone does that is put away: it stores its offline copy at once. */
export async function putAway(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'hidden');
  });
}

/**
 * Brings what the page set in motion to rest: every animation that ends by itself is at its end, whether the browser
 * draws the frames on the way there or not. What moves with the scrolling is left.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        // A browser without windows may stop drawing frames; then nothing moves any more.
        setTimeout(resolve, 2000);
      });
    await frame();
    await frame();
    const ending = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    for (const animation of ending) animation.finish();
    if (ending.length > 0) await frame();
  });
}
