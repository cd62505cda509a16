import { addressOf } from './cache-rules';
import type { GuideFiles } from './guides';

// Part of the service worker: what a visited guide needs besides the page that is open.

export type GuidePartsOptions = {
  /** Caches a file and returns it, or null. */
  cache: (path: string) => Promise<Response | null>;
  /** Caches a page that is not open, with its files. */
  cacheUnvisited: (path: string) => Promise<void>;
};

const copyOf = (path: string) => caches.match(addressOf(path), { ignoreVary: true });

/**
 * Stores the search page, the drawn streets and the calendar files of a guide. They are in the list of its files, which has their versions:
 * while it is unchanged, nothing else is downloaded.
 *
 * @param guide path of the guide
 */
export async function cacheGuideParts(
  guide: string,
  { cache, cacheUnvisited }: GuidePartsOptions,
): Promise<void> {
  const path = `${guide}offline.json`;
  const before = await (await copyOf(path))?.text();
  const list = await (await cache(path))?.text();
  if (!list) return;
  const { files } = JSON.parse(list) as GuideFiles;
  const pages = files.flatMap(([file]) => (file === `${guide}search/` ? file : []));
  const data = files.flatMap(([file]) => (/\.ics$|\/streets\/[^/]+\.json$/.test(file) ? file : []));
  const copies = await Promise.all([...pages, ...data].map(copyOf));
  if (list === before && copies.every(Boolean)) return;
  await Promise.all([...pages.map(cacheUnvisited), ...data.map(cache)]);
}
