import { restaurantFiles } from '@/data/generated/restaurants';
import { GTA_REGIONS } from '@/data/schema/travel/place';
import type { Restaurant } from '@/data/schema/travel/restaurant';
import { markets } from '@/data/travel/markets';
import { gtaRegions } from '@/data/travel/regions';
import { buildDay } from '@/lib/build-day';
import { withoutDrafts } from '@/lib/checks/drafts';
import { formatProblems } from '@/lib/checks/problem';
import { pictureNames } from '@/lib/pictures';
import { allRecipes } from '@/lib/recipe/all';
import { checkRestaurantFiles } from './check';
import { liesInRegion } from './inside';
import { marketPlace, type Place, restaurantPlace } from './place';

let checked: Restaurant[] | undefined;

/**
 * Every restaurant of the Toronto page, checked: by region in the order of the maps, the best first, then by name.
 * Throws one Error that lists every problem in every file. For the server and the build only.
 */
export function allRestaurants(): Restaurant[] {
  if (!checked) {
    const shown = withoutDrafts(restaurantFiles, ({ restaurant }) => restaurant);
    const { restaurants, problems } = checkRestaurantFiles(shown, {
      pictures: new Set(pictureNames()),
      recipes: allRecipes().map((recipe) => recipe.slug),
      markets: Object.keys(markets),
      inRegion: liesInRegion,
      today: buildDay(),
    });
    if (problems.length > 0) throw new Error(formatProblems(problems, 'the restaurants'));
    const order = (restaurant: Restaurant) => GTA_REGIONS.indexOf(restaurant.region);
    checked = restaurants.sort(
      (one, other) =>
        order(one) - order(other) || other.rating - one.rating || one.name.localeCompare(other.name, 'en'),
    );
  }
  return checked;
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
