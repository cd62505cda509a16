import { gtaRegions } from '@/data/travel/regions';
import { categoriesOf, splitName } from '@/lib/travel/place';
import { allRestaurants } from '@/lib/travel/restaurants';
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
  }));
}
