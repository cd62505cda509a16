import { commonWords } from '@/lib/content/search';
import { searchedGuides } from '@/lib/content/searched-guides';
import { dietNames } from '@/lib/guide/fact-text';
import { guidePath } from '@/lib/guide/guide';
import { cityGuides, guideOf, marketsOf, neighbourhoodsOf } from '@/lib/guide/guides';
import { categoriesOf, cityOf, placeAddress, splitName } from '@/lib/guide/place';
import { allRestaurants } from '@/lib/guide/restaurants';
import { allRecipes } from '@/lib/recipe/all';
import { fold } from '@/lib/text/fold';
import type { SearchGuide } from './guides';
import { documentOf, oncePerName, type SearchDocument, type SearchEntry } from './restaurants';
import type { SearchWords } from './words';

/** Neighbourhoods of a guide without a restaurant that lie beside this one. */
function besides(guide: string, district: string, taken: ReadonlySet<string>): string[] {
  return Object.entries(neighbourhoodsOf(guide)).flatMap(([name, { near = [] }]) =>
    near.includes(district) && !taken.has(name) ? [name] : [],
  );
}

/** The restaurants of a guide as the search knows them, each name once. For the server and the build only. */
export function searchEntries(id: string): SearchEntry[] {
  const guide = guideOf(id);
  const named = allRestaurants(id).map((restaurant) => ({ ...restaurant, ...splitName(restaurant.name) }));
  const taken = new Set(named.map(({ district }) => district));
  const entries = named.map(({ slug, name, district, cuisine, favoriteOrder, region, ...restaurant }) => ({
    slug,
    name,
    district,
    near: besides(id, district, taken),
    cuisine,
    categories: [...categoriesOf(restaurant), ...dietNames(restaurant)],
    favoriteOrder,
    region,
    regionName: guide.regions[region]?.name ?? region,
    city: cityOf(region, guide),
    path: placeAddress({ guide: id, region, slug }),
  }));
  return oncePerName(entries);
}

/** Restaurants that are looked through to know whether a correction finds anything; of more, every one is taken to. */
const MOST_LOOKED_THROUGH = 300;

/** What a search of any guide looks at, for who has only to know whether it finds anything; undefined where that is much. */
export function searchDocuments(): SearchDocument[] | undefined {
  const count = searchedGuides.reduce((sum, { id }) => sum + allRestaurants(id).length, 0);
  if (count > MOST_LOOKED_THROUGH) return undefined;
  return searchedGuides.flatMap(({ id }) => searchEntries(id).map(documentOf));
}

/** The pages of the markets of a guide as the search knows them. For the server and the build only. */
export function searchGuides(guide: string): SearchGuide[] {
  return marketsOf(guide).map(({ name, slug }) => ({ name, path: guidePath(guide, slug) }));
}

/** Searches that find something, for a visitor whose search did not: the cuisines and neighbourhoods with most. */
export type SearchIdeas = { cuisines: string[]; districts: string[] };

/** The most frequent of some texts, most frequent first; of equals the earlier one. Leaves out ''. */
function mostFrequent(texts: readonly string[], most: number): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) if (text !== '') counts.set(text, (counts.get(text) ?? 0) + 1);
  const byCount = [...counts].sort(([, one], [, other]) => other - one);
  return byCount.slice(0, most).map(([text]) => text);
}

/** Ideas out of the restaurants themselves, so that each of them finds something. */
export function searchIdeas(entries: readonly SearchEntry[], most: number): SearchIdeas {
  const cuisines = entries.map(({ cuisine }) => cuisine);
  const districts = entries.map(({ district }) => district);
  return { cuisines: mostFrequent(cuisines, most), districts: mostFrequent(districts, most) };
}

/** Words that a search may be corrected to: those that are used most. */
const MOST_WORDS = 4000;

/** The single words of texts, folded, that spelling can be judged by: four letters or more, a to z. Sorted. */
function wordsIn(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => fold(text).match(/\p{L}+/gu) ?? []);
  return mostFrequent(
    words.filter((word) => /^[a-z]{4,24}$/.test(word)),
    MOST_WORDS,
  ).sort();
}

/** What the restaurants, neighbourhoods, regions, markets and recipes of the site are called. For the build only. */
export function siteWords(): SearchWords {
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
