import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Page } from 'playwright';
import * as frame from '@/.content/words/frame';
import * as listing from '@/.content/words/listing';
import * as siteSearch from '@/.content/words/siteSearch';
import { findBrowser } from '@/e2e/browser';
import { UsageError } from '@/scripts/command';
import { siteServer } from '@/scripts/serve';

/** Milliseconds that something takes. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return Math.round(performance.now() - start);
}

/** Kilobytes of what a page has fetched since it was opened, as they came over the network. */
async function fetched(page: Page): Promise<number> {
  const bytes = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].reduce(
      (sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize,
      0,
    ),
  );
  return Math.round(bytes / 1000);
}

/**
 * What the listing and the searches cost in the browser of a desk: kilobytes over the network, and milliseconds until
 * something is on screen.
 *
 * @param out folder of the export
 * @param title of a recipe that is there
 * @param kind label of a kind that recipes have
 */
export async function visitListing(
  out: string,
  title: string,
  kind: string,
): Promise<Record<string, number>> {
  const executablePath = findBrowser();
  if (!executablePath) throw new UsageError('There is no Chromium: npm run pretest:e2e installs one.');
  const server = createServer(siteServer(out)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    // The worker fetches at its own pace, which is no part of a visit.
    const page = await browser.newPage({ serviceWorkers: 'block' });
    const option = page.getByRole('option').first();
    const opened = await timeOf(() => page.goto(`${address}/recipes/`, { waitUntil: 'networkidle' }));
    const weight = await fetched(page);
    const found = await timeOf(async () => {
      await page.getByRole('combobox', { name: listing.searchRecipes }).fill(title);
      await option.waitFor();
    });
    await page.goto(`${address}/recipes/`, { waitUntil: 'networkidle' });
    const chip = page.getByRole('main').getByRole('button', { name: new RegExp(`^${kind}( \\d+)?$`) });
    const filtered = await timeOf(async () => {
      await chip.click();
      await page.waitForURL(/category=/);
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
    });
    await page.goto(`${address}/about/`, { waitUntil: 'networkidle' });
    const before = await fetched(page);
    const searched = await timeOf(async () => {
      await page.getByRole('button', { name: frame.search }).first().click();
      await page.getByRole('combobox', { name: siteSearch.label }).fill(title);
      await option.waitFor();
    });
    return {
      'listing, KB sent': weight,
      'listing open, ms': opened,
      'its search, ms': found,
      'its filter, ms': filtered,
      'site search, ms': searched,
      'site search, KB sent': (await fetched(page)) - before,
    };
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}
