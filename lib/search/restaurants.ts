import type { GtaRegionId } from '@/data/schema/travel/place';
import { fold } from './fold';

/** A restaurant as the search knows it. */
export type SearchEntry = {
  slug: string;
  /** Without the neighbourhood. */
  name: string;
  /** The neighbourhood in brackets after the name; '' where there is none. */
  district: string;
  cuisine: string;
  categories: readonly string[];
  favoriteOrder: string;
  region: GtaRegionId;
  /** The region as it is displayed: "North York". */
  regionName: string;
  /** "Toronto", or the town of the wider area. */
  city: string;
  /** Address of its card on the food map. */
  path: string;
};

/** Restaurants made ready to be searched, each name once. */
export type SearchIndex<T extends SearchEntry = SearchEntry> = readonly {
  entry: T;
  /** The folded name, and its form without apostrophes, a line each. */
  name: string;
  /** Every folded text of the restaurant, a line each. No search holds a line break, so none matches across two. */
  text: string;
  /** The folded name of the town. */
  city: string;
}[];

const withoutApostrophes = (folded: string) => folded.replaceAll("'", '');

/** The ways in which a folded text may be written, as far as apostrophes go. */
function spellings(folded: string): string[] {
  return folded.includes("'") ? [folded, withoutApostrophes(folded)] : [folded];
}

const linesOf = (texts: readonly string[]) => texts.map(fold).flatMap(spellings).join('\n');

const fullName = ({ name, district }: SearchEntry) => (district === '' ? name : `${name} (${district})`);

/** Makes restaurants ready to be searched. Of several with one name, the first counts. */
export function searchIndex<T extends SearchEntry>(entries: readonly T[]): SearchIndex<T> {
  const seen = new Set<string>();
  return entries.flatMap((entry) => {
    const full = fullName(entry);
    const key = fold(full);
    if (seen.has(key)) return [];
    seen.add(key);
    const { name, cuisine, categories, favoriteOrder, regionName, region, city } = entry;
    const text = linesOf([full, cuisine, ...categories, favoriteOrder, regionName, region]);
    return [{ entry, name: linesOf([name]), text, city: fold(city) }];
  });
}

/** Whether a text says what was searched, with its apostrophes or without them. */
const says = (text: string, wanted: readonly string[]) => wanted.some((spelling) => text.includes(spelling));

/** Whether a town begins as what was searched does. A few letters say nothing: most of the list is of one town. */
const isIn = (city: string, wanted: readonly string[]) =>
  wanted.some((spelling) => spelling.length >= SHORTEST_TOWN && city.startsWith(spelling));

const SHORTEST_TOWN = 5;

/** What is searched, in the ways it may be written; none where nothing can be told from it. */
const wantedOf = (folded: string) => spellings(folded).filter((spelling) => spelling !== '');

/** Every word of a search once, the longest first, since it is the one that most restaurants lack. */
function wordsOf(folded: string): string[][] {
  const words = [...new Set(folded.split(' '))].sort((one, other) => other.length - one.length);
  return words.map(wantedOf).filter((spelled) => spelled.length > 0);
}

/**
 * The restaurants whose name, cuisine, categories, favourite order, neighbourhood or region holds the text, whatever
 * its case, accents and apostrophes; a part of a region's name or id counts, and so does the town from its fifth
 * letter on. After them come those that hold each of its words somewhere. Among both, matches of the name come first;
 * otherwise the order of the index stays. None for a blank text. Never throws.
 */
export function searchRestaurants<T extends SearchEntry>(index: SearchIndex<T>, query: string): T[] {
  const folded = fold(query);
  const phrase = wantedOf(folded);
  if (phrase.length === 0) return [];
  const words = wordsOf(folded);
  const inAll = (text: string, city = '') =>
    words.length > 1 && words.every((word) => says(text, word) || isIn(city, word));
  const ranks: T[][] = [[], [], [], []];
  for (const { entry, name, text, city } of index) {
    if (says(text, phrase) || isIn(city, phrase)) ranks[says(name, phrase) ? 0 : 1]?.push(entry);
    else if (inAll(text, city)) ranks[inAll(name) ? 2 : 3]?.push(entry);
  }
  return ranks.flat();
}
