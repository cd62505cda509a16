import { misspellings } from '@/data/search';
import { type SearchWords, vocabularyOf } from './corrections';
import { suggestionFor } from './query';

/** The text that was probably meant, or null when there is nothing to correct. */
export type Corrector = (typed: string) => string | null;

/** Where the words of the site are; written with the pages. */
const WORDS_PATH = '/search-words.json';

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

const isWords = (value: unknown): value is SearchWords =>
  typeof value === 'object' &&
  value !== null &&
  'site' in value &&
  'common' in value &&
  isList(value.site) &&
  isList(value.common);

async function fetchWords(): Promise<SearchWords | null> {
  try {
    const answer = await fetch(WORDS_PATH);
    const value: unknown = answer.ok ? await answer.json() : null;
    return isWords(value) ? value : null;
  } catch {
    return null;
  }
}

let pending: Promise<Corrector> | null = null;

async function makeCorrector(): Promise<Corrector> {
  const words = await fetchWords();
  // Offline the frequent misspellings are corrected all the same; the next search box asks again.
  if (words === null) pending = null;
  const vocabulary = vocabularyOf(misspellings, words ?? { site: [], common: [] });
  let last: { typed: string; meant: string | null } | undefined;
  return (typed) => {
    // The hint below the box and the ideas of an empty list ask for the same text.
    if (last?.typed !== typed) last = { typed, meant: suggestionFor(typed, vocabulary) };
    return last.meant;
  };
}

/** What corrects searches, with the words of the site fetched once a visit. Never rejects. */
export function loadCorrector(): Promise<Corrector> {
  pending ??= makeCorrector();
  return pending;
}
