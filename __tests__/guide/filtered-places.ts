import { placeIn } from '@/__tests__/guide/port-alder-place';
import { marketPlace } from '@/lib/content/place';
import type { OpeningHours } from '@/lib/content/schema/restaurant';
import { guideOf, marketsOf } from '@/lib/guide/guides';

export const portAlder = guideOf('port-alder');

/** A restaurant whose slug is its name in lower case. */
export const restaurant = (name: string, cuisine: string, categories: string[], hours?: OpeningHours) =>
  placeIn(name.toLowerCase(), { name, cuisine, categories, ...(hours && { hours }) });

export const evenings: OpeningHours = { fri: [['18:00', '02:00']], sat: [['18:00', '02:00']] };
const mornings: OpeningHours = { sat: [['08:00', '14:00']], sun: [['08:00', '14:00']] };
export const restaurants = [
  restaurant('Anchor', 'Persian', ['Dinner', 'Late'], evenings),
  restaurant('Bell', 'Northern Noodles', ['Lunch', 'Dinner']),
  restaurant('Cove', 'Persian', ['Breakfast', 'Sweet'], mornings),
  restaurant('Dory', 'Bakery', ['Sweet', 'Breakfast']),
];
export const places = [
  ...restaurants,
  ...marketsOf('port-alder').map((market) => marketPlace(market, portAlder)),
];
