import { fetchJson } from '@/lib/ui/fetch-json';
import type { SearchGuide } from './guides';
import type { SearchDocument } from './restaurants';

/** Right words of small letters a to z: those a search may be corrected to, and others that are left alone. */
export type SearchWords = { site: readonly string[]; common: readonly string[] };

/** What searches are corrected with; places and guides show whether a correction finds anything. */
export type WordsFile = SearchWords & { places?: SearchDocument[]; guides?: SearchGuide[] };

function isWords(value: unknown): value is WordsFile {
  const { site, common } = Object(value) as Partial<WordsFile>;
  return Array.isArray(site) && Array.isArray(common);
}

/** The words written with the pages; null where they cannot be had within the wait in milliseconds. */
export async function fetchWords(wait: number): Promise<WordsFile | null> {
  const value = await fetchJson('/search-words.json', wait).catch(() => null);
  return isWords(value) ? value : null;
}
