import 'server-only';
import { marketPlace, type Place, restaurantPlace } from '@/lib/content/place';
import type { SectionOf } from '@/lib/content/schema/page';
import type { Restaurant } from '@/lib/content/schema/restaurant';
import { originalCuisines, restaurants } from '@/lib/content/server';
import { guideOf, guides, marketsOf } from './guides';

/** Regions of all guides in order, a word each. */
const regions = guides.flatMap((guide) =>
  Object.keys(guide.regions).map((region) => `${guide.id} ${region}`),
);

const order = ({ guide, region }: Restaurant) => regions.indexOf(`${guide} ${region}`);

const sorted: Restaurant[] = Object.entries(restaurants)
  .map(([slug, restaurant]) => ({ ...restaurant, slug }))
  .sort(
    (one, other) =>
      order(one) - order(other) || other.rating - one.rating || one.name.localeCompare(other.name, 'en'),
  );

/** Every restaurant of a guide, or of all, by region, rating and name. */
export function allRestaurants(guide?: string): Restaurant[] {
  return guide === undefined ? sorted : sorted.filter((restaurant) => restaurant.guide === guide);
}

/** The restaurants of a region of a guide, in the same order. */
export const restaurantsIn = (guide: string, region: string): Restaurant[] =>
  allRestaurants(guide).filter((restaurant) => restaurant.region === region);

/** The restaurants that a section of a page picks, in the same order. */
export function pickedRestaurants({ guide, region, cuisine }: SectionOf<'restaurants'>): Restaurant[] {
  return allRestaurants(guide)
    .filter((restaurant) => region === undefined || restaurant.region === region)
    .filter(({ slug, cuisine: named }) => {
      const names = [named, originalCuisines[slug] ?? named];
      return cuisine === undefined || names.some((name) => name.includes(cuisine));
    });
}

const byRecipe = new Map<string, Restaurant[]>();
for (const restaurant of sorted) {
  const { recipe } = restaurant;
  if (recipe !== undefined) byRecipe.set(recipe, [...(byRecipe.get(recipe) ?? []), restaurant]);
}

/** The restaurants whose favourite order a recipe cooks. */
export function restaurantsOfRecipe(slug: string): readonly Restaurant[] {
  return byRecipe.get(slug) ?? [];
}

/** Every restaurant and market of a guide, or of all guides, as places, restaurants first. */
export function allPlaces(guide?: string): Place[] {
  return [
    ...allRestaurants(guide).map((restaurant) => restaurantPlace(restaurant, guideOf(restaurant.guide))),
    ...marketsOf(guide).map((market) => marketPlace(market, guideOf(market.guide))),
  ];
}
