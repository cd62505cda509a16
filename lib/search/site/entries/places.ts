import { californiaSpecialties } from '@/data/pages/travel/california';
import { japanMapWords, japanMarkets } from '@/data/pages/travel/japan';
import { californiaRegions } from '@/data/travel/california-regions';
import { japanRegions } from '@/data/travel/japan-regions';
import { markets } from '@/data/travel/markets';
import { gtaRegions } from '@/data/travel/regions';
import type { Page } from '@/lib/content/schema/page';
import { GTA_MAPS, GTA_REGIONS, type GtaRegionId, MAP_REGIONS } from '@/lib/content/schema/travel/place';
import { TORONTO_REGIONS } from '@/lib/content/schema/travel/place-ids';
import type { Restaurant } from '@/lib/content/schema/travel/restaurant';
import { searchPath } from '@/lib/search/address';
import type { SiteEntry } from '@/lib/search/site/entry';
import { slugOf } from '@/lib/text/slug';
import { categoriesOf, cityOf, placeAddress, splitName } from '@/lib/travel/place';
import { allRestaurants } from '@/lib/travel/restaurants';
import { siteEntry } from './made';
import { textsIn } from './texts';

const ja = (text: string | undefined) => (text === undefined ? undefined : { text, lang: 'ja' });

function restaurantEntry(restaurant: Restaurant): SiteEntry {
  const { region, slug, cuisine, favoriteOrder, favoriteOrderRemoved, image } = restaurant;
  const { name, district } = splitName(restaurant.name);
  return siteEntry({
    href: placeAddress(region, slug),
    group: 'place',
    title: name,
    note: `${cuisine}, ${district}`,
    says: [
      ...categoriesOf(restaurant),
      ...(favoriteOrderRemoved ? [] : [favoriteOrder]),
      gtaRegions[region].name,
      cityOf(region, gtaRegions),
      'restaurant',
    ],
    picture: image,
  });
}

/** A region of the Toronto page on the first map that shows it. */
function gtaEntry(region: GtaRegionId): SiteEntry {
  const map = GTA_MAPS.find((id) => (MAP_REGIONS[id] as readonly string[]).includes(region));
  const isCity = (TORONTO_REGIONS as readonly string[]).includes(region);
  const { name, text } = gtaRegions[region];
  return siteEntry({
    href: `/travel/toronto/?region=${region}#map-${map}`,
    group: 'place',
    title: name,
    note: isCity ? 'Toronto' : 'Greater Toronto Area',
    says: [text],
  });
}

/** The neighbourhoods with a restaurant, each with a list of its own. */
function districtEntries(): SiteEntry[] {
  const regions = new Map(
    allRestaurants().map(({ name, region }) => [splitName(name).district, region] as const),
  );
  return [...regions].flatMap(([district, region]) => {
    const isElsewhere =
      Object.values(gtaRegions).some(({ name }) => name === district) ||
      Object.values(markets).some(({ name }) => name === district);
    if (district === '' || isElsewhere) return [];
    const href = searchPath(district);
    const note = `Neighbourhood, ${gtaRegions[region].name}`;
    return [siteEntry({ href, group: 'place', title: district, note, says: ['restaurants'] })];
  });
}

function torontoEntries(pages: readonly Page[]): SiteEntry[] {
  const marketEntries = Object.values(markets).map(({ name, district, region, path }) => {
    const page = pages.find((each) => each.path === path);
    return siteEntry({
      href: `${path}/`,
      group: 'place',
      title: name,
      note: `Market, ${district === name ? gtaRegions[region].name : district}`,
      says: ['food market guide', ...textsIn([page?.description, page?.dek])],
      picture: page?.picture,
    });
  });
  return [
    ...allRestaurants().map(restaurantEntry),
    ...marketEntries,
    ...GTA_REGIONS.map(gtaEntry),
    ...districtEntries(),
  ];
}

function japanEntries(): SiteEntry[] {
  const page = '/travel/japan/';
  const regions = MAP_REGIONS.japan.flatMap((id) => {
    const { name, native, text, restaurants } = japanRegions[id];
    const region = siteEntry({
      href: `${page}#${slugOf(name)}`,
      group: 'place',
      title: name,
      note: 'Japan',
      native: ja(native),
      says: [text, japanMapWords.one[id]],
    });
    const own = restaurants.map(({ name: title, native: sign, place, cuisine, order = '' }) =>
      siteEntry({
        href: `${page}#${slugOf(title)}`,
        group: 'place',
        title,
        note: `${cuisine}, ${place}`,
        native: ja(sign),
        says: [order, name, 'Japan restaurant'],
      }),
    );
    return [region, ...own];
  });
  const places = japanMarkets.map(({ name, native, city, text, eat, picture }) =>
    siteEntry({
      href: `${page}#${slugOf(name)}`,
      group: 'place',
      title: name,
      note: `Market, ${city}`,
      native: ja(native),
      says: [text, ...eat, 'Japan'],
      picture,
    }),
  );
  return [...regions, ...places];
}

function californiaEntries(): SiteEntry[] {
  return MAP_REGIONS.california.flatMap((id) => {
    const { name, description, restaurants } = californiaRegions[id];
    const address = `/travel/california/?region=${id}`;
    const region = siteEntry({
      href: `${address}#eat-${id}`,
      group: 'place',
      title: name,
      note: 'California',
      says: [description, ...textsIn(californiaSpecialties.regions[id])],
    });
    const own = restaurants.map(({ name: title, cuisine, address: street, favoriteOrder = '' }) =>
      siteEntry({
        href: `${address}#${slugOf(title)}`,
        group: 'place',
        title,
        note: `${cuisine}, ${name}`,
        says: [street, favoriteOrder, 'California restaurant'],
      }),
    );
    return [region, ...own];
  });
}

/**
 * Every place one can go to: restaurants, markets, regions and neighbourhoods.
 *
 * @param pages those of the markets say what they are
 */
export function placeEntries(pages: readonly Page[]): SiteEntry[] {
  return [...torontoEntries(pages), ...japanEntries(), ...californiaEntries()];
}
