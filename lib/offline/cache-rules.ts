import { isShared } from '@/lib/text/shared-file';

// Rules of the service worker: which responses it caches, and under which path. Shared with the page.

/** Caches by name. Immutable files are served from the cache first. */
export const CACHES = {
  pages: { maxEntries: 80, isImmutable: false },
  'page-data': { maxEntries: 80, isImmutable: false },
  'built-files': { maxEntries: 600, isImmutable: true },
  pictures: { maxEntries: 600, isImmutable: true },
  data: { maxEntries: 120, isImmutable: false },
  offline: { maxEntries: 2, isImmutable: false },
} as const;

export type CacheName = keyof typeof CACHES;

/** Prefix of the cache of a saved guide, before its id. See `save-guide.ts`. */
export const GUIDE_CACHE = 'guide-';

/** Cache of the pages of the visitor's own things. See `cache-visitor-pages.ts`. */
export const VISITOR_CACHE = 'own';

/** Pages of the visitor's lists. */
export const LIST_PAGES = ['/recipes/shopping-list/', '/recipes/saved/'];

/** Pages of the visitor's own things. */
export type VisitorPages = {
  /** Paths of the pages that show them. */
  pages: readonly string[];
  /** Slugs of the recipes that are saved or on the shopping list. */
  recipes: readonly string[];
};

/** Message of a page to the worker. */
export type WorkerMessage = {
  /** Address of the open page, to store with its files. */
  page?: string;
  /** Addresses of files that the page has loaded. */
  files?: readonly string[];
  own?: VisitorPages;
};

/** Shown for a page that is neither online nor cached. */
export const OFFLINE_PAGE = '/offline/';

/** Base path of the site by the location of the worker: '/site', or '' at the root. Other paths here are without it. */
export const BASE = new URL('.', globalThis.location?.href ?? 'https://host').pathname.slice(0, -1);

/** Base path of the pictures, which all languages of a site share. */
const ROOT = process.env.ROOT_PATH ?? BASE;

/** Address of a file on its host, by its path. */
export const addressOf = (path: string): string => (isShared(path) ? ROOT : BASE) + path;

/** Name of a cache among those of all sites of this origin. A page, which is at any path, gives its base path. */
export const nameOfCache = (name: string, base = BASE): string => (base ? `${base}/${name}` : name);

/** Header of a copy: time of its download, in ms since 1970. */
export const SAVED_AT = 'kept-on';

/** Expected content type by the end of the path, and a check for truncated or wrong text. */
const EXPECTED: readonly [path: RegExp, type: RegExp, isValid?: (text: string) => boolean][] = [
  [/\/$/, /^text\/html/, (text) => text.includes('/_next/static/') && text.includes('</html>')],
  [/\.txt$/, /^text\/(?:plain|x-component)/, (text) => /^[\da-f]*:/.test(text) && text.endsWith('\n')],
  [/\.json$/, /json/, isJson],
  [/\.ics$/, /calendar|octet-stream|text\/plain/, isCalendar],
  [/\.js$/, /javascript/, isNotMarkup],
  [/\.css$/, /^text\/css/, isNotMarkup],
  [/\.woff2$/, /^(?:font|application)\//],
  [/\.(?:avif|webp|jpe?g|png|svg|ico)$/, /^image\/|octet-stream/],
];

function isNotMarkup(text: string): boolean {
  return !/^\s*</.test(text);
}

function isCalendar(text: string): boolean {
  return text.startsWith('BEGIN:VCALENDAR') && text.trimEnd().endsWith('END:VCALENDAR');
}

function isJson(text: string): boolean {
  try {
    return JSON.parse(text) !== null;
  } catch {
    return false;
  }
}

/**
 * Cache key of a request: its path without query, so that nothing a visitor typed is stored. `/beef` is the page `/beef/`.
 *
 * @param base base path of the site; '' is returned for a path outside of it
 */
export function pathOf({ url, mode }: Pick<Request, 'url' | 'mode'>, base = BASE): string {
  // "//about/" would be resolved as the host "about".
  const pathname = new URL(url).pathname.replace(/\/{2,}/g, '/');
  if (pathname.startsWith(ROOT) && isShared(pathname.slice(ROOT.length))) return pathname.slice(ROOT.length);
  if (!pathname.startsWith(`${base}/`)) return '';
  const path = pathname.slice(base.length);
  return mode === 'navigate' && !/\/$|\.[^/]*$/.test(path) ? `${path}/` : path;
}

/** Cache for the file at a path; null if it is not cached. */
export function cacheOf(path: string): CacheName | null {
  if (path === OFFLINE_PAGE) return 'offline';
  if (/^\/_next\/static\/.+\.(?:js|css|woff2)$/.test(path)) return 'built-files';
  if (/^\/(?:pictures|brands)\/.+\.(?:avif|webp|jpe?g|png|svg)$/.test(path)) return 'pictures';
  if (path.endsWith('/')) return 'pages';
  if (/\/index\.txt$/.test(path)) return 'page-data';
  return /\.(?:json|ics)$/.test(path) ? 'data' : null;
}

/**
 * Copy of a response for the cache; null unless it is the complete file of that path: a captive portal answers everything
 * with its own page. Rejects if the download breaks off.
 */
export async function rightCopy(path: string, response: Response): Promise<Response | null> {
  const [, type, isValid] = EXPECTED.find(([pattern]) => pattern.test(path)) ?? [];
  if (response.status !== 200 || !type?.test(response.headers.get('content-type') ?? '')) return null;
  const body = await response.blob();
  if (body.size === 0 || (isValid && !isValid(await body.text()))) return null;
  const headers = new Headers(response.headers);
  // The body of a response is decoded.
  headers.delete('content-encoding');
  headers.delete('content-length');
  if (!headers.has(SAVED_AT)) headers.set(SAVED_AT, `${Date.now()}`);
  return new Response(body, { headers });
}
