import { anyPlace } from '@/.content/messages/restaurantResults';
import { guidePath } from '@/lib/content/guide';
import { fold } from '@/lib/text/fold';
import { capitalize } from '@/lib/text/words';
import type { SearchFile, SearchMarket, SiteEntry } from './entry';
import { createListSearch, type ListSearch } from './list-search';
import { cleanText, correctText, createSpelling } from './spelling';

/** The search over the restaurants of a guide. */
export type RestaurantIndex = {
  search: ListSearch;
  /** The markets that a query names. */
  marketsFor: (query: string) => SearchMarket[];
  /**
   * The query to offer and to search in place of a typed one: its probable meaning, where only that finds something; else
   * the query with its frequent misspellings corrected; null for neither.
   */
  correct: (typed: string) => string | null;
  /** Places of other guides that a query finds. */
  elsewhere: (query: string) => Promise<SiteEntry[]>;
  /** A query that finds something for one that does not: a part of it, its correction or a part of that; null without. */
  nearest: (typed: string) => string | null;
};

/** Shortest word that names a market by its beginning. */
const MIN_MARKET_LENGTH = 4;

const lettersOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The markets that a query names by words or their beginnings ("kensi"), or by a whole name among other words. */
export function marketsFor<T extends Pick<SearchMarket, 'name'>>(markets: readonly T[], query: string): T[] {
  const searched = lettersOf(query);
  if (!searched.some(({ length }) => length >= MIN_MARKET_LENGTH)) return [];
  return markets.filter(({ name }) => {
    const own = lettersOf(name);
    return (
      own.every((word) => searched.includes(word)) ||
      searched.every((word) => own.some((other) => other.startsWith(word) || `${other}s` === word))
    );
  });
}

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
export const restaurantSpelling = ({ words, misspellings }: Pick<SearchFile, 'words' | 'misspellings'>) =>
  createSpelling({
    weights: new Map(words.site.map((word) => [word, 1])),
    right: [...words.site, ...words.common],
    misspellings,
    isCautious: true,
  });

export async function createRestaurantSearch(file: SearchFile, guide: string): Promise<RestaurantIndex> {
  const search = await createListSearch(
    file.entries.filter(({ listed }) => listed?.guide === guide),
    fold(anyPlace).split(' '),
  );
  const markets = file.markets.filter((market) => market.guide === guide);
  const finds = (query: string) => search(query).found.length > 0 || marketsFor(markets, query).length > 0;

  const spelling = restaurantSpelling(file);
  const frequent = createSpelling({ weights: new Map(), misspellings: file.misspellings, isCautious: true });

  const correct = (typed: string): string | null => {
    const frequentOnly = correctText(typed, frequent);
    const { text, corrections } = cleanText(typed, spelling);
    if (correctText(typed, spelling) === null || finds(typed)) return frequentOnly;
    if (finds(text)) return text;
    const words = corrections.map(({ corrected }) => capitalize(corrected));
    return frequentOnly ?? words.sort(byLength).find(finds) ?? null;
  };
  let others: Promise<ListSearch> | undefined;
  /** The search over the places of other guides, by name and cuisine; created on first use. */
  const searchOthers = () => {
    others ??= createListSearch(
      file.entries
        .filter(({ group, href }) => group === 'place' && !href.startsWith(`${guidePath(guide)}/`))
        .map((entry) => ({ ...entry, listed: { texts: [...(entry.listed?.texts ?? []), entry.note] } })),
    );
    return others;
  };
  return {
    search,
    elsewhere: async (query) => (await searchOthers())(query).found,
    marketsFor: (query) => marketsFor(markets, query),
    correct,
    nearest: (typed) => {
      const corrected = correctText(typed, spelling) ?? typed;
      return partThatFinds(search, corrected) ?? (finds(corrected) ? corrected : null);
    },
  };
}
