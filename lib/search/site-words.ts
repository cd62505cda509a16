import { commonWords } from '@/lib/content/search';
import { allRecipes } from '@/lib/recipe/all';
import { fold } from '@/lib/text/fold';
import { cityGuides, marketsOf, neighbourhoodsOf } from '@/lib/travel/guides/all';
import { categoriesOf } from '@/lib/travel/place';
import { allRestaurants } from '@/lib/travel/restaurants';
import type { SearchWords } from './corrections';

/** The single words of texts, folded, that spelling can be judged by: four letters or more, a to z. Sorted. */
function wordsIn(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => fold(text).match(/\p{L}+/gu) ?? []);
  return [...new Set(words.filter((word) => /^[a-z]{4,24}$/.test(word)))].sort();
}

/**
 * The words of this site: what its restaurants, their neighbourhoods and regions, its markets and its recipes are
 * called, and what is eaten there. For the server and the build only: it reads every recipe and restaurant.
 */
export function siteWords(): SearchWords {
  const site = wordsIn([
    ...allRestaurants().flatMap((restaurant) => [
      restaurant.name,
      restaurant.cuisine,
      restaurant.favoriteOrder,
      ...categoriesOf(restaurant),
    ]),
    ...cityGuides.flatMap(({ id, regions }) => [
      ...Object.keys(neighbourhoodsOf(id)),
      ...Object.values(regions).map(({ name }) => name),
    ]),
    ...marketsOf().flatMap(({ name, district }) => [name, district]),
    ...allRecipes().flatMap(({ title, category, cuisine, keywords }) => [
      title,
      category,
      cuisine,
      ...keywords,
    ]),
  ]);
  return { site, common: wordsIn(commonWords).filter((word) => !site.includes(word)) };
}
