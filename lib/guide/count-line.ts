import * as moreWords from '@/.content/messages/moreFilters';
import { restaurantsIn } from '@/.content/messages/placeFilters';
import { leftOf } from './count-text';

/**
 * How many restaurants are shown, and of what: "3 of 8 restaurants in Downtown", "19 restaurants on the maps, 16 of
 * them in Toronto".
 *
 * @param region its name, where one is chosen
 * @param inCity how many of those shown are in the city itself
 */
export function countLine(
  { total, shown = total }: { total: number; shown?: number },
  region: string | undefined,
  inCity: { count: number; city: string },
): string {
  const restaurants = leftOf(total, shown);
  if (region !== undefined) return restaurantsIn({ restaurants, place: region });
  return inCity.count > 0 && inCity.count < shown
    ? moreWords.restaurantsInCity({ restaurants, ...inCity })
    : moreWords.restaurantsOnMaps({ restaurants });
}
