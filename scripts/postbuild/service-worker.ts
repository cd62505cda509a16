import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { generateSW } from 'workbox-build';
import { INDEX_PATH } from '@/lib/search/site/load';
import { attribute, elementsOf } from '@/scripts/gate/dom';
import { lazyFilesOf } from './lazy-files';

const DAY = 24 * 60 * 60;

/** The script, style and font files that the home page loads first, as paths in the export. */
export function firstFilesOf(html: string): string[] {
  const files = elementsOf(html).flatMap((element) => {
    if (attribute(element, 'nomodule') !== undefined) return [];
    if (element.tagName === 'script') return attribute(element, 'src') ?? [];
    if (element.tagName !== 'link') return [];
    const wanted = attribute(element, 'rel') === 'stylesheet' || attribute(element, 'as') === 'font';
    return wanted ? (attribute(element, 'href') ?? []) : [];
  });
  const paths = files.filter((file) => file.startsWith('/_next/')).map((file) => file.slice(1).split('?')[0]);
  return [...new Set(paths as string[])].sort();
}

/** The search of the site works without a network even if nobody has opened it yet: what it reads, and its code. */
const SEARCH_DATA = ['site-index.json', 'search-words.json'];
const SEARCH_MARKS = [INDEX_PATH, 'MiniSearch: option'];

/** What the worker answers when a page is neither online nor kept: the home page, or the browser's own error. */
const homeInstead = {
  handlerDidError: async ({ request }: { request: Request }) =>
    new URL(request.url).pathname === '/' ? Response.error() : Response.redirect('/', 302),
};

const statuses = { statuses: [200] };

/**
 * Writes sw.js: pages come from the network and, without one, from the copy of the last visit; files whose
 * names carry a hash come from the copy first. Throws what workbox has to complain about.
 */
export async function writeServiceWorker(folder: string): Promise<string> {
  const home = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const first = firstFilesOf(home);
  const search = [...lazyFilesOf(folder, SEARCH_MARKS, first), ...SEARCH_DATA];
  const { count, size, warnings } = await generateSW({
    swDest: path.join(folder, 'sw.js'),
    globDirectory: folder,
    globPatterns: [...first, ...search],
    maximumFileSizeToCacheInBytes: 1_000_000,
    dontCacheBustURLsMatching: /^_next\/static\//,
    manifestTransforms: [
      (manifest) => ({ manifest: manifest.sort((a, b) => (a.url < b.url ? -1 : 1)), warnings: [] }),
    ],
    mode: 'production',
    sourcemap: false,
    inlineWorkboxRuntime: true,
    skipWaiting: true,
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    directoryIndex: null,
    // Regular expressions that do not start at the address's first letter only match this site.
    runtimeCaching: [
      {
        urlPattern: /\/_next\/static\/.+/,
        handler: 'CacheFirst',
        options: {
          cacheName: 'built-files',
          cacheableResponse: statuses,
          expiration: { maxEntries: 200, maxAgeSeconds: 365 * DAY, purgeOnQuotaError: true },
        },
      },
      {
        urlPattern: /\/pictures\/.+/,
        handler: 'CacheFirst',
        options: {
          cacheName: 'pictures',
          cacheableResponse: statuses,
          expiration: { maxEntries: 150, maxAgeSeconds: 60 * DAY, purgeOnQuotaError: true },
        },
      },
      {
        urlPattern: /\/(?:\?.*)?$/,
        handler: 'NetworkFirst',
        options: {
          cacheName: 'pages',
          networkTimeoutSeconds: 5,
          // Servings and filters stand in the address; the page behind them is the same.
          matchOptions: { ignoreSearch: true, ignoreVary: true },
          cacheableResponse: statuses,
          expiration: { maxEntries: 80, maxAgeSeconds: 60 * DAY, purgeOnQuotaError: true },
          plugins: [homeInstead],
        },
      },
      {
        urlPattern: /\.txt(?:\?.*)?$/,
        handler: 'NetworkFirst',
        options: {
          cacheName: 'page-data',
          networkTimeoutSeconds: 5,
          matchOptions: { ignoreSearch: true, ignoreVary: true },
          cacheableResponse: statuses,
          expiration: { maxEntries: 300, maxAgeSeconds: 60 * DAY, purgeOnQuotaError: true },
        },
      },
    ],
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  if (count !== first.length + search.length)
    throw new Error(
      `${count} of ${first.length + search.length} files are kept; one of them is not in ${folder}.`,
    );
  const kilobytes = (files: readonly string[]) =>
    Math.round(files.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0) / 1024);
  return `${count} files kept at once, ${Math.round(size / 1024)} KB, ${kilobytes(search)} KB of them for the search`;
}
