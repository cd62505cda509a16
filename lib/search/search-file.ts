import { fetchJson } from '@/lib/ui/fetch-json';
import { type SearchFile, SITE_GROUPS, type SiteEntry } from './entry';

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
  const { entries, words, misspellings, synonyms } = Object(value) as Partial<SearchFile>;
  const { site, common } = Object(words) as Partial<SearchFile['words']>;
  const lists: unknown[] = [entries, site, common, synonyms];
  if (!lists.every(Array.isArray) || !entries?.length || !entries.every(isEntry) || !misspellings)
    throw new Error(`${INDEX_PATH} has no search index.`);
  return value as SearchFile;
}

/** A function that loads something once a visit, and again after a failure. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
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

/** Loads the file. Rejects where it can't be loaded. */
export const loadFile = once(async () => readSearchFile(await fetchJson(INDEX_PATH, TIMEOUT)));

/** Loads the slugs of the restaurants and markets of all guides, which are the ends of their addresses. */
export const loadPlaces = once(async () => {
  const { entries } = await loadFile();
  const addresses = entries.map(({ href }) => href).filter((href) => href.startsWith('/travel/'));
  return new Set(addresses.map((href) => /([\w-]+)\/?$/.exec(href)?.[1] ?? ''));
});
