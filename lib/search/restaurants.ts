import { anyPlace } from '@/.content/words/restaurantResults';
import { fold } from '@/lib/text/fold';

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
  region: string;
  /** The region as it is displayed: "North York". */
  regionName: string;
  /** The city of the guide, or the town of the wider area. */
  city: string;
  /** Neighbourhoods beside its own that have no restaurant themselves. */
  near?: readonly string[];
  /** Address of its card on the food map. */
  path: string;
};

/** What a search looks at. Folded texts, a line each: no search holds a line break, so none matches across two. */
export type SearchText = {
  /** The name, and its form without apostrophes. */
  name: string;
  /** Every text of the restaurant. */
  text: string;
  /** The neighbourhoods it is near to. */
  near: string;
  /** The name of the town. */
  city: string;
};

/** Restaurants made ready to be searched, each name once. */
export type SearchIndex<T extends SearchEntry = SearchEntry> = readonly (SearchText & { entry: T })[];

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
    const { name, cuisine, categories, favoriteOrder, regionName, region, near = [], city } = entry;
    const text = linesOf([full, cuisine, ...categories, favoriteOrder, regionName, region]);
    return [{ entry, name: linesOf([name]), text, near: linesOf(near), city: fold(city) }];
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

/** Words that every restaurant answers to: they narrow nothing. */
const ANY_PLACE = new Set(fold(anyPlace).split(' '));

/** A search made ready: the whole of it, and those of its words that narrow it, where they are not the whole. */
type Asked = { phrase: string[]; words: string[][]; isAny: boolean };

function askedOf(query: string): Asked {
  const folded = fold(query);
  const all = [...new Set(folded.split(' '))];
  // The longest first, since it is the one that most restaurants lack.
  const telling = all.filter((word) => !ANY_PLACE.has(word)).sort((one, other) => other.length - one.length);
  const words = all.length === 1 ? [] : telling.map(wantedOf).filter((spelled) => spelled.length > 0);
  return { phrase: wantedOf(folded), words, isAny: folded !== '' && telling.length === 0 };
}

/** Ranks of what is found: by the phrase in the name or anywhere, by words in the name or anywhere, by being near. */
const NEAR = 4;

/** Whether a text, or a town, holds each of the words; never without any. */
const holdsAll = (words: readonly string[][], text: string, city = '') =>
  words.length > 0 && words.every((word) => says(text, word) || isIn(city, word));

/** How well a restaurant answers a search, 0 being best; null where it does not. */
function rankOf({ name, text, near, city }: SearchText, { phrase, words, isAny }: Asked): number | null {
  if (phrase.length === 0) return null;
  if (says(text, phrase) || isIn(city, phrase)) return says(name, phrase) ? 0 : 1;
  if (holdsAll(words, text, city)) return holdsAll(words, name) ? 2 : 3;
  if (isAny) return 3;
  if (near === '') return null;
  return says(near, phrase) || holdsAll(words, `${text}\n${near}`, city) ? NEAR : null;
}

/**
 * The restaurants whose name, cuisine, categories, favourite order, neighbourhood or region holds the text, whatever
 * its case, accents and apostrophes; a part of a region's name or id counts, and so does the town from its fifth
 * letter on. After them come those that hold each of its words somewhere, words such as "restaurant" aside, and last
 * those beside a neighbourhood that has none. Among the first two, matches of the name come first; otherwise the
 * order of the index stays. None for a blank text. Never throws.
 */
export function searchRestaurants<T extends SearchEntry>(index: SearchIndex<T>, query: string): T[] {
  const asked = askedOf(query);
  const ranks: T[][] = [[], [], [], [], []];
  for (const row of index) {
    const rank = rankOf(row, asked);
    if (rank !== null) ranks[rank]?.push(row.entry);
  }
  return ranks.flat();
}

/** Whether a search finds any restaurant. */
export function findsRestaurant(texts: readonly SearchText[], query: string): boolean {
  const asked = askedOf(query);
  return texts.some((text) => rankOf(text, asked) !== null);
}

/** Whether all that a search finds is only near to what it names. */
export function findsOnlyNear(texts: readonly SearchText[], query: string): boolean {
  const asked = askedOf(query);
  const ranks = texts.map((text) => rankOf(text, asked)).filter((rank) => rank !== null);
  return ranks.length > 0 && ranks.every((rank) => rank === NEAR);
}
