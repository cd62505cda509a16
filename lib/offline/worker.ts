import type { WorkboxPlugin } from 'workbox-core/types';
import type { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin';
import type { CacheFirst } from 'workbox-strategies/CacheFirst';
import type { NetworkFirst } from 'workbox-strategies/NetworkFirst';
import type { Strategy } from 'workbox-strategies/Strategy';
import { cacheGuideParts } from './cache-guide-parts';
import {
  addressOf,
  BASE,
  CACHES,
  type CacheName,
  cacheOf,
  nameOfCache,
  OFFLINE_PAGE,
  pathOf,
  rightCopy,
  SAVED_AT,
  type VisitorPages,
  type WorkerMessage,
} from './cache-rules';
import { cacheVisitorPages } from './cache-visitor-pages';
import { filesIn } from './page-files';
import { findOtherWidth, findSaved, savedCaches } from './saved-caches';

// The service worker, which makes visited pages and saved guides available offline. The build writes it to sw.js, after
// the Workbox scripts and with a call of `startWorker` appended.

declare const workbox: {
  strategies: { CacheFirst: typeof CacheFirst; NetworkFirst: typeof NetworkFirst };
  expiration: { ExpirationPlugin: typeof ExpirationPlugin };
};

/** Events of a service worker; the DOM types lack them. */
type WorkerEvent = Event & {
  request: Request;
  data: unknown;
  waitUntil: (work: Promise<unknown>) => void;
  respondWith: (response: Promise<Response>) => void;
};
type Worker = {
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  addEventListener: (name: string, listener: (event: WorkerEvent) => void) => void;
};

/** Cached on installation: the search then works offline before its first use. */
const SEARCH_DATA = ['/search-index.json'];

/** Data that recipe pages load on use, cached with any of them. */
const RECIPE_DATA = '/recipes.json';

/** Timeout of the network if there is a cached copy, in seconds. */
const NETWORK_TIMEOUT = 5;

/** Within this time a page does not download a copy again, in ms. */
const FRESH_FOR = 60_000;

function makeStrategy(cacheName: CacheName): Strategy {
  const { maxEntries, isImmutable } = CACHES[cacheName];
  const checks: WorkboxPlugin = {
    cacheKeyWillBeUsed: async ({ request }) => new URL(addressOf(pathOf(request)), request.url).href,
    // A navigation shows any response: it may be the login page of a captive portal.
    fetchDidSucceed: async ({ request, response }) => {
      if (!response.ok || request.mode === 'navigate') return response;
      const right = await rightCopy(pathOf(request), response);
      if (!right) throw new TypeError(`${request.url}: unexpected response`);
      return right;
    },
    cacheWillUpdate: ({ request, response }) => rightCopy(pathOf(request), response),
    cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
      const path = pathOf(request);
      const copy = cachedResponse ?? (await findSaved(path));
      return copy ? rightCopy(path, copy) : null;
    },
  };
  const expiration = new workbox.expiration.ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });
  const plugins = [checks, expiration];
  const options = { cacheName: nameOfCache(cacheName), plugins, matchOptions: { ignoreVary: true } };
  return isImmutable
    ? new workbox.strategies.CacheFirst(options)
    : new workbox.strategies.NetworkFirst({ ...options, networkTimeoutSeconds: NETWORK_TIMEOUT });
}

/** Offline page as the response for a page that is not available. */
async function offlineResponse(): Promise<Response | undefined> {
  const page = await caches.match(addressOf(OFFLINE_PAGE), { ignoreVary: true });
  return page && new Response(page.body, { status: 503, statusText: 'Offline', headers: page.headers });
}

/**
 * Starts the worker.
 *
 * @param build changes with each build, so that browsers notice a new worker
 * @param lazyChunks files that a script loads by `import()`, by the path of the script
 * @param others paths of the pages in other languages, which have workers of their own
 */
