import { basePath, withBasePath } from '@/lib/text/base-path';
import { withFilePath } from '@/lib/text/root-path';
import { GUIDE_CACHE, nameOfCache } from './cache-rules';

// Travel guides that are saved for offline use: each in a cache of its own, with the list of its files. `save-guide.ts`
// fills the cache, `worker.ts` responds from it.

/** A file of a guide: path, size in bytes, and a version if its name has no content hash. */
export type GuideFile = readonly [path: string, size: number, version?: string];

/** Everything that a guide needs offline; listed by the build. */
export type GuideFiles = {
  title: string;
  /** Path of its page. */
  path: string;
  /** Assets first, then the pages that need them. */
  files: readonly GuideFile[];
};

/** A guide that is saved on this device, in whole or in part. */
export type SavedGuide = GuideFiles & {
  id: string;
  /** Size of the saved files; less than all of them if saving was interrupted. */
  here: number;
};

/** Path of the list of a guide's files. */
export const guideFilesPath = (id: string): string => `/travel/${id}/offline.json`;

/** Total size of files, in bytes. */
export const sizeOf = (files: readonly GuideFile[]): number => files.reduce((sum, [, size]) => sum + size, 0);

/** Cache name of a guide; it contains the base path, because all sites of an origin share the caches. */
export const guideCacheName = (id: string): string => nameOfCache(`${GUIDE_CACHE}${id}`, basePath);

/** Ids of saved guides, complete or not. Rejects if the browser blocks caches. */
export async function savedGuideIds(): Promise<string[]> {
  const start = guideCacheName('');
  return (await caches.keys()).flatMap((name) => (name.startsWith(start) ? name.slice(start.length) : []));
}

/** Paths of the entries of a cache. */
export async function pathsIn(cache: Cache): Promise<Set<string>> {
  return new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
}

/** Reads a saved guide; null for none. Rejects if the browser blocks caches. */
export async function readGuide(id: string): Promise<SavedGuide | null> {
  const cacheName = guideCacheName(id);
  const copy = await caches.match(withBasePath(guideFilesPath(id)), { cacheName });
  if (!copy) return null;
  const list = (await copy.json()) as GuideFiles;
  const paths = await pathsIn(await caches.open(cacheName));
  return { id, ...list, here: sizeOf(list.files.filter(([path]) => paths.has(withFilePath(path)))) };
}

/** Reads all saved guides, complete or not. Never rejects: there are none if the browser blocks caches. */
export async function readGuides(): Promise<SavedGuide[]> {
  try {
    const guides = await Promise.all((await savedGuideIds()).map(readGuide));
    return guides.filter((guide) => guide !== null);
  } catch {
    return [];
  }
}

/** True if all files of a guide are saved. */
export const isComplete = ({ files, here }: SavedGuide): boolean => here === sizeOf(files);

/** Deletes a saved guide; its visited pages stay. Rejects if the browser blocks caches. */
export async function deleteGuide(id: string): Promise<void> {
  await caches.delete(guideCacheName(id));
}

/** Number of pages and pictures among files. */
export function countFiles(files: readonly GuideFile[]): { pages: number; pictures: number } {
  const count = (pattern: RegExp) => files.filter(([path]) => pattern.test(path)).length;
  return { pages: count(/\/$/), pictures: count(/^\/(?:pictures|brands)\//) };
}
