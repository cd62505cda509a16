import { marketPlace, type Place } from '@/lib/content/place';
import type { OpeningHours } from '@/lib/content/schema/restaurant';
import { guideOf, marketsOf } from '@/lib/guide/guides';

/** A restaurant of the Port Alder guide, in the quayside region by default. */
export function placeIn(slug: string, more: Partial<Place> = {}): Place {
  const { region = 'quayside' } = more;
  return {
    slug,
    kind: 'restaurant',
    name: slug,
    district: 'Net Lofts',
    region,
    city: 'Port Alder',
    path: `/travel/port-alder/?region=${region}#${slug}`,
    mapHref: `https://www.google.com/maps/search/?api=1&query=${slug}`,
    cuisine: 'Seafood',
    categories: [],
    ...more,
  };
}

export const portAlder = guideOf('port-alder');

/** A restaurant whose slug is its name in lower case. */
export const restaurant = (name: string, cuisine: string, categories: string[], hours?: OpeningHours) =>
  placeIn(name.toLowerCase(), { name, cuisine, categories, ...(hours && { hours }) });

const evenings: OpeningHours = { fri: [['18:00', '02:00']], sat: [['18:00', '02:00']] };
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
