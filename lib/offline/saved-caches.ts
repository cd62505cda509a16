import { addressOf, GUIDE_CACHE, nameOfCache, VISITOR_CACHE } from './cache-rules';

// Part of the service worker: caches that no visit to another page changes, and copies in them.

/** Names of the caches of saved guides and of the visitor's own pages. */
export async function savedCaches(): Promise<string[]> {
  const visitorCache = nameOfCache(VISITOR_CACHE);
  const guides = nameOfCache(GUIDE_CACHE);
  return (await caches.keys()).filter((name) => name === visitorCache || name.startsWith(guides));
}

/** Copy of a file in the cache of a saved guide or of the visitor's own pages. */
export async function findSaved(path: string): Promise<Response | undefined> {
  for (const cacheName of await savedCaches()) {
    const copy = await caches.match(addressOf(path), { cacheName, ignoreVary: true });
    if (copy) return copy;
  }
  return undefined;
}

/** Cached picture of another width. */
export async function findOtherWidth(path: string): Promise<Response | undefined> {
  const name = addressOf(path.replace(/-\d+\.\w+$/, '-'));
  for (const cacheName of [nameOfCache('pictures'), ...(await savedCaches())]) {
    const cache = await caches.open(cacheName);
    const other = (await cache.keys()).find(({ url }) => new URL(url).pathname.startsWith(name));
    if (other) return cache.match(other);
  }
  return undefined;
}
