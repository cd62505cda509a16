import { searchedGuides } from '@/lib/content/searched-guides';
import { guideOf, marketsOf, neighbourhoodsOf } from '@/lib/travel/guides/all';
import { guidePath } from '@/lib/travel/guides/guide';
import { categoriesOf, cityOf, placeAddress, splitName } from '@/lib/travel/place';
import { allRestaurants } from '@/lib/travel/restaurants';
import type { SearchGuide } from './guides';
import { type SearchEntry, type SearchText, searchIndex } from './restaurants';

/** Neighbourhoods of a guide without a restaurant that are told to lie beside this one. */
function besides(guide: string, district: string, taken: ReadonlySet<string>): string[] {
  return Object.entries(neighbourhoodsOf(guide)).flatMap(([name, { near = [] }]) =>
    near.includes(district) && !taken.has(name) ? [name] : [],
  );
}

/** Every restaurant of a guide as the search knows it. For the server and the build only. */
export function searchEntries(id: string): SearchEntry[] {
  const guide = guideOf(id);
  const all = allRestaurants(id);
  const taken = new Set(all.map(({ name }) => splitName(name).district));
  return all.map((restaurant) => ({
    slug: restaurant.slug,
    ...splitName(restaurant.name),
    near: besides(id, splitName(restaurant.name).district, taken),
    cuisine: restaurant.cuisine,
    categories: categoriesOf(restaurant),
    favoriteOrder: restaurant.favoriteOrder,
    region: restaurant.region,
    regionName: guide.regions[restaurant.region]?.name ?? restaurant.region,
    city: cityOf(restaurant.region, guide),
    path: placeAddress(restaurant),
  }));
}

/** What a search of any guide looks at, for who has only to know whether it finds anything. */
export function searchTexts(): SearchText[] {
  return searchedGuides.flatMap(({ id }) =>
    searchIndex(searchEntries(id)).map(({ entry: _, ...text }) => text),
  );
}

/** The pages of the markets of a guide as the search knows them. For the server and the build only. */
export function searchGuides(guide: string): SearchGuide[] {
  return marketsOf(guide).map(({ name, slug }) => ({ name, path: guidePath(guide, slug) }));
}
