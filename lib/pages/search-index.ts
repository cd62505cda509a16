import 'server-only';
import { commonWords, misspellings } from '@/.content/search';
import { searchedGuides } from '@/.content/searchedGuides';
import { guidePath } from '@/lib/content/guide';
import { categoriesOf } from '@/lib/content/place';
import { dietNames } from '@/lib/guide/fact-text';
import { cityGuides, marketsOf, neighbourhoodsOf } from '@/lib/guide/guides';
import { mostFrequent } from '@/lib/guide/restaurant-entries';
import { allRestaurants } from '@/lib/guide/restaurants';
import { allRecipes } from '@/lib/recipe/all';
import type { SearchFile, SearchMarket, SearchWords } from '@/lib/search/entry';
import { fold } from '@/lib/text/fold';
import { siteEntries } from './site-entries';

// The content of /search-index.json.

/** Most words that corrections are taken from. */
const MAX_WORDS = 4000;

/** The most frequent words of texts, folded and sorted: four letters or more, a to z. */
function wordsIn(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => fold(text).match(/\p{L}+/gu) ?? []);
  return mostFrequent(
    words.filter((word) => /^[a-z]{4,24}$/.test(word)),
    MAX_WORDS,
  ).sort();
}

/** The words in the names and facts of restaurants, neighbourhoods, regions, markets and recipes. */
export function searchWords(): SearchWords {
  const site = wordsIn([
    ...allRestaurants().flatMap(({ name, cuisine, favoriteOrder, ...restaurant }) =>
      [name, cuisine, favoriteOrder, categoriesOf(restaurant), dietNames(restaurant)].flat(),
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
  return { site, common: wordsIn(commonWords).filter((word) => !site.includes(word)) };
}

/** The pages of the markets of the searched guides. */
function searchMarkets(): SearchMarket[] {
  return searchedGuides.flatMap(({ id }) =>
    marketsOf(id).map(({ name, slug }) => ({ guide: id, name, path: guidePath(id, slug) })),
  );
}

export function searchFile(): SearchFile {
  return { entries: siteEntries(), words: searchWords(), misspellings, markets: searchMarkets() };
}
