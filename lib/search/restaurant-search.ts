import { guidePath } from '@/lib/content/guide';
import { capitalize } from '@/lib/text/words';
import { correctWordsOf } from './corrected-search';
import type { SearchFile, SiteEntry } from './entry';
import { createEntryIndex, type EntryIndex } from './entry-index';
import { wordsOf } from './query';
import { byRank, MENTION, NEAR, withoutMentions } from './ranking';
import { cleanText, correctText, createSpelling } from './spelling';
import { nameKey } from './stop-words';

/** Finds restaurants, best first. `isNear`: all of them only lie near the searched neighbourhood. */
export type ListSearch = (query: string) => { found: SiteEntry[]; isNear: boolean };

/** The search over the restaurants of a guide. */
export type RestaurantIndex = {
  search: ListSearch;
  /** The markets that a query finds, or names among other words. */
  marketsFor: (query: string) => SiteEntry[];
  /**
   * The query to offer and to search in place of a typed one: its probable meaning, where only that finds something; else
   * the query with its frequent misspellings corrected; null for neither.
   */
  correct: (typed: string) => string | null;
  /** Places of other guides that a query finds by their names or cuisine. */
  elsewhere: (query: string) => Promise<SiteEntry[]>;
  /** A query that finds something for one that does not: a part of it, its correction or a part of that; null without. */
  nearest: (typed: string) => string | null;
};

/** Lengths and number of the words of a query that are tried by themselves. */
const MIN_PART_LENGTH = 3;
const MAX_PART_LENGTH = 30;
const MAX_PARTS = 10;

const byLength = (one: string, other: string) => other.length - one.length;

/** The longest word of a query that finds something by itself; null without one. */
export function partThatFinds(search: ListSearch, query: string): string | null {
  return (
    query
      .split(/\s+/)
      .filter(({ length }) => length >= MIN_PART_LENGTH && length <= MAX_PART_LENGTH)
      .sort(byLength)
      .slice(0, MAX_PARTS)
      .find((word) => search(word).found.length > 0) ?? null
  );
}

/** The spelling of restaurant searches, which corrects only what leaves no doubt. */
export const restaurantSpelling = (file: Pick<SearchFile, 'words' | 'misspellings' | 'synonyms'>) =>
  createSpelling({
    weights: new Map(file.words.site.map((word) => [word, 1])),
    right: correctWordsOf(file),
    misspellings: file.misspellings,
    isCautious: true,
  });

export async function createRestaurantSearch(file: SearchFile, guide: string): Promise<RestaurantIndex> {
  const { entries, misspellings } = file;
  const listed = entries.filter((entry) => entry.listed?.guide === guide);
  const index = await createEntryIndex(listed, file, { hasParts: true });
  const isMarket = (entry: SiteEntry | undefined) => entry?.listed?.isMarket === true;
  const search: ListSearch = (query) => {
    const hits = index.findAll(wordsOf(query)).filter(({ id }) => !isMarket(listed[id]));
    return {
      found: hits.sort(byRank).flatMap(({ id }) => listed[id] ?? []),
      isNear: hits.length > 0 && hits.every(({ rank }) => rank === NEAR),
    };
  };

  const markets = listed.filter(isMarket).map((entry) => ({ entry, key: ` ${nameKey(entry.title)} ` }));
  const marketsFor = (query: string): SiteEntry[] => {
    const hits = withoutMentions(index.findAll(wordsOf(query)), ({ id }) => listed[id]);
    const found = new Set(hits.map(({ id }) => listed[id]));
    const key = ` ${nameKey(query)} `;
    return markets
      .filter((market) => found.has(market.entry) || key.includes(market.key))
      .map(({ entry }) => entry);
  };
  const finds = (query: string) => search(query).found.length > 0 || marketsFor(query).length > 0;

  const spelling = restaurantSpelling(file);
  const frequent = createSpelling({ weights: new Map(), misspellings, isCautious: true });
  const correct = (typed: string): string | null => {
    const frequentOnly = correctText(typed, frequent);
    const { text, corrections } = cleanText(typed, spelling);
    if (correctText(typed, spelling) === null || finds(typed)) return frequentOnly;
    if (finds(text)) return text;
    const words = corrections.map(({ corrected }) => capitalize(corrected));
    return frequentOnly ?? words.sort(byLength).find(finds) ?? null;
  };

  const others = entries.filter(
    ({ group, href }) => group === 'place' && !href.startsWith(`${guidePath(guide)}/`),
  );
  // Created on first use.
  let othersIndex: Promise<EntryIndex> | undefined;
  return {
    search,
    elsewhere: async (query) => {
      othersIndex ??= createEntryIndex(others, file);
      const hits = (await othersIndex).findAll(wordsOf(query)).filter(({ rank }) => rank > MENTION);
      return hits.sort(byRank).flatMap(({ id }) => others[id] ?? []);
    },
    marketsFor,
    correct,
    nearest: (typed) => {
      const corrected = correctText(typed, spelling) ?? typed;
      return partThatFinds(search, corrected) ?? (finds(corrected) ? corrected : null);
    },
  };
}
