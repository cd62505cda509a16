import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright';
import { withoutBasePath } from '@/lib/text/base-path';
import { visitSite } from './site';

/** Most of what a device may keep after one visit besides pictures, in kB as sent. */
export const MOST_KEPT = 400;

/** The copies are complete when none was added for this long, in ms. */
const AT_REST = 4000;

/** Files that the service worker stored after one visit: their number and size in kB as sent over the network. */
export type CachedFiles = { files: number; 'besides pictures, kB': number; 'pictures, kB': number };

/** Paths of all copies on the device, each once. */
const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return [...new Set(requests.flat().map(({ url }) => new URL(url).pathname))];
  });

/** The copies when the service worker is done. */
async function pathsAtRest(page: Page): Promise<string[]> {
  let before: string[] = [];
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, AT_REST));
    const paths = await cachedPaths(page);
    if (paths.length > 0 && paths.length === before.length) return paths;
    before = paths;
  }
}

/** Size of a file as a host sends it, with Brotli unless its format is compressed. */
function sentSize(folder: string, path: string): number {
  const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
  if (existsSync(`${file}.br`)) return readFileSync(`${file}.br`).length;
  const content = readFileSync(file);
  return /\.(?:html|txt|js|css|json|ics|svg)$/.test(file)
    ? brotliCompressSync(content).length
    : content.length;
}

/** Visits each page of an export on a phone with an empty cache, and measures what the device keeps. */
export async function cachedAfterVisits(
  folder: string,
  routes: readonly string[],
  executablePath: string,
): Promise<Record<string, CachedFiles>> {
  return visitSite(folder, executablePath, async (browser, urlOf) => {
    const rows: Record<string, CachedFiles> = {};
    for (const route of routes) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      await page.goto(urlOf(route));
      const paths = (await pathsAtRest(page)).map(withoutBasePath);
      const isPicture = (path: string) => /^\/(?:pictures|brands)\//.test(path);
      const size = (some: readonly string[]) =>
        Math.round(some.reduce((sum, path) => sum + sentSize(folder, path), 0) / 1000);
      rows[route] = {
        files: paths.length,
        'besides pictures, kB': size(paths.filter((path) => !isPicture(path))),
        'pictures, kB': size(paths.filter(isPicture)),
      };
      await context.close();
    }
    return rows;
  });
}
