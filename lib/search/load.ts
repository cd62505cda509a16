import { fetchJson } from '@/lib/ui/fetch-json';
import { type SearchFile, SITE_GROUPS, type SiteEntry } from './entry';
import { createListSearch } from './list-search';
import { createRestaurantSearch, type RestaurantIndex } from './restaurant-search';
import { createSiteSearch } from './site-search';

// Loads the index and creates the searches over it. Import it in lazy chunks only: it contains MiniSearch.

/** The file that all searches load, written with the pages. */
export const INDEX_PATH = '/search-index.json';

/** Timeout for loading it, in ms. */
const TIMEOUT = 10_000;

/** A path of this site, or a full web address: an entry with any other one could run as a script. */
const ADDRESS = /^(?:https?:\/\/|\/(?![/\\]))/;

function isEntry(value: unknown): value is SiteEntry {
  const { href, group, title, note } = Object(value) as Partial<Record<keyof SiteEntry, unknown>>;
  return (
    [href, title, note].every((text) => typeof text === 'string') &&
    ADDRESS.test(`${href}`) &&
    SITE_GROUPS.some((known) => known === group)
  );
}

/** The content of a search file. Throws an Error for any other value. */
export function readSearchFile(value: unknown): SearchFile {
  const { entries, words, misspellings, markets } = Object(value) as Partial<SearchFile>;
  const { site, common } = Object(words) as Partial<SearchFile['words']>;
  const lists: unknown[] = [entries, site, common, markets];
  if (!lists.every(Array.isArray) || !entries?.length || !entries.every(isEntry) || !misspellings)
    throw new Error(`${INDEX_PATH} has no search index.`);
  return value as SearchFile;
}

/** A function that loads something once a visit, and again after a failure. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | undefined;
  return () => {
    if (!pending) {
      pending = load();
      pending.catch(() => {
        pending = undefined;
      });
    }
    return pending;
  };
}

const loadFile = once(async () => readSearchFile(await fetchJson(INDEX_PATH, TIMEOUT)));

/** Loads the search over the whole site. Rejects where it can't be loaded. */
export const loadSiteSearch = once(async () => createSiteSearch(await loadFile()));

/** Loads the search over the recipes by title and category. Rejects where it can't be loaded. */
export const loadRecipeSearch = once(async () => {
  const { entries } = await loadFile();
  return createListSearch(entries.filter(({ group, listed }) => group === 'recipe' && listed));
});

/** Loads the slugs of the restaurants and markets of all guides, which are the ends of their addresses. */
export const loadPlaces = once(async () => {
  const { entries } = await loadFile();
  const addresses = entries.map(({ href }) => href).filter((href) => href.startsWith('/travel/'));
  return new Set(addresses.map((href) => /([\w-]+)\/?$/.exec(href)?.[1] ?? ''));
});

const guides = new Map<string, () => Promise<RestaurantIndex>>();

/** Loads the search over the restaurants of a guide, with its corrections. Rejects where it can't be loaded. */
export function loadRestaurantSearch(guide: string): Promise<RestaurantIndex> {
  const load = guides.get(guide) ?? once(async () => createRestaurantSearch(await loadFile(), guide));
  guides.set(guide, load);
  return load();
}
