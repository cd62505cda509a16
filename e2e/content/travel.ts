import * as guideDefaults from '@/.content/words/guideDefaults';
import { anyPlace } from '@/.content/words/restaurantResults';
import type { GuideMap } from '@/lib/content/schema/guide';
import type { Coordinates, Restaurant } from '@/lib/content/schema/restaurant';
import {
  cityGuides,
  eventsOf,
  guides,
  marketsOf,
  neighbourhoodsOf,
  picksGuides,
} from '@/lib/travel/guides/all';
import { type Guide, guidePath, mapsOf } from '@/lib/travel/guides/guide';
import type { Market } from '@/lib/travel/guides/market';
import { ALL_REGIONS } from '@/lib/travel/regions';
import { allRestaurants } from '@/lib/travel/restaurants';

/** A restaurant that stands on a map. */
export type Located = Restaurant & { coordinates: Coordinates };

export const isLocated = (each: Restaurant): each is Located => each.coordinates !== undefined;

/** A region on a map, with its restaurants. */
export type Region = { id: string; name: string; found: Restaurant[] };

/** A guide with restaurants. */
export type City = {
  guide: Guide;
  /** Address of its page, with the slash at its end, and of the page that searches it. */
  route: string;
  search: string;
  /** Address of its page with no region chosen. */
  unchosen: string;
  restaurants: readonly Restaurant[];
  markets: readonly Market[];
  /** The first of its maps. */
  map: GuideMap;
  /** The regions on that map, and their restaurants, which are those that the page lists at first. */
  regions: readonly Region[];
  listed: readonly Restaurant[];
  /** Those of the regions that have a shape. */
  drawn: readonly Region[];
};

const regionsOf = ({ id: guide, regions }: Guide, map: GuideMap): Region[] =>
  map.regions.map((id) => ({
    id,
    name: regions[id]?.name ?? id,
    found: allRestaurants(guide).filter(({ region }) => region === id),
  }));

/** Address of a guide on which no region is chosen, as a visitor leaves it who has let go of one. */
export const withoutRegion = ({ id, opensWith }: Guide) =>
  `${guidePath(id)}/${opensWith ? `?region=${ALL_REGIONS}` : ''}`;

function cityOf(guide: Guide): City[] {
  const restaurants = allRestaurants(guide.id);
  const [map] = mapsOf(guide);
  if (!map || restaurants.length === 0) return [];
  const regions = regionsOf(guide, map);
  // On plain ground only what has a place with a position is drawn.
  const isDrawn = ({ found }: Region) => map.outlines !== undefined || found.some((each) => each.coordinates);
  return [
    {
      guide,
      route: `${guidePath(guide.id)}/`,
      search: `${guidePath(guide.id, 'search')}/`,
      unchosen: withoutRegion(guide),
      restaurants,
      markets: marketsOf(guide.id),
      map,
      regions,
      listed: regions.flatMap(({ found }) => found),
      drawn: regions.filter(isDrawn),
    },
  ];
}

export const cities = cityGuides.flatMap(cityOf);

/** A guide with restaurants; where there is one, with a map to choose regions on. */
export const city: City | undefined = cities.find(({ drawn }) => drawn.length > 1) ?? cities[0];

/** The guide whose restaurants the menu searches. */
export const [menuCity] = cities;

/** A guide with places that are shown to subscribers. */
export const [gemCity] = cities.flatMap((each) =>
  each.guide.gems ? [{ ...each, gems: each.guide.gems }] : [],
);

/** A restaurant's name without its neighbourhood, and the neighbourhood. */
export function partsOf({ name }: Pick<Restaurant, 'name'>): { name: string; district: string } {
  const [, own = name, district = ''] = /^(.+) \(([^()]+)\)$/.exec(name) ?? [];
  return { name: own, district };
}

/** Whether there is more to tell of a neighbourhood than its name. */
export const isTold = ({ guide }: City, district: string): boolean =>
  neighbourhoodsOf(guide.id)[district]?.history !== undefined;

/** Address of a restaurant's card on the map of its guide. */
export const cardAddress = ({ route }: City, { region, slug }: Restaurant): string =>
  `${route}?region=${region}#${slug}`;

/** Small letters without marks, as a search compares them. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Every text that the search reads of a restaurant, a line each. */
function textOf({ guide }: City, restaurant: Restaurant): string {
  const { name, cuisine, category = '', categories = [], favoriteOrder, region } = restaurant;
  const { name: regionName = '', town } = guide.regions[region] ?? {};
  const place = town ? regionName : guide.name;
  const near = Object.entries(neighbourhoodsOf(guide.id)).flatMap(([other, told]) =>
    told.near?.includes(partsOf({ name }).district) ? [other] : [],
  );
  const texts = [name, cuisine, category, ...categories, favoriteOrder, region, regionName, place, ...near];
  return plain(texts.join('\n'));
}

/** The restaurants that hold every word of a text. */
export const holding = (of: City, term: string): Restaurant[] =>
  of.restaurants.filter((each) =>
    plain(term)
      .split(' ')
      .every((word) => textOf(of, each).includes(word)),
  );

/** Cuisines of one word, those of most restaurants first. */
export function cuisinesOf(of: City): string[] {
  const all = of.restaurants.map(({ cuisine }) => plain(cuisine)).filter((each) => /^[a-z]{4,}$/.test(each));
  return [...new Set(all)].sort((one, other) => holding(of, other).length - holding(of, one).length);
}

/** Words that every restaurant answers to. */
const forAny = new Set(plain(anyPlace).split(/\s+/));

/** Long words that name restaurants, their neighbourhoods and what they serve, the longest first. */
export function longWordsOf(of: City): string[] {
  const words = of.restaurants.flatMap(({ name, cuisine, favoriteOrder }) =>
    plain(`${name} ${cuisine} ${favoriteOrder}`).split(/[^\p{L}]+/u),
  );
  const long = [...new Set(words)].filter((word) => /^[a-z]{8,20}$/.test(word) && !forAny.has(word));
  return long.sort((one, other) => other.length - one.length);
}

/** A guide with favourites of its own on one map, of whose regions a press holds one or chooses one. */
const pickMaps = picksGuides.flatMap((guide) => {
  const [map] = mapsOf(guide);
  if (!map?.outlines || !guide.explorer) return [];
  const regions = map.regions.flatMap((id) => {
    const region = guide.regions[id];
    return region ? [{ ...region, id }] : [];
  });
  return [{ guide, map, explorer: guide.explorer, regions, route: `${guidePath(guide.id)}/` }];
});
export const holdGuide = pickMaps.find(({ explorer }) => explorer.choice === 'hold');
export const toggleGuide = pickMaps.find(({ explorer }) => explorer.choice === 'toggle');

/** The guides with a page of events, and what that page says. */
export const eventPages = guides.flatMap((guide) => {
  const events = eventsOf(guide.id);
  if (!guide.events || events.length === 0) return [];
  const { file = `${guide.id}-events.ics`, button = guideDefaults.eventDetails, teaser } = guide.events;
  return [{ guide, events, file, button, teaser, path: guidePath(guide.id, 'events') }];
});
