import { addressOf, nameOfCache, pathOf, rightCopy, VISITOR_CACHE, type VisitorPages } from './cache-rules';
import { picturesIn } from './page-files';

// Part of the service worker: the pages of the visitor's own things, also of those that were never opened. They are in a
// cache of their own, from which visits to other pages remove nothing.

/** Addresses of recipes by slug, and the data of the lists. */
const RECIPES = '/recipes.json';

/** Header of a copy: the build that it is of. */
const BUILD = 'kept-build';

export type VisitorPagesOptions = {
  /** Changes with each build: copies of another one are downloaded again. */
  build: string;
  /** Caches the built files that a page names. Rejects if one of them can't be loaded. */
  cacheFiles: (html: string) => Promise<void>;
};

/** Downloads a file. Rejects offline, and for a response that is not this file. */
async function download(path: string, build: string): Promise<Response> {
  const copy = await rightCopy(path, await fetch(addressOf(path), { priority: 'low' }));
  if (!copy) throw new TypeError(`${path}: unexpected response`);
  copy.headers.set(BUILD, build);
  return copy;
}

/** Paths of recipe pages by slug; recipes without a page on this site are left out. */
function recipePaths(json: string, slugs: readonly string[]): string[] {
  const { recipes } = JSON.parse(json) as { recipes: { slug: string; href: string }[] };
  const listed = recipes.filter(({ slug, href }) => slugs.includes(slug) && /^\/(?!\/)/.test(href));
  return listed.map(({ href }) => href.replace(/\/*$/, '/'));
}

/**
 * Stores the pages of the visitor's own things, and recipe pages with all their pictures in one size. Deletes what is no
 * longer among them. A page that can't be loaded completely stays as it was. Without any page nothing is downloaded.
 *
 * @returns true if everything is stored
 */
export async function cacheVisitorPages(
  { pages, recipes: slugs }: VisitorPages,
  { build, cacheFiles }: VisitorPagesOptions,
): Promise<boolean> {
  const cache = await caches.open(nameOfCache(VISITOR_CACHE));
  const wanted = new Set<string>();
  let isComplete = true;

  const cachePicture = async (path: string): Promise<void> => {
    if (await cache.match(addressOf(path))) return;
    const visited = await caches.match(addressOf(path), { ignoreVary: true });
    await cache.put(
      addressOf(path),
      (visited && (await rightCopy(path, visited))) || (await download(path, build)),
    );
  };

  /** Stores a file after those that its text needs. Returns its text; that of the copy if there is no newer one. */
  const cacheFile = async (
    path: string,
    cacheParts?: (text: string) => Promise<unknown>,
  ): Promise<string> => {
    wanted.add(path);
    const copy = await cache.match(addressOf(path));
    const before = (await copy?.clone().text()) ?? '';
    const isCurrent = copy?.headers.get(BUILD) === build;
    try {
      const file = copy && isCurrent ? copy : await download(path, build);
      const text = await file.clone().text();
      await cacheParts?.(text);
      if (!isCurrent) await cache.put(addressOf(path), file);
      return text;
    } catch {
      isComplete = false;
      return before;
    }
  };

  const cacheRecipe = async (path: string): Promise<void> => {
    const html = await cacheFile(path, async (text) => {
      await cacheFiles(text);
      await Promise.all(picturesIn(text).map(cachePicture));
    });
    for (const picture of picturesIn(html)) wanted.add(picture);
  };

  const isEmpty = pages.length === 0;
  const recipes = isEmpty ? '' : await cacheFile(RECIPES);
  for (const path of pages) await cacheFile(path, cacheFiles);
  for (const path of recipes ? recipePaths(recipes, slugs) : []) await cacheRecipe(path);
  // Without the addresses of recipes it is unknown which pages are still theirs.
  if (!recipes && !isEmpty) return false;
  for (const request of await cache.keys()) if (!wanted.has(pathOf(request))) await cache.delete(request);
  return isComplete;
}
