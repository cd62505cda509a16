import * as messages from '@/.content/messages/siteIndex';
import { type Guide, guidePath, mapsOf, regionAddress } from '@/lib/content/guide';
import { cityOf, splitPlaceName } from '@/lib/content/place';
import { region as regionSchema } from '@/lib/content/schema/guide-map';
import { type Page, pageSection } from '@/lib/content/schema/page';
import { searchPath } from '@/lib/search/address';
import type { SiteEntry } from '@/lib/search/entry';
import { siteEntry, textsOf } from '@/lib/search/site-entry';
import { slugOf } from '@/lib/text/slug';
import { guides, marketsOf } from './guides';
import { restaurantEntries } from './restaurant-entries';
import { allRestaurants } from './restaurants';

/** The regions of a city, each at the first map that shows it. */
function regionEntries(guide: Guide): SiteEntry[] {
  const { id: guideId, name: city, regions, around } = guide;
  return Object.entries(regions).map(([id, { name, text, town }]) => {
    const map = mapsOf(guide).find((each) => each.regions.includes(id));
    return siteEntry({
      href: regionAddress(guideId, id, `map-${map?.id}`),
      group: 'place',
      title: name,
      note: town ? (around?.title ?? messages.around({ city })) : city,
      texts: [text],
    });
  });
}

/** The neighbourhoods of a city with a restaurant; each opens the search for its name. */
function districtEntries(guide: Guide): SiteEntry[] {
  const regions = new Map(
    allRestaurants(guide.id).map(({ name, region }) => [splitPlaceName(name).district, region] as const),
  );
  return [...regions].flatMap(([district, region]) => {
    const hasOtherEntry =
      Object.values(guide.regions).some(({ name }) => name === district) ||
      marketsOf(guide.id).some(({ name }) => name === district);
    if (district === '' || hasOtherEntry) return [];
    const href = searchPath(district, guide.id);
    const note = messages.neighbourhood({ region: guide.regions[region]?.name ?? '' });
    return [siteEntry({ href, group: 'place', title: district, note, texts: [messages.restaurantsTerms] })];
  });
}

function marketEntries(guide: Guide, pages: readonly Page[]): SiteEntry[] {
  return marketsOf(guide.id).map(({ name, district, region, slug }) => {
    const path = guidePath(guide.id, slug);
    const page = pages.find((each) => each.path === path);
    // Opening hours, address and the stops of buses and trains.
    const facts = page?.sections.filter(({ type }) => type === 'facts') ?? [];
    return siteEntry({
      href: `${path}/`,
      group: 'place',
      title: name,
      note: messages.market({ place: district === name ? (guide.regions[region]?.name ?? '') : district }),
      texts: [
        messages.marketTerms,
        ...(page ? [page.description, page.dek, ...facts.flatMap((each) => textsOf(pageSection, each))] : []),
      ],
      picture: page?.picture,
      listed: { guide: guide.id, texts: [district], isMarket: true, city: cityOf(region, guide) },
    });
  });
}

/** The regions, favourites and markets of a guide without restaurants of its own. */
function picksEntries(guide: Guide): SiteEntry[] {
  const { name: country, regions, language, favouriteList, specialties, featuredMarkets } = guide;
  const page = `${guidePath(guide.id)}/`;
  const inCountry = (text: string | undefined) =>
    text === undefined || language === undefined ? undefined : { text, lang: language };
  const areas = Object.entries(regions).flatMap(([id, region]) => {
    const { name, native, text, dish, favourites } = region;
    const at = favouriteList ? page : regionAddress(guide.id, id);
    const anchor = favouriteList ? slugOf(name) : specialties && region.specialties ? `eat-${id}` : '';
    return [
      siteEntry({
        href: anchor === '' ? at : `${at}#${anchor}`,
        group: 'place',
        title: name,
        note: country,
        native: inCountry(native),
        texts: [
          text,
          ...textsOf(regionSchema.shape.specialties, region.specialties),
          ...(dish && !region.specialties ? [dish] : []),
        ],
      }),
      ...favourites.map(({ name: title, native: sign, place, address, cuisine, order = '' }) =>
        siteEntry({
          href: `${at}#${slugOf(title)}`,
          group: 'place',
          title,
          note: messages.restaurant({ cuisine, place: place ?? name }),
          native: inCountry(sign),
          texts: [
            ...(place === undefined ? [address ?? '', order] : [order, name]),
            messages.restaurantInTerms({ country }),
          ],
        }),
      ),
    ];
  });
  const places = (featuredMarkets?.markets ?? []).map(({ name, native, city, text, eat, picture }) =>
    siteEntry({
      href: `${page}#${slugOf(name)}`,
      group: 'place',
      title: name,
      note: messages.market({ place: city }),
      native: inCountry(native),
      texts: [text, ...eat, country],
      picture,
    }),
  );
  return [...areas, ...places];
}

/** The entries of all places: restaurants, markets, regions and neighbourhoods. */
export function placeEntries(pages: readonly Page[]): SiteEntry[] {
  return guides.flatMap((guide) =>
    guide.layout === 'city'
      ? [
          ...restaurantEntries(guide),
          ...marketEntries(guide, pages),
          ...regionEntries(guide),
          ...districtEntries(guide),
        ]
      : picksEntries(guide),
  );
}
