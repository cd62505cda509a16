import type { Favourite } from '@/lib/content/schema/guide-map';
import type { Coordinates, OpeningHours, Restaurant } from '@/lib/content/schema/restaurant';
import { addressLine } from '@/lib/text/words';
import { closedDays } from './closed-days';
import { guidePath, type Market, type PlaceGuide, regionAddress } from './guide';

/** The data of a restaurant or market that the browser needs for filters, maps and walks. */
export type Place = {
  /** Unique among restaurants and markets; also the anchor of a restaurant's card. */
  slug: string;
  kind: 'restaurant' | 'market';
  name: string;
  district: string;
  region: string;
  city: string;
  /** Page or card of the place on this site, with its slash: "/travel/toronto/?region=downtown#pai". */
  path: string;
  /** A map search, or the link that the data gives instead. */
  mapHref: string;
  /** '' for a market. */
  cuisine: string;
  categories: readonly string[];
  /** Dish to order; undefined when it is off the menu. */
  order?: string;
  street?: string;
  coordinates?: Coordinates;
  /** The coordinates are those of its block, not of its door. */
  onBlock?: true;
  /** Only hours that were checked; with `manyShops` those of most of many shops. */
  hours?: OpeningHours;
  /** Days closed in spite of the hours: "12-25" or "2026-10-12". */
  closedOn?: readonly string[];
  manyShops?: true;
};

/** Splits "Pai (Entertainment District)" into name and neighbourhood, '' for none. */
export function splitPlaceName(full: string): { name: string; district: string } {
  const match = /^(.*\S)\s*\(([^()]+)\)$/.exec(full.trim());
  return match ? { name: match[1] ?? full, district: match[2] ?? '' } : { name: full.trim(), district: '' };
}

/** Every category of a restaurant once, in the order of its file. */
export function categoriesOf(restaurant: Pick<Restaurant, 'category' | 'categories'>): string[] {
  return [...new Set([restaurant.category ?? [], restaurant.categories ?? []].flat())];
}

/** The town of a region, as in an address. */
export function cityOf(region: string, { name, regions }: PlaceGuide): string {
  const placeRegion = regions[region];
  return placeRegion?.town ? placeRegion.name : name;
}

/** Query for the address of a place in a map search. Without `|`, which separates the stops of directions. */
export function placeQuery(place: Pick<Place, 'name' | 'street' | 'district' | 'city'>): string {
  const { name, street = '', district, city } = place;
  return addressLine([name, street, district, city].map((part) => part.replaceAll('|', ' ')));
}

/** Address of a map search in the visitor's own map, which never names a place id. */
export function mapSearchHref(words: readonly string[]): string {
  const query = addressLine(words);
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}

/** The map search of a favourite of a guide, in the language of its country. */
export function favouriteHref(
  guide: Pick<PlaceGuide, 'name'>,
  { name, native = name, place, address = '', link }: Favourite,
): string {
  return link ?? mapSearchHref([native, place ?? address, guide.name]);
}

/** Address of a restaurant's card on the maps of its guide, with its region chosen. */
export function placeAddress({ guide, region, slug }: Pick<Restaurant, 'guide' | 'region' | 'slug'>): string {
  return regionAddress(guide, region, slug);
}

const closedOn = ({ closedOn = [] }: Pick<Market, 'closedOn'>, guide: PlaceGuide) =>
  closedOn.length > 0 && { closedOn: closedDays(closedOn, guide) };

/** A restaurant as a place. */
export function restaurantPlace(restaurant: Restaurant, guide: PlaceGuide): Place {
  const { slug, region, cuisine, street, coordinates, coordinatesOf, favoriteOrder } = restaurant;
  const named = { ...splitPlaceName(restaurant.name), city: cityOf(region, guide) };
  const hours = restaurant.checkedOn && restaurant.hours;
  return {
    slug,
    kind: 'restaurant',
    ...named,
    region,
    path: placeAddress(restaurant),
    mapHref: restaurant.link ?? mapSearchHref([placeQuery({ ...named, street })]),
    cuisine,
    categories: categoriesOf(restaurant),
    ...(!restaurant.favoriteOrderRemoved && { order: favoriteOrder }),
    ...(street && { street }),
    ...(coordinates && { coordinates }),
    ...(coordinatesOf === 'block' && { onBlock: true }),
    ...(hours && { hours }),
    ...closedOn(restaurant, guide),
  };
}

/** A market as a place. */
export function marketPlace(market: Market, guide: PlaceGuide): Place {
  const { slug, name, district, region, coordinates, hours, manyShops } = market;
  const city = cityOf(region, guide);
  return {
    slug,
    kind: 'market',
    name,
    district,
    region,
    city,
    path: `${guidePath(market.guide, slug)}/`,
    mapHref: mapSearchHref([placeQuery({ name, district, city })]),
    cuisine: '',
    categories: [],
    coordinates,
    hours,
    ...closedOn(market, guide),
    ...(manyShops && { manyShops }),
  };
}
