import { categoriesOf } from '@/lib/content/place';
import type { Problem } from '@/lib/content/problem';
import type { Coordinates, Restaurant } from '@/lib/content/schema/restaurant';
import { nearest } from '@/lib/text/nearest';
import { problemsIn, type Report, repeatsOf } from './report';

/** Other content that restaurants are checked against. */
type Context = {
  /** Slugs of markets. */
  markets: readonly string[];
  /** Categories of data/restaurant-categories.yaml. */
  categories: readonly string[];
  /** Tests if coordinates are in a region of a guide, with a tolerance of a street's width. */
  inRegion: (guide: string, region: string, at: Coordinates) => boolean;
  /** Day of the build, YYYY-MM-DD. */
  today: string;
};

/** Reports categories that resemble a known one, as likely typos; other new categories are allowed. */
function checkCategories(restaurant: Restaurant, known: readonly string[], report: Report): void {
  const all = categoriesOf(restaurant);
  if (all.length === 0) {
    const allowed = `category or categories, of: ${known.join(', ')}, or a word of your own`;
    report('category', 'nothing', allowed);
  }
  for (const category of all) {
    const close = known.includes(category) ? undefined : nearest(category, known);
    if (close === undefined) continue;
    const field = category === restaurant.category ? 'category' : 'categories';
    const allowed = `one of: ${known.join(', ')}, or a word of your own unlike these`;
    report(field, `“${category}”`, allowed, close);
  }
}

function checkRestaurant(restaurant: Restaurant, context: Context, report: Report): void {
  const { hours, checkedOn, slug, coordinates, coordinatesOf, guide, region, facts } = restaurant;
  const { markets, categories, inRegion, today } = context;
  checkCategories(restaurant, categories, report);
  if (checkedOn !== undefined && hours === undefined) {
    report('hours', 'nothing', 'the hours that were checked on that day');
  }
  for (const [field, day] of Object.entries({ checkedOn, 'facts.checkedOn': facts?.checkedOn })) {
    if (day !== undefined && day > today) report(field, `“${day}”`, `a day up to today, ${today}`);
  }
  if (facts?.bookingLink !== undefined && (facts.booking ?? 'none') === 'none') {
    const found = facts.booking === undefined ? 'nothing' : `“${facts.booking}”`;
    report('facts.booking', found, 'needed or possible, as there is a bookingLink');
  }
  if (coordinatesOf !== undefined && coordinates === undefined) {
    report('coordinates', 'nothing', `the coordinates of the ${coordinatesOf}`);
  }
  if (coordinates && !inRegion(guide, region, coordinates)) {
    report('coordinates', `[${coordinates.join(', ')}]`, `[latitude, longitude] inside ${region}`);
  }
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || markets.includes(slug)) {
    const allowed = 'a file name of lowercase words joined by hyphens that no market has';
    report('the file name', `“${slug}”`, allowed);
  }
}

/** Problems inside valid restaurants and between them. Never throws. */
export function checkRestaurants(
  files: readonly { file: string; restaurant: Restaurant }[],
  context: Context,
): Problem[] {
  return [
    ...files.flatMap(({ file, restaurant }) =>
      problemsIn(file, (report) => checkRestaurant(restaurant, context, report)),
    ),
    ...repeatsOf(files, ({ restaurant }) => restaurant.name.toLowerCase()).map(({ entry, first }) => ({
      file: entry.file,
      field: 'name',
      found: `“${entry.restaurant.name}”, which ${first.file} has too`,
      allowed: 'a name that no other restaurant has',
    })),
  ];
}
