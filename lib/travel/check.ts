import type { Coordinates, GtaRegionId } from '@/data/schema/travel/place';
import {
  RESTAURANT_CATEGORIES,
  type Restaurant,
  restaurant as schema,
} from '@/data/schema/travel/restaurant';
import type { Problem } from '@/lib/checks/problem';
import { schemaProblems, showValue } from '@/lib/checks/schema-problems';
import { checkWritten } from '@/lib/checks/still-to-write';
import { nearest } from '@/lib/text/nearest';
import { categoriesOf } from './place';

/** A restaurant as its file exports it, before the checks. */
export type RestaurantFile = { file: string; restaurant: unknown };

/** What restaurants are checked against. */
export type RestaurantSurroundings = {
  pictures: ReadonlySet<string>;
  /** Slugs of the recipes here. */
  recipes: readonly string[];
  /** Slugs that markets have. */
  markets: readonly string[];
  /** Whether coordinates lie in a region, or within a street's width of it. */
  inRegion: (region: GtaRegionId, at: Coordinates) => boolean;
  /** Day of the build, YYYY-MM-DD. */
  today: string;
};

type CheckedRestaurants = { restaurants: Restaurant[]; problems: Problem[] };

const slugOf = (file: string) => /([^/]+)\.ts$/.exec(file)?.[1] ?? file;

/** A category of one's own is welcome; one that is nearly a known one is a slip of the keyboard. */
function checkCategories(file: string, restaurant: Restaurant): Problem[] {
  const all = categoriesOf(restaurant);
  if (all.length === 0) {
    const allowed = `category or categories, of: ${RESTAURANT_CATEGORIES.join(', ')}, or a word of your own`;
    return [{ file, field: 'category', found: 'nothing', allowed }];
  }
  return all.flatMap((category): Problem[] => {
    if ((RESTAURANT_CATEGORIES as readonly string[]).includes(category)) return [];
    const close = nearest(category, RESTAURANT_CATEGORIES);
    if (close === undefined) return [];
    const field = category === restaurant.category ? 'category' : 'categories';
    const allowed = `one of: ${RESTAURANT_CATEGORIES.join(', ')}, or a word of your own unlike these`;
    return [{ file, field, found: `“${category}”`, allowed, nearest: close }];
  });
}

function checkOne(file: string, restaurant: Restaurant, around: RestaurantSurroundings): Problem[] {
  const problems = [...checkWritten(file, restaurant), ...checkCategories(file, restaurant)];
  const { image, recipe, hours, hoursCheckedOn, slug, coordinates, region } = restaurant;
  if (image && !around.pictures.has(image.name)) {
    problems.push({
      file,
      field: 'image.name',
      found: `“${image.name}”`,
      allowed: 'the name of a .webp file in data/pictures',
      nearest: nearest(image.name, around.pictures),
    });
  }
  if (recipe !== undefined && !around.recipes.includes(recipe)) {
    problems.push({
      file,
      field: 'recipe',
      found: `“${recipe}”`,
      allowed: `the slug of a recipe: ${around.recipes.join(', ')}`,
      nearest: nearest(recipe, around.recipes),
    });
  }
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
  if (coordinates && !around.inRegion(region, coordinates)) {
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
  return files.flatMap(({ file, restaurant }): Problem[] => {
    const name = (restaurant as { name?: unknown } | null | undefined)?.name;
    if (typeof name !== 'string') return [];
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

/** Checks restaurant files one by one and against each other. `restaurants` are those whose shape is right. Never throws. */
export function checkRestaurantFiles(
  files: readonly RestaurantFile[],
  surroundings: RestaurantSurroundings,
): CheckedRestaurants {
  const restaurants: Restaurant[] = [];
  const problems: Problem[] = [];
  for (const { file, restaurant } of files) {
    if (restaurant === undefined) {
      const allowed = 'export const restaurant: RestaurantInput = { … }';
      problems.push({ file, field: 'restaurant', found: showValue(restaurant), allowed });
      continue;
    }
    const result = schema.safeParse(restaurant);
    if (!result.success) {
      problems.push(...schemaProblems(file, restaurant, schema, result.error.issues));
      continue;
    }
    const checked = { ...result.data, slug: slugOf(file) };
    restaurants.push(checked);
    problems.push(...checkOne(file, checked, surroundings));
  }
  return { restaurants, problems: [...problems, ...checkBetween(files)] };
}
