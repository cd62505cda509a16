import { markets } from '@/data/travel/markets';
import { gtaRegions } from '@/data/travel/regions';
import { categoriesOf, cityOf, placeAddress, splitName } from '@/lib/travel/place';
import { allRestaurants } from '@/lib/travel/restaurants';
import type { SearchGuide } from './guides';
import type { SearchEntry } from './restaurants';

/** Every restaurant of the Toronto page as the search knows it. For the server and the build only. */
export function searchEntries(): SearchEntry[] {
  return allRestaurants().map((restaurant) => ({
    slug: restaurant.slug,
    ...splitName(restaurant.name),
    cuisine: restaurant.cuisine,
    categories: categoriesOf(restaurant),
    favoriteOrder: restaurant.favoriteOrder,
    region: restaurant.region,
    regionName: gtaRegions[restaurant.region].name,
    city: cityOf(restaurant.region, gtaRegions),
    path: placeAddress(restaurant.region, restaurant.slug),
  }));
}

/** The guides of the markets as the search knows them. For the server and the build only. */
export function searchGuides(): SearchGuide[] {
  return Object.values(markets).map(({ name, path }) => ({ name, path }));
}
