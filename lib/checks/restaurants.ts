import type { Problem } from '@/lib/content/problem';
import type { Coordinates, Restaurant } from '@/lib/content/schema/restaurant';
import { nearest } from '@/lib/text/nearest';
import { categoriesOf } from '@/lib/travel/place';

/** A restaurant with the file it stands in. */
export type RestaurantFile = { file: string; restaurant: Restaurant };

/** What restaurants are checked against. */
export type RestaurantSurroundings = {
  /** Slugs that markets have. */
  markets: readonly string[];
  /** Categories that data/restaurant-categories.yaml names. */
  categories: readonly string[];
  /** Whether coordinates lie in a region of a guide, or within a street's width of it. */
  inRegion: (guide: string, region: string, at: Coordinates) => boolean;
  /** Day of the build, YYYY-MM-DD. */
  today: string;
};

/** A category of one's own is welcome; one that is nearly a known one is a slip of the keyboard. */
function checkCategories(file: string, restaurant: Restaurant, known: readonly string[]): Problem[] {
  const all = categoriesOf(restaurant);
  if (all.length === 0) {
    const allowed = `category or categories, of: ${known.join(', ')}, or a word of your own`;
    return [{ file, field: 'category', found: 'nothing', allowed }];
  }
  return all.flatMap((category): Problem[] => {
    if (known.includes(category)) return [];
    const close = nearest(category, known);
    if (close === undefined) return [];
    const field = category === restaurant.category ? 'category' : 'categories';
    const allowed = `one of: ${known.join(', ')}, or a word of your own unlike these`;
    return [{ file, field, found: `“${category}”`, allowed, nearest: close }];
  });
}

function checkOne({ file, restaurant }: RestaurantFile, around: RestaurantSurroundings): Problem[] {
  const problems = checkCategories(file, restaurant, around.categories);
  const { hours, hoursCheckedOn, slug, coordinates, guide, region } = restaurant;
  if (hoursCheckedOn !== undefined && hours === undefined) {
    problems.push({
      file,
      field: 'hours',
      found: 'nothing',
      allowed: 'the hours that were checked on that day',
    });
  }
  if (hoursCheckedOn !== undefined && hoursCheckedOn > around.today) {
    const allowed = `a day up to today, ${around.today}`;
    problems.push({ file, field: 'hoursCheckedOn', found: `“${hoursCheckedOn}”`, allowed });
  }
  if (coordinates && !around.inRegion(guide, region, coordinates)) {
    problems.push({
      file,
      field: 'coordinates',
      found: `[${coordinates.join(', ')}]`,
      allowed: `[latitude, longitude] inside ${region}`,
    });
  }
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || around.markets.includes(slug)) {
    const allowed = 'a file name of lowercase words joined by hyphens that no market has';
    problems.push({ file, field: 'the file name', found: `“${slug}”`, allowed });
  }
  return problems;
}

function checkBetween(files: readonly RestaurantFile[]): Problem[] {
  const first = new Map<string, string>();
  return files.flatMap(({ file, restaurant: { name } }): Problem[] => {
    const key = name.toLowerCase();
    const before = first.get(key);
    if (before === undefined) {
      first.set(key, file);
      return [];
    }
    const found = `“${name}”, which ${before} has too`;
    return [{ file, field: 'name', found, allowed: 'a name that no other restaurant has' }];
  });
}

/** What is wrong inside restaurants whose shape is right, and between them. Never throws. */
export function checkRestaurants(
  files: readonly RestaurantFile[],
  surroundings: RestaurantSurroundings,
): Problem[] {
  return [...files.flatMap((file) => checkOne(file, surroundings)), ...checkBetween(files)];
}
