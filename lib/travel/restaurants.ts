import { markets } from '@/data/travel/markets';
import { gtaRegions } from '@/data/travel/regions';
import { restaurants } from '@/lib/content/restaurants';
import { GTA_REGIONS } from '@/lib/content/schema/travel/place';
import type { Restaurant } from '@/lib/content/schema/travel/restaurant';
import { marketPlace, type Place, restaurantPlace } from './place';

const order = (restaurant: Restaurant) => GTA_REGIONS.indexOf(restaurant.region);

const sorted: Restaurant[] = Object.entries(restaurants)
  .map(([slug, restaurant]) => ({ ...restaurant, slug }))
  .sort(
    (one, other) =>
      order(one) - order(other) || other.rating - one.rating || one.name.localeCompare(other.name, 'en'),
  );

/**
 * Every restaurant of the Toronto page: by region in the order of the maps, the best first, then by name. For the server
 * and the build only.
 */
export function allRestaurants(): Restaurant[] {
  return sorted;
}

/** The restaurants whose favourite order a recipe cooks. */
export function restaurantsOfRecipe(slug: string): Restaurant[] {
  return allRestaurants().filter((restaurant) => restaurant.recipe === slug);
}

/** Every restaurant and both markets as the browser gets them, restaurants first. */
export function allPlaces(): Place[] {
  return [
    ...allRestaurants().map((restaurant) => restaurantPlace(restaurant, gtaRegions)),
    ...Object.entries(markets).map(([slug, market]) => marketPlace(slug, market, gtaRegions)),
  ];
}
