import type { WorkboxPlugin } from 'workbox-core/types';
import type { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin';
import type { CacheFirst } from 'workbox-strategies/CacheFirst';
import type { NetworkFirst } from 'workbox-strategies/NetworkFirst';
import type { Strategy } from 'workbox-strategies/Strategy';

// The code of sw.js, which keeps visited pages and kept guides readable without a network. It is written there behind the
// library it uses and ahead of a call of `startWorker`; so it imports types only.

declare const workbox: {
  strategies: { CacheFirst: typeof CacheFirst; NetworkFirst: typeof NetworkFirst };
  expiration: { ExpirationPlugin: typeof ExpirationPlugin };
};

/** The events of a worker, which the types of pages lack. */
type WorkerEvent = Event & {
  request: Request;
  data: unknown;
  waitUntil: (work: Promise<unknown>) => void;
  respondWith: (answer: Promise<Response>) => void;
};
type Worker = {
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  addEventListener: (name: string, listener: (event: WorkerEvent) => void) => void;
};

/** What is kept, by the name of its cache: how many entries, and whether its files never change. */
const CACHES = {
  pages: { most: 80, isFixed: false },
  'page-data': { most: 80, isFixed: false },
  'built-files': { most: 600, isFixed: true },
  pictures: { most: 600, isFixed: true },
  data: { most: 40, isFixed: false },
  offline: { most: 2, isFixed: false },
} as const;

type CacheName = keyof typeof CACHES;

/** What the name of a cache with a kept guide begins with; the id of the guide follows. Pages fill it: see `keep-guide.ts`. */
export const GUIDE_CACHE = 'guide-';

/**
 * The path that the worker lies at, which all of its site stands under: '/site', '' at the root. Paths of pages and files
 * are without it here.
 */
const BASE = new URL('.', globalThis.location?.href ?? 'https://host').pathname.slice(0, -1);

/** The name of a cache among those of every site at this host. */
const nameOfCache = (name: string) => (BASE ? `${BASE}/${name}` : name);

/** Answers where a page is neither online nor kept. */
const OFFLINE_PAGE = '/offline/';

/** Fetched with the worker: what the search reads, which works even if nobody has opened it yet. */
const SEARCH_DATA = ['/search-index.json'];

/** Data that the pages of recipes load on use, stored with any page of theirs. */
const RECIPE_DATA = '/recipes.json';

/** Header of a copy: when it was kept, in milliseconds since 1970. */
const KEPT_ON = 'kept-on';

/** How long an answer of the network is waited for where there is a copy, in seconds. */
const PATIENCE = 5;

/** How long after a copy was made the same page does not ask for it again, in milliseconds. */
const FRESH = 60_000;

/** Which content type a right answer has, by the end of its path, and what its text looks like where it is whole. */
const RIGHT: readonly [path: RegExp, type: RegExp, isWhole?: (text: string) => boolean][] = [
  [/\/$/, /^text\/html/, (text) => text.includes('/_next/static/') && text.includes('</html>')],
  [/\.txt$/, /^text\/(?:plain|x-component)/, (text) => /^[\da-f]*:/.test(text) && text.endsWith('\n')],
  [/\.json$/, /json/, isJson],
  [/\.js$/, /javascript/, isNoMarkup],
  [/\.css$/, /^text\/css/, isNoMarkup],
  [/\.woff2$/, /^(?:font|application)\//],
  [/\.(?:avif|webp|jpe?g|png|svg|ico)$/, /^image\/|octet-stream/],
];

function isNoMarkup(text: string): boolean {
  return !/^\s*</.test(text);
}

function isJson(text: string): boolean {
  try {
    return JSON.parse(text) !== null;
  } catch {
    return false;
  }
}

/**
 * The path a copy is kept under: nothing that a visitor typed or chose stands in it. `/beef` is the page `/beef/`.
 *
 * @param base path that the site stands under; '' is returned for what stands elsewhere
 */
export function pathOf({ url, mode }: Pick<Request, 'url' | 'mode'>, base = BASE): string {
  // "//about/" as an address of its own would be one of the host "about".
  const pathname = new URL(url).pathname.replace(/\/{2,}/g, '/');
  if (!pathname.startsWith(`${base}/`)) return '';
  const path = pathname.slice(base.length);
  return mode === 'navigate' && !/\/$|\.[^/]*$/.test(path) ? `${path}/` : path;
}

/** The cache that the file at a path of this site belongs to; null for what is not kept. */
export function cacheOf(path: string): CacheName | null {
  if (path === OFFLINE_PAGE) return 'offline';
  if (/^\/_next\/static\/.+\.(?:js|css|woff2)$/.test(path)) return 'built-files';
  if (/^\/(?:pictures|brands)\/.+\.(?:avif|webp|jpe?g|png|svg)$/.test(path)) return 'pictures';
  if (path.endsWith('/')) return 'pages';
  if (/\/index\.txt$/.test(path)) return 'page-data';
  return path.endsWith('.json') ? 'data' : null;
}

/**
 * The copy of an answer that may be kept; null for any other than the whole file that belongs to the path: a network
 * that asks for a password answers everything with its own page. Rejects when the answer breaks off.
 */
export async function rightCopy(path: string, answer: Response): Promise<Response | null> {
  const [, type, isWhole] = RIGHT.find(([end]) => end.test(path)) ?? [];
  if (answer.status !== 200 || !type?.test(answer.headers.get('content-type') ?? '')) return null;
  const body = await answer.blob();
  if (body.size === 0 || (isWhole && !isWhole(await body.text()))) return null;
  const headers = new Headers(answer.headers);
  // The body is unpacked by now.
  headers.delete('content-encoding');
  headers.delete('content-length');
  if (!headers.has(KEPT_ON)) headers.set(KEPT_ON, `${Date.now()}`);
  return new Response(body, { headers });
}

/** Scripts, styles and fonts that the HTML of a page or the router's data of it names, as paths; not those for old browsers. */
export function filesIn(html: string): string[] {
  const used = html.replace(/<script[^>]* nomodule[^>]*>/gi, '');
  return [...new Set(used.match(/\/_next\/static\/[^"'\\\s?<>]+\.(?:js|css|woff2)/g) ?? [])];
}

/** The caches of kept guides, by their names. */
async function guideCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(nameOfCache(GUIDE_CACHE)));
}

/** The copy of a file that came with a kept guide. */
async function copyOfGuide(path: string): Promise<Response | undefined> {
  for (const cacheName of await guideCaches()) {
    const copy = await caches.match(BASE + path, { cacheName, ignoreVary: true });
    if (copy) return copy;
  }
  return undefined;
}

function makeStrategy(cacheName: CacheName): Strategy {
  const { most, isFixed } = CACHES[cacheName];
  const checks: WorkboxPlugin = {
    cacheKeyWillBeUsed: async ({ request }) => new URL(BASE + pathOf(request), request.url).href,
    // A page is shown whatever it is, since a network may ask for a password on it.
    fetchDidSucceed: async ({ request, response }) => {
      if (!response.ok || request.mode === 'navigate') return response;
      const right = await rightCopy(pathOf(request), response);
      if (!right) throw new TypeError(`${request.url} was answered with something else`);
      return right;
    },
    cacheWillUpdate: ({ request, response }) => rightCopy(pathOf(request), response),
    cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
      const path = pathOf(request);
      const copy = cachedResponse ?? (await copyOfGuide(path));
      return copy ? rightCopy(path, copy) : null;
    },
  };
  const expiration = new workbox.expiration.ExpirationPlugin({ maxEntries: most, purgeOnQuotaError: true });
  const plugins = [checks, expiration];
  const options = { cacheName: nameOfCache(cacheName), plugins, matchOptions: { ignoreVary: true } };
  return isFixed
    ? new workbox.strategies.CacheFirst(options)
    : new workbox.strategies.NetworkFirst({ ...options, networkTimeoutSeconds: PATIENCE });
}

/** A picture of another width is better than none. */
async function otherWidth(path: string): Promise<Response | undefined> {
  const name = BASE + path.replace(/-\d+\.\w+$/, '-');
  for (const cacheName of [nameOfCache('pictures'), ...(await guideCaches())]) {
    const cache = await caches.open(cacheName);
    const other = (await cache.keys()).find(({ url }) => new URL(url).pathname.startsWith(name));
    if (other) return cache.match(other);
  }
  return undefined;
}

/** The page that says what can be read, at the address that was wanted. */
async function offlinePage(): Promise<Response | undefined> {
  const page = await caches.match(BASE + OFFLINE_PAGE, { ignoreVary: true });
  return page && new Response(page.body, { status: 503, statusText: 'Offline', headers: page.headers });
}

/**
 * Starts the worker.
 *
 * @param build changes with each build, so that browsers notice a new worker
 * @param lazyChunks files that a script loads by `import()`, by the path of the script
 */
export function startWorker(build: string, lazyChunks: Readonly<Record<string, readonly string[]>>): void {
  const worker = self as unknown as Worker;
  const strategies = new Map((Object.keys(CACHES) as CacheName[]).map((name) => [name, makeStrategy(name)]));

  const answer = async (event: WorkerEvent, request: Request, name: CacheName): Promise<Response> => {
    try {
      return (await strategies.get(name)?.handle({ event: event as never, request })) ?? Response.error();
    } catch {
      // Neither the network nor a copy has it.
      const isPage = request.mode === 'navigate' && (name === 'pages' || name === 'offline');
      const path = pathOf(request);
      return (await (isPage ? offlinePage() : name === 'pictures' && otherWidth(path))) || Response.error();
    }
  };

  /** Keeps one file; gives it, or null. What was kept a moment ago is not fetched again. */
  const keep = async (event: WorkerEvent, path: string): Promise<Response | null> => {
    const name = cacheOf(path);
    if (!name) return null;
    const kept = await caches.match(BASE + path, { cacheName: nameOfCache(name), ignoreVary: true });
    if (kept && Date.now() - Number(kept.headers.get(KEPT_ON)) < FRESH) return kept;
    const got = await answer(event, new Request(BASE + path, { priority: 'low' }), name);
    return got.ok ? got : null;
  };

  /** Stores a page, its router data, the files it loads first and, with `hasLazyChunks`, its lazy chunks. */
  const keepPage = async (event: WorkerEvent, path: string, hasLazyChunks = true): Promise<void> => {
    const page = await keep(event, path);
    if (!page) return;
    // The router data names the chunks of client components, which the HTML does not.
    const data = await keep(event, `${path}index.txt`);
    const files = new Set(filesIn(`${await page.text()}\n${(await data?.text()) ?? ''}`));
    // Files that are added while the loop runs are visited too.
    if (hasLazyChunks) for (const file of files) for (const chunk of lazyChunks[file] ?? []) files.add(chunk);
    if (path.startsWith('/recipes/')) files.add(RECIPE_DATA);
    await Promise.all([...files].map((file) => keep(event, file)));
  };

  const install = async (event: WorkerEvent): Promise<void> => {
    await worker.skipWaiting();
    await Promise.all([
      keepPage(event, OFFLINE_PAGE, false),
      ...SEARCH_DATA.map((path) => keep(event, path)),
    ]);
    if (!(await caches.match(BASE + OFFLINE_PAGE)))
      throw new Error(`${OFFLINE_PAGE} of ${build} could not be kept`);
  };

  const activate = async (): Promise<void> => {
    await worker.clients.claim();
    const own = [...strategies.keys()].map(nameOfCache);
    for (const name of await caches.keys()) {
      // Another site of this host has its path in the names of its caches.
      if (name.slice(0, Math.max(name.lastIndexOf('/'), 0)) !== BASE) continue;
      if (name.startsWith(nameOfCache(GUIDE_CACHE))) continue;
      if (!own.includes(name)) await caches.delete(name);
      else {
        const cache = await caches.open(name);
        // Workers of earlier days kept what was searched.
        for (const request of await cache.keys())
          if (new URL(request.url).search) await cache.delete(request);
      }
    }
  };

  /** Keeps the home page as a way on for whoever has not been there; so it was kept longest ago. */
  const keepHome = async (event: WorkerEvent): Promise<void> => {
    const address = `${BASE}/`;
    if (await caches.match(address, { cacheName: nameOfCache('pages'), ignoreVary: true })) return;
    await keepPage(event, '/');
    const cache = await caches.open(nameOfCache('pages'));
    const home = await cache.match(address, { ignoreVary: true });
    const headers = new Headers(home?.headers);
    headers.set(KEPT_ON, '0');
    if (home) await cache.put(address, new Response(home.body, { headers }));
  };

  /** A page that is being visited, or files that one has loaded. */
  const keepVisit = async (event: WorkerEvent): Promise<void> => {
    const { page, files } = event.data as { page?: unknown; files?: unknown };
    if (typeof page === 'string')
      await keepPage(event, pathOf({ url: new URL(page, location.href).href, mode: 'navigate' }));
    if (Array.isArray(files)) {
      const own = files
        .map((file) => new URL(file, location.href))
        .filter(({ origin, pathname }) => origin === location.origin && !/\/$|\.txt$/.test(pathname))
        .map(({ href }) => pathOf({ url: href, mode: 'no-cors' }));
      await Promise.all(own.map((path) => keep(event, path)));
    }
    await keepHome(event);
  };

  worker.addEventListener('install', (event) => event.waitUntil(install(event)));
  worker.addEventListener('activate', (event) => event.waitUntil(activate()));
  worker.addEventListener('message', (event) => event.waitUntil(keepVisit(event)));
  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    const isOwn = new URL(request.url).origin === location.origin;
    const name = cacheOf(pathOf(request));
    // What is to be fetched anew belongs to a guide that is being kept, and is not kept twice.
    const isAnew = request.cache === 'reload';
    if (name && isOwn && request.method === 'GET' && !isAnew && !request.headers.has('range'))
      event.respondWith(answer(event, request, name));
  });
}
