import { markets } from '@/data/travel/markets';
import { neighbourhoods } from '@/data/travel/neighbourhoods';
import { gtaRegions } from '@/data/travel/regions';
import { categoriesOf, cityOf, placeAddress, splitName } from '@/lib/travel/place';
import { allRestaurants } from '@/lib/travel/restaurants';
import type { SearchGuide } from './guides';
import { type SearchEntry, type SearchText, searchIndex } from './restaurants';

/** Neighbourhoods without a restaurant that are told to lie beside this one. */
function besides(district: string, taken: ReadonlySet<string>): string[] {
  return Object.entries(neighbourhoods).flatMap(([name, { near = [] }]) =>
    near.includes(district) && !taken.has(name) ? [name] : [],
  );
}

/** Every restaurant of the Toronto page as the search knows it. For the server and the build only. */
export function searchEntries(): SearchEntry[] {
  const all = allRestaurants();
  const taken = new Set(all.map(({ name }) => splitName(name).district));
  return all.map((restaurant) => ({
    slug: restaurant.slug,
    ...splitName(restaurant.name),
    near: besides(splitName(restaurant.name).district, taken),
    cuisine: restaurant.cuisine,
    categories: categoriesOf(restaurant),
    favoriteOrder: restaurant.favoriteOrder,
    region: restaurant.region,
    regionName: gtaRegions[restaurant.region].name,
    city: cityOf(restaurant.region, gtaRegions),
    path: placeAddress(restaurant.region, restaurant.slug),
  }));
}

/** What a search of them looks at, for who has only to know whether it finds anything. */
export function searchTexts(): SearchText[] {
  return searchIndex(searchEntries()).map(({ entry: _, ...text }) => text);
}

/** The guides of the markets as the search knows them. For the server and the build only. */
export function searchGuides(): SearchGuide[] {
  return Object.values(markets).map(({ name, path }) => ({ name, path }));
}
