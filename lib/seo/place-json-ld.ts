import type * as schema from 'schema-dts';
import * as factNames from '@/.content/messages/restaurantFacts';
import { buildDay } from '@/lib/content/build-day';
import { closedDays, datesFrom } from '@/lib/content/closed-days';
import { type Guide, guidePath, type Market } from '@/lib/content/guide';
import { cityOf, favouriteHref, marketPlace, restaurantPlace, splitPlaceName } from '@/lib/content/place';
import type { FoodEvent } from '@/lib/content/schema/event';
import type { Favourite } from '@/lib/content/schema/guide-map';
import type { Coordinates, Restaurant, RestaurantFactsData } from '@/lib/content/schema/restaurant';
import { absoluteUrl } from '@/lib/content/site-url';
import { daysOn } from '@/lib/events/status';
import { paymentNames } from '@/lib/guide/fact-text';
import { slugOf } from '@/lib/text/slug';
import { imagesOf, referenceTo } from './site-json-ld';

// Structured data of restaurants, markets and events.

const geo = ([latitude, longitude]: Coordinates) => ({
  '@type': 'GeoCoordinates' as const,
  latitude,
  longitude,
});

/** Days from the build on that a place is closed in spite of its hours: open from midnight to midnight means closed. */
function closedJsonLd({ closedOn = [] }: Pick<Market, 'closedOn'>, guide: Guide) {
  const dates = datesFrom(buildDay(), closedDays(closedOn, guide));
  if (dates.length === 0) return undefined;
  return dates.map((date) => ({
    '@type': 'OpeningHoursSpecification' as const,
    validFrom: date,
    validThrough: date,
    opens: '00:00',
    closes: '00:00',
  }));
}

/** Path of a restaurant's card without the region, which is the same while the card is on the page. */
export const restaurantPath = ({ guide, slug }: Pick<Restaurant, 'guide' | 'slug'>) =>
  `${guidePath(guide)}#${slug}`;

/** Path of a favourite of a guide. */
const favouritePath = (guide: Pick<Guide, 'id'>, { name }: Pick<Favourite, 'name'>) =>
  `${guidePath(guide.id)}#${slugOf(name)}`;

/** Properties of a restaurant that schema.org defines. */
function factsJsonLd(facts: RestaurantFactsData) {
  const { price, phone, website, booking, bookingLink, payment, access } = facts;
  return {
    priceRange: price,
    telephone: phone,
    url: website,
    acceptsReservations: bookingLink ?? (booking && booking !== 'none'),
    paymentAccepted: payment && paymentNames(payment).join(', '),
    amenityFeature: access && {
      '@type': 'LocationFeatureSpecification' as const,
      name: factNames.stepFreeAccess,
      value: access === 'step-free',
    },
  };
}

/**
 * Restaurant without the rating of the creator, which is no review of customers, and without pictures of dishes that were
 * made for the site.
 */
export function restaurantJsonLd(restaurant: Restaurant, guide: Guide) {
  const { cuisine, street, region, coordinates, coordinatesOf, facts, image, imageTakenThere } = restaurant;
  return {
    '@type': 'Restaurant',
    '@id': absoluteUrl(restaurantPath(restaurant)),
    name: splitPlaceName(restaurant.name).name,
    servesCuisine: cuisine,
    ...(facts && factsJsonLd(facts)),
    image: image && imageTakenThere ? imagesOf(image.name) : undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: cityOf(region, guide),
      addressRegion: guide.province,
      addressCountry: guide.country,
    },
    geo: coordinates && coordinatesOf !== 'block' ? geo(coordinates) : undefined,
    hasMap: restaurantPlace(restaurant, guide).mapHref,
    specialOpeningHoursSpecification: closedJsonLd(restaurant, guide),
  } satisfies schema.Restaurant;
}

/** Street and town of the address of a favourite: "1 Main Street, Springfield". */
function addressParts({ address, place }: Favourite) {
  const comma = address?.lastIndexOf(',') ?? -1;
  if (address === undefined || comma < 0) return { streetAddress: address, addressLocality: place };
  return {
    streetAddress: address.slice(0, comma).trim(),
    addressLocality: place ?? address.slice(comma + 1).trim(),
  };
}

/** Restaurant that a guide lists without a file of its own. */
export function favouriteJsonLd(favourite: Favourite, guide: Guide) {
  return {
    '@type': 'Restaurant',
    '@id': absoluteUrl(favouritePath(guide, favourite)),
    name: favourite.name,
    alternateName: favourite.native,
    servesCuisine: favourite.cuisine,
    address: {
      '@type': 'PostalAddress',
      ...addressParts(favourite),
      addressRegion: guide.province,
      addressCountry: guide.country,
    },
    hasMap: favouriteHref(guide, favourite),
  } satisfies schema.Restaurant;
}

/** The place of a market, for the article about it. */
export function marketJsonLd(market: Market, guide: Guide) {
  return {
    '@type': 'Place',
    name: market.name,
    address: {
      '@type': 'PostalAddress',
      addressLocality: cityOf(market.region, guide),
      addressRegion: guide.province,
      addressCountry: guide.country,
    },
    geo: geo(market.coordinates),
    hasMap: marketPlace(market, guide).mapHref,
    specialOpeningHoursSpecification: closedJsonLd(market, guide),
  } satisfies schema.Place;
}

/**
 * Event at its days of this or, on the same days every year, of the next year. A past event has the days on which it took
 * place: those of its next year are not known.
 */
export function eventJsonLd(event: FoodEvent, path: string) {
  const { id, name, native, location, address, description, picture, source } = event;
  const { starts, ends } = daysOn(event, buildDay());
  const url = absoluteUrl(`${path}#${id}`);
  return {
    '@type': 'Event',
    '@id': url,
    name,
    alternateName: native?.text,
    startDate: starts,
    endDate: ends,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: location,
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.street,
        addressLocality: address.locality,
        addressRegion: address.region,
        addressCountry: address.country,
      },
    },
    description,
    image: imagesOf(picture.name),
    organizer: { '@type': 'Organization', name: source.name, url: source.href },
    url,
    mainEntityOfPage: referenceTo(absoluteUrl(path)),
  } satisfies schema.Event;
}
