import { basePath, withBasePath } from '@/lib/content/base-path';
import { GUIDE_CACHE } from './worker';

// Travel guides that were kept on this device for times without a network: each in a cache of its own, with the list of
// its files. `keep-guide.ts` fills it, `worker.ts` answers with what is in it.

/** A file of a guide: its path, its length in bytes, and what its content is known by where its name does not say it. */
export type GuideFile = readonly [path: string, size: number, version?: string];

/** Everything that a guide needs without a network, as the build lists it. */
export type GuideFiles = {
  title: string;
  /** Path of its page. */
  path: string;
  /** Files with names of their own come before the pages that need them. */
  files: readonly GuideFile[];
};

/** A guide of this device. */
export type KeptGuide = GuideFiles & {
  id: string;
  /** Bytes of the files that are here; all of them unless the keeping was interrupted. */
  here: number;
};

/** Path of the list of a guide's files. */
export const listPath = (id: string): string => `/travel/${id}/offline.json`;

/** Length of files in bytes. */
export const sizeOf = (files: readonly GuideFile[]): number => files.reduce((sum, [, size]) => sum + size, 0);

/** Name of the cache of a guide among those of every site at this host. */
export const guideCacheName = (id: string): string => `${basePath && `${basePath}/`}${GUIDE_CACHE}${id}`;

/** Ids of the guides that are kept here, in whole or in part. Rejects where the browser keeps nothing. */
export async function keptGuideIds(): Promise<string[]> {
  const start = guideCacheName('');
  return (await caches.keys()).flatMap((name) => (name.startsWith(start) ? name.slice(start.length) : []));
}

/** Addresses at the host of what is in a cache, without the host. */
export async function pathsIn(cache: Cache): Promise<Set<string>> {
  return new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
}

/** The guide of that id as far as it is kept here; null where it is not. Rejects where the browser keeps nothing. */
export async function readGuide(id: string): Promise<KeptGuide | null> {
  const cacheName = guideCacheName(id);
  const copy = await caches.match(withBasePath(listPath(id)), { cacheName });
  if (!copy) return null;
  const list = (await copy.json()) as GuideFiles;
  const paths = await pathsIn(await caches.open(cacheName));
  return { id, ...list, here: sizeOf(list.files.filter(([path]) => paths.has(withBasePath(path)))) };
}

/** Every guide that is kept here, in whole or in part. Never rejects: a browser that keeps nothing has none. */
export async function readGuides(): Promise<KeptGuide[]> {
  try {
    const guides = await Promise.all((await keptGuideIds()).map(readGuide));
    return guides.filter((guide) => guide !== null);
  } catch {
    return [];
  }
}

/** Whether all files of a guide are here. */
export const isWhole = ({ files, here }: KeptGuide): boolean => here === sizeOf(files);

/** Lets go of a guide: what was visited of it stays. Rejects where the browser keeps nothing. */
export async function letGoOfGuide(id: string): Promise<void> {
  await caches.delete(guideCacheName(id));
}

/** How many pages and pictures are among files, for people. */
export function countFiles(files: readonly GuideFile[]): { pages: number; pictures: number } {
  const count = (pattern: RegExp) => files.filter(([path]) => pattern.test(path)).length;
  return { pages: count(/\/$/), pictures: count(/^\/(?:pictures|brands)\//) };
}