export function startWorker(
  build: string,
  lazyChunks: Readonly<Record<string, readonly string[]>>,
  others: readonly string[] = [],
): void {
  const worker = self as unknown as Worker;
  const strategies = new Map((Object.keys(CACHES) as CacheName[]).map((name) => [name, makeStrategy(name)]));

  const respond = async (event: WorkerEvent, request: Request, name: CacheName): Promise<Response> => {
    try {
      return (await strategies.get(name)?.handle({ event: event as never, request })) ?? Response.error();
    } catch {
      // Neither the network nor the cache has it.
      const isPage = request.mode === 'navigate' && (name === 'pages' || name === 'offline');
      const path = pathOf(request);
      return (
        (await (isPage ? offlineResponse() : name === 'pictures' && findOtherWidth(path))) || Response.error()
      );
    }
  };

  /** Caches a file and returns it, or null. A copy from a moment ago is not downloaded again. */
  const cacheFile = async (event: WorkerEvent, path: string): Promise<Response | null> => {
    const name = cacheOf(path);
    if (!name) return null;
    const cached = await caches.match(addressOf(path), { cacheName: nameOfCache(name), ignoreVary: true });
    if (cached && Date.now() - Number(cached.headers.get(SAVED_AT)) < FRESH_FOR) return cached;
    const got = await respond(event, new Request(addressOf(path), { priority: 'low' }), name);
    return got.ok ? got : null;
  };

  /** Caches the files that a text names, with their lazy chunks. Resolves to false if one of them is missing. */
  const cacheFiles = async (event: WorkerEvent, text: string, hasLazyChunks = true): Promise<boolean> => {
    const files = new Set(filesIn(text));
    // Files that are added while the loop runs are visited too.
    if (hasLazyChunks) for (const file of files) for (const chunk of lazyChunks[file] ?? []) files.add(chunk);
    return (await Promise.all([...files].map((file) => cacheFile(event, file)))).every(Boolean);
  };

  /** Stores a page without its router data: links to it load it as a document. */
  const cacheDocument = async (event: WorkerEvent, path: string, hasLazyChunks = true): Promise<void> => {
    const html = await (await cacheFile(event, path))?.text();
    if (html) await cacheFiles(event, html, hasLazyChunks);
  };

  /** Stores a page that is not open. The time of one that was never opened is 0, so that it is listed last. */
  const cacheUnvisited = async (event: WorkerEvent, path: string): Promise<void> => {
    const cache = await caches.open(nameOfCache('pages'));
    const copy = () => cache.match(addressOf(path), { ignoreVary: true });
    const before = await copy();
    await cacheDocument(event, path);
    const { body, headers } = (await copy()) ?? {};
    if (!body || (before && before.headers.get(SAVED_AT) !== '0')) return;
    const unopened = new Headers(headers);
    unopened.set(SAVED_AT, '0');
    await cache.put(addressOf(path), new Response(body, { headers: unopened }));
  };

  /** Stores a page, its router data, the files it loads first, its lazy chunks, and what is used on the page. */
  const cachePage = async (event: WorkerEvent, path: string): Promise<void> => {
    const page = await cacheFile(event, path);
    if (!page) return;
    // The router data may name chunks of client components that the HTML does not.
    const data = await cacheFile(event, `${path}index.txt`);
    await cacheFiles(event, `${await page.text()}\n${(await data?.text()) ?? ''}`);
    if (path.startsWith('/recipes/')) await cacheFile(event, RECIPE_DATA);
    const [guide] = /^\/travel\/[^/]+\//.exec(path) ?? [];
    const partsOf = {
      cache: cacheFile.bind(null, event),
      cacheUnvisited: cacheUnvisited.bind(null, event),
    };
    if (guide) await cacheGuideParts(guide, partsOf);
  };

  /** The visitor's pages that are all cached, as JSON. */
  let cachedPages: string | undefined;
  /** Resolves after everything that caches the visitor's pages. */
  let caching = Promise.resolve();

  /** Stores the visitor's own pages, after earlier calls: each has the latest ones of its time. */
  const cacheOwnPages = (event: WorkerEvent, own: VisitorPages): Promise<void> => {
    const wanted = JSON.stringify(own);
    const options = {
      build,
      cacheFiles: async (html: string) => {
        if (!(await cacheFiles(event, html))) throw new TypeError('A built file is missing.');
      },
    };
    caching = caching
      .then(async () => {
        if (cachedPages === wanted) return;
        cachedPages = (await cacheVisitorPages(own, options)) ? wanted : undefined;
      })
      // Storage is full or blocked: the next visit tries again.
      .catch(() => {});
    return caching;
  };

  const install = async (event: WorkerEvent): Promise<void> => {
    await worker.skipWaiting();
    await Promise.all([
      cacheDocument(event, OFFLINE_PAGE, false),
      ...SEARCH_DATA.map((path) => cacheFile(event, path)),
    ]);
    if (!(await caches.match(addressOf(OFFLINE_PAGE))))
      throw new Error(`${OFFLINE_PAGE} of ${build} could not be cached`);
  };

  const activate = async (): Promise<void> => {
    await worker.clients.claim();
    const current = [...strategies.keys()].map((name) => nameOfCache(name));
    for (const name of await caches.keys()) {
      // Other sites of this origin have their base path in the names of their caches.
      if (name.slice(0, Math.max(name.lastIndexOf('/'), 0)) !== BASE) continue;
      if ((await savedCaches()).includes(name)) continue;
      if (!current.includes(name)) await caches.delete(name);
      else {
        const cache = await caches.open(name);
        // Earlier versions cached addresses with a query.
        for (const request of await cache.keys())
          if (new URL(request.url).search) await cache.delete(request);
      }
    }
  };

  /** Handles the message of a page: caches the page itself, the files that it has loaded, or the visitor's own pages. */
  const cacheVisit = async (event: WorkerEvent): Promise<void> => {
    const { page, files, own } = event.data as WorkerMessage;
    if (own) return cacheOwnPages(event, own);
    if (page !== undefined) {
      const visit = cachePage(event, pathOf({ url: new URL(page, location.href).href, mode: 'navigate' }));
      // The open page comes first.
      caching = caching.then(() => visit).catch(() => {});
      await visit;
    }
    if (files) {
      const paths = files
        .map((file) => new URL(file, location.href))
        .filter(({ origin, pathname }) => origin === location.origin && !/\/$|\.txt$/.test(pathname))
        .map(({ href }) => pathOf({ url: href, mode: 'no-cors' }));
      await Promise.all(paths.map((path) => cacheFile(event, path)));
    }
  };

  worker.addEventListener('install', (event) => event.waitUntil(install(event)));
  worker.addEventListener('activate', (event) => event.waitUntil(activate()));
  worker.addEventListener('message', (event) => event.waitUntil(cacheVisit(event)));
  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    const isSameOrigin = new URL(request.url).origin === location.origin;
    const path = pathOf(request);
    // The editor of the site works online only, on what is there now.
    const isForeign = ['/desk/', ...others].some((other) => path.startsWith(other));
    const name = isForeign ? null : cacheOf(path);
    // `save-guide.ts` downloads with `reload` and fills a cache of its own.
    const isGuide = request.cache === 'reload';
    if (name && isSameOrigin && request.method === 'GET' && !isGuide && !request.headers.has('range'))
      event.respondWith(respond(event, request, name));
  });
}
