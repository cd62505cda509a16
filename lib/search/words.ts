import type { SearchGuide } from './guides';
import type { SearchDocument } from './restaurants';

/** Right words of small letters a to z: those a search may be corrected to, and others that are left alone. */
export type SearchWords = { site: readonly string[]; common: readonly string[] };

/** What searches are corrected with: the words, and what shows whether a correction finds anything. */
export type WordsFile = SearchWords & { places?: SearchDocument[]; guides?: SearchGuide[] };

/** Where the file is; written with the pages. */
const WORDS_PATH = '/search-words.json';

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
export const isText = (value: unknown): value is string => typeof value === 'string';

const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);
const isRows = (value: unknown, names: readonly string[]) =>
  value === undefined ||
  (Array.isArray(value) && value.every((row) => isObject(row) && names.every((name) => isText(row[name]))));

const isWords = (value: unknown): value is WordsFile =>
  isObject(value) &&
  isTexts(value.site) &&
  isTexts(value.common) &&
  isRows(value.places, ['name', 'text', 'near', 'city']) &&
  isRows(value.guides, ['name', 'path']);

/** The JSON at an address of this site. Rejects without a network, for an error, and after the wait in milliseconds. */
export async function fetchJson(path: string, wait: number): Promise<unknown> {
  // Browsers before 2022 have no such signal, and wait as long as the network does.
  const signal = AbortSignal.timeout?.(wait);
  const answer = await fetch(path, signal && { signal });
  if (!answer.ok) throw new Error(`${path} is not there: ${answer.status}`);
  return answer.json();
}

/** The words that searches are corrected with; null where they cannot be had within the wait in milliseconds. */
export async function fetchWords(wait: number): Promise<WordsFile | null> {
  try {
    const value = await fetchJson(WORDS_PATH, wait);
    return isWords(value) ? value : null;
  } catch {
    return null;
  }
}
