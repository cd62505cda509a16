import 'server-only';
import { commonWords, misspellings, synonyms } from '@/.content/search';
import { categoriesOf } from '@/lib/content/place';
import { dietNames } from '@/lib/guide/fact-text';
import { cityGuides, marketsOf, neighbourhoodsOf } from '@/lib/guide/guides';
import { mostFrequent } from '@/lib/guide/restaurant-entries';
import { allRestaurants } from '@/lib/guide/restaurants';
import { allRecipes, listedRecipes } from '@/lib/recipe/all';
import { kindNamesOf } from '@/lib/recipe/dish-foods';
import type { SearchFile, SearchWords, SiteEntry } from '@/lib/search/entry';
import { fold } from '@/lib/text/fold';
import { siteEntries } from './site-entries';

// The content of /search-index.json.

/** Most words that corrections are taken from. */
const MAX_WORDS = 4000;

const LATIN_WORD = /^[a-z]{4,24}$/;
/** Syllables of Hangul have two or three folded letters. */
const COMMON_WORD = /^(?:[a-z]{4,24}|\p{sc=Hangul}{4,48})$/u;

/** The most frequent words of texts, folded and sorted. */
function wordsIn(texts: readonly string[], pattern = LATIN_WORD): string[] {
  const words = texts.flatMap((text) => fold(text).match(/\p{L}+/gu) ?? []);
  return mostFrequent(
    words.filter((word) => pattern.test(word)).map((word) => word.normalize('NFC')),
    MAX_WORDS,
  ).sort();
}

/** The words in the names and facts of restaurants, neighbourhoods, regions, markets and recipes. */
export function searchWords(): SearchWords {
  const site = wordsIn([
    ...allRestaurants().flatMap(({ name, cuisine, favoriteOrder, street = '', ...restaurant }) =>
      [name, cuisine, favoriteOrder, street, categoriesOf(restaurant), dietNames(restaurant)].flat(),
    ),
    ...cityGuides.flatMap(({ id, regions }) => [
      ...Object.keys(neighbourhoodsOf(id)),
      ...Object.values(regions).map(({ name }) => name),
    ]),
    ...marketsOf().flatMap(({ name, district }) => [name, district]),
    ...allRecipes().flatMap(({ title, category, cuisine, keywords }) =>
      [title, category, cuisine, keywords].flat(),
    ),
  ]);
  return { site, common: wordsIn(commonWords, COMMON_WORD).filter((word) => !site.includes(word)) };
}

/** The entries with the rows of synonyms that any of them uses. */
function withUsedRows(entries: readonly SiteEntry[]): Pick<SearchFile, 'entries' | 'synonyms'> {
  const used = [...new Set(entries.flatMap(({ rows = [] }) => rows))].sort((one, other) => one - other);
  return {
    entries: entries.map((entry) =>
      entry.rows ? { ...entry, rows: entry.rows.map((row) => used.indexOf(row)) } : entry,
    ),
    synonyms: used.map((row) => synonyms[row] ?? []),
  };
}

export function searchFile(): SearchFile {
  const kinds = kindNamesOf(listedRecipes());
  return { ...withUsedRows(siteEntries()), words: searchWords(), misspellings, kinds };
}
