import type { GtaRegionId } from '@/data/schema/place';
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
};

/** Restaurants made ready to be searched, each name once. */
export type SearchIndex<T extends SearchEntry = SearchEntry> = readonly {
  entry: T;
  /** The folded name, and its form without apostrophes, a line each. */
  name: string;
  /** Every folded text of the restaurant, a line each. No search holds a line break, so none matches across two. */
  text: string;
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
    const { name, cuisine, categories, favoriteOrder, regionName, region } = entry;
    const text = linesOf([full, cuisine, ...categories, favoriteOrder, regionName, region]);
    return [{ entry, name: linesOf([name]), text }];
  });
}

/** Whether a text says what was searched, with its apostrophes or without them. */
const says = (text: string, wanted: readonly string[]) => wanted.some((spelling) => text.includes(spelling));

/** What is searched, in the ways it may be written; none where nothing can be told from it. */
const wantedOf = (folded: string) => spellings(folded).filter((spelling) => spelling !== '');

/** Every word of a search once, the longest first, since it is the one that most restaurants lack. */
function wordsOf(folded: string): string[][] {
  const words = [...new Set(folded.split(' '))].sort((one, other) => other.length - one.length);
  return words.map(wantedOf).filter((spelled) => spelled.length > 0);
}

/**
 * The restaurants whose name, cuisine, categories, favourite order, neighbourhood or region holds the text, whatever
 * its case, accents and apostrophes; a part of a region's name or id counts. After them come those that hold each
 * of its words somewhere. Among both, matches of the name come first; otherwise the order of the index stays. None
 * for a blank text. Never throws.
 */
export function searchRestaurants<T extends SearchEntry>(index: SearchIndex<T>, query: string): T[] {
  const folded = fold(query);
  const phrase = wantedOf(folded);
  if (phrase.length === 0) return [];
  const words = wordsOf(folded);
  const inAll = (text: string) => words.length > 1 && words.every((word) => says(text, word));
  const ranks: T[][] = [[], [], [], []];
  for (const { entry, name, text } of index) {
    if (says(text, phrase)) ranks[says(name, phrase) ? 0 : 1]?.push(entry);
    else if (inAll(text)) ranks[inAll(name) ? 2 : 3]?.push(entry);
  }
  return ranks.flat();
}

/** The longest word of a search that finds something by itself, for a search that finds nothing; null without one. */
export function partThatFinds(index: SearchIndex, query: string): string | null {
  const words = query
    .split(/\s+/)
    .filter((word) => word.length >= SHORTEST_PART && word.length <= LONGEST_PART);
  const tried = words.sort((one, other) => other.length - one.length).slice(0, PARTS_TRIED);
  return tried.find((word) => searchRestaurants(index, word).length > 0) ?? null;
}

const SHORTEST_PART = 3;
const LONGEST_PART = 30;
const PARTS_TRIED = 10;
