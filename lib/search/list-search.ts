import MiniSearch, { type Query } from 'minisearch';
import { fold } from '@/lib/text/fold';
import { suffixesOf } from '@/lib/text/tokens';
import { createIndex } from './create-index';
import type { SiteEntry } from './entry';

/** Finds entries of a list, best first. `isNear`: all results only lie near the searched neighbourhood. */
export type ListSearch = (query: string) => { found: SiteEntry[]; isNear: boolean };

/** Words of a query beyond this many are ignored, so that a pasted page does not block typing. */
const MAX_WORDS = 40;

/** Shortest beginning of a town's name that finds it: most of a list is in one town. */
const MIN_TOWN_LENGTH = 5;

/** Tests for a query in a name, the best match first. */
const FITS: readonly ((name: string, query: string) => boolean)[] = [
  (name, query) => name === query,
  (name, query) => `${name} `.startsWith(`${query} `),
  (name, query) => name.startsWith(query),
  (name, query) => name.includes(` ${query}`),
  (name, query) => name.includes(query),
];

/** Without apostrophes, unless there is nothing else. */
const plain = (folded: string) => folded.replaceAll("'", '') || folded;

/** Folded texts; one with an apostrophe also without it. */
const variantsOf = (texts: readonly string[]) => [
  ...new Set(texts.map(fold).flatMap((text) => [text, plain(text)])),
];

function documentOf({ title, native, listed }: SiteEntry) {
  const { names = [], texts = [], near = [], city = '' } = listed ?? {};
  const own = variantsOf([title, ...(native ? [native.text] : []), ...names]);
  const lines = (parts: readonly string[]) => parts.join('\n');
  return {
    names: own,
    text: lines([...own, ...variantsOf(texts)]),
    near: lines(variantsOf(near)),
    city: plain(fold(city)),
  };
}

/**
 * The search over a list of entries: each word of the query is a part of any of an entry's texts, whatever the case,
 * accents and apostrophes. Results are ordered by how their names fit, then in the order of the list; entries that only
 * lie near the searched neighbourhood come last.
 *
 * @param ignored words that every entry answers to, such as "restaurant"
 */
export async function createListSearch(
  entries: readonly SiteEntry[],
  ignored: readonly string[] = [],
): Promise<ListSearch> {
  const documents = entries.map(documentOf);
  const index = await createIndex(
    documents.map(({ text, near, city }) => ({ text, near, city })),
    {
      boost: { text: 1, near: 1, city: 1 },
      termsOf: (text, field) =>
        field === 'city' ? [text] : [...new Set(text.split(/\s+/).flatMap(suffixesOf))],
    },
  );

  const rankOf = (id: number, phrase: string, words: readonly string[]): number => {
    const { names, text, city } = documents[id] ?? { names: [], text: '', city: '' };
    const fit = FITS.findIndex((fits) => names.some((name) => fits(name, phrase)));
    if (fit >= 0) return fit;
    if (text.includes(phrase) || city.startsWith(phrase)) return FITS.length;
    const isNamed = words.every((word) => names.some((name) => name.includes(word)));
    return FITS.length + (isNamed ? 1 : 2);
  };

  return (query) => {
    const folded = fold(query);
    const phrase = plain(folded);
    if (phrase === '') return { found: [], isNear: false };
    const words = [...new Set(folded.split(' '))]
      .filter((word) => !ignored.includes(word))
      .slice(0, MAX_WORDS)
      .map(plain);

    const inTown = (text: string): Query[] =>
      text.length < MIN_TOWN_LENGTH ? [] : [{ queries: [text], fields: ['city'], prefix: true }];
    const search = (fields: string[]): number[] => {
      const everyWord: Query = {
        combineWith: 'AND',
        queries: words.map((word) => ({
          combineWith: 'OR',
          queries: [{ queries: [word], fields, prefix: true }, ...inTown(word)],
        })),
      };
      const hits =
        words.length === 0
          ? index.search(MiniSearch.wildcard)
          : index.search({ combineWith: 'OR', queries: [everyWord, ...inTown(phrase)] });
      return hits.map(({ id }) => id as number).sort((one, other) => one - other);
    };

    const own = search(['text']);
    const near = search(['text', 'near']).filter((id) => !own.includes(id));
    const ranked = own
      .map((id) => ({ id, rank: rankOf(id, phrase, words) }))
      .sort((one, other) => one.rank - other.rank)
      .map(({ id }) => id);
    return {
      found: [...ranked, ...near].flatMap((id) => entries[id] ?? []),
      isNear: own.length === 0 && near.length > 0,
    };
  };
}
