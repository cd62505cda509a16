import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { anyPlace } from '@/.content/messages/restaurantResults';
import { fold } from '@/lib/text/fold';
import { createIndex, createParts, fieldsHolding } from './engine';

/** A restaurant as the search knows it. */
export type SearchEntry = {
  slug: string;
  name: string;
  /** The neighbourhood in brackets after the name; '' where there is none. */
  district: string;
  cuisine: string;
  /** What it is good for, and the diets that find a meal there. */
  categories: readonly string[];
  favoriteOrder: string;
  region: string;
  regionName: string;
  city: string;
  /** Neighbourhoods beside its own that have no restaurant themselves. */
  near?: readonly string[];
  path: string;
};

/** What is indexed of a restaurant: its name, all of its texts, the neighbourhoods it is near to, its town; folded. */
export type SearchDocument = Record<'name' | 'text' | 'near' | 'city', string>;

/** Finds restaurants for a query, best first; `isNear`: all are only near to what was searched. */
export type RestaurantSearch<T = unknown> = (query: string) => { found: T[]; isNear: boolean };

/** Without apostrophes, unless there is nothing else. */
const plain = (folded: string) => folded.replaceAll("'", '') || folded;

/** Folded texts, a line each, those with an apostrophe without it as well. */
const linesOf = (texts: readonly string[]) =>
  [...new Set(texts.map(fold).flatMap((text) => [text, plain(text)]))].join('\n');

/** As it stands on the card. */
const fullName = ({ name, district }: SearchEntry) => (district === '' ? name : `${name} (${district})`);

/** The first restaurant of each name. */
export function oncePerName(entries: readonly SearchEntry[]): SearchEntry[] {
  const names = new Set<string>();
  return entries.filter((entry) => names.size < names.add(fold(fullName(entry))).size);
}

export function documentOf(entry: SearchEntry): SearchDocument {
  const { name, cuisine, categories, favoriteOrder, regionName, region, near = [], city } = entry;
  return {
    name: linesOf([name]),
    text: linesOf([fullName(entry), cuisine, ...categories, favoriteOrder, regionName, region]),
    near: linesOf(near),
    city: plain(fold(city)),
  };
}

/** Words that every restaurant answers to: they narrow nothing. */
const ANY_PLACE = new Set(fold(anyPlace).split(' '));

/** How well a restaurant fits, the best last. */
const RANK = { near: 0, words: 1, wordsOfName: 2, text: 3, name: 4 };

/** Words beyond this many are not looked at, so that a pasted page does not stall the typing. */
const MOST_WORDS = 40;

/** A few letters say nothing of a town: most of the list is of one. */
const SHORTEST_TOWN = 5;

/**
 * The search over restaurants. It finds those that hold each word of the query in any of their texts, whatever its
 * case, accents and apostrophes, words such as "restaurant" aside; the town counts from its fifth letter on. Those that
 * hold the query as it was typed come first, and of each kind those whose name does; last come those beside a
 * neighbourhood that has none.
 */
export async function createRestaurantSearch<T>(
  items: readonly T[],
  documentOf: (item: T) => SearchDocument,
): Promise<RestaurantSearch<T>> {
  const documents = items.map(documentOf);
  const { termsOf, holding } = createParts();
  const index = await createIndex(documents, {
    boost: { text: 1, near: 1, city: 1 },
    termsOf: (text, field) => (field === 'city' ? [text] : termsOf(text)),
  });

  return (query) => {
    const folded = fold(query);
    const phrase = plain(folded);
    const words = [...new Set(folded.split(' '))]
      .filter((word) => !ANY_PLACE.has(word))
      .slice(0, MOST_WORDS)
      .map(plain);
    if (phrase === '') return { found: [], isNear: false };
    const inTown = (text: string): Query[] =>
      text.length < SHORTEST_TOWN ? [] : [{ queries: [text], fields: ['city'], prefix: true }];
    const somewhere = (word: string): Query => ({
      combineWith: 'OR',
      queries: [{ queries: [word], fields: ['text', 'near'], tokenize: holding }, ...inTown(word)],
    });
    const everyWord: Query = { combineWith: 'AND', queries: words.map(somewhere) };
    const hits =
      words.length === 0
        ? index.search(MiniSearch.wildcard)
        : index.search({ combineWith: 'OR', queries: [everyWord, ...inTown(phrase)] });

    const rankOf = ({ id, match }: SearchResult): number => {
      const { name = '', text = '', city = '' } = documents[id] ?? {};
      if (name.includes(phrase)) return RANK.name;
      if (text.includes(phrase) || city.startsWith(phrase)) return RANK.text;
      const isOwn = (word: string) =>
        fieldsHolding(match, (term) => term.includes(word)).some((field) => field !== 'near');
      if (!words.every(isOwn)) return RANK.near;
      return words.every((word) => name.includes(word)) ? RANK.wordsOfName : RANK.words;
    };
    const ranked = hits
      .map((hit) => ({ id: hit.id, rank: rankOf(hit) }))
      .sort((one, other) => other.rank - one.rank || one.id - other.id);
    return {
      found: ranked.flatMap(({ id }) => items[id] ?? []),
      isNear: ranked.length > 0 && ranked.every(({ rank }) => rank === RANK.near),
    };
  };
}

const SHORTEST_PART = 3;
const LONGEST_PART = 30;
const PARTS_TRIED = 10;

/** The longest word of a search that finds something by itself, for a search that finds nothing; null without one. */
export function partThatFinds(search: RestaurantSearch, query: string): string | null {
  return (
    query
      .split(/\s+/)
      .filter(({ length }) => length >= SHORTEST_PART && length <= LONGEST_PART)
      .sort((one, other) => other.length - one.length)
      .slice(0, PARTS_TRIED)
      .find((word) => search(word).found.length > 0) ?? null
  );
}
