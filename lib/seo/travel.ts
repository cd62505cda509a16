import type { Event, Graph, Restaurant as RestaurantLd } from 'schema-dts';
import { buildDay } from '@/lib/build-day';
import type { FoodEvent } from '@/lib/content/schema/event';
import type { Restaurant } from '@/lib/content/schema/restaurant';
import { absoluteUrl } from '@/lib/site-url';
import { daysOn } from '@/lib/travel/events/status';
import type { Guide } from '@/lib/travel/guides/guide';
import { cityOf, splitName } from '@/lib/travel/place';
import { shareImages } from './share-images';

/**
 * Events of a page as search engines read them: name, days, place and who runs them. Those that keep their days are
 * given the next ones, reckoned from the day of the build. Null for none.
 */
export function eventsJsonLd(events: readonly FoodEvent[], path: string): Graph | null {
  if (events.length === 0) return null;
  const today = buildDay();
  return {
    '@context': 'https://schema.org',
    '@graph': events.map((event): Event => {
      const { id, name, location, address, description, picture, source } = event;
      const { starts, ends } = daysOn(event, today);
      const url = `${absoluteUrl(path)}#${id}`;
      return {
        '@type': 'Event',
        '@id': url,
        name,
        startDate: starts,
        endDate: ends,
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: {
          '@type': 'Place',
          name: location,
          address: {
            '@type': 'PostalAddress',
            ...(address.street === undefined ? {} : { streetAddress: address.street }),
            addressLocality: address.locality,
            addressRegion: address.region,
            addressCountry: address.country,
          },
        },
        description,
        image: shareImages(picture.name),
        organizer: { '@type': 'Organization', name: source.name, url: source.href },
        url,
      };
    }),
  };
}

/**
 * Restaurants whose street is known, by name and address. Without the creator's stars, which search engines forbid
 * as a review, and without those that have no address to give. Null for none.
 */
export function restaurantsJsonLd(
  restaurants: readonly Restaurant[],
  guide: Pick<Guide, 'id' | 'name' | 'regions' | 'country' | 'province'>,
): Graph | null {
  const known = restaurants.flatMap((restaurant): RestaurantLd[] => {
    if (restaurant.street === undefined) return [];
    return [
      {
        '@type': 'Restaurant',
        name: splitName(restaurant.name).name,
        servesCuisine: restaurant.cuisine,
        address: {
          '@type': 'PostalAddress',
          streetAddress: restaurant.street,
          addressLocality: cityOf(restaurant.region, guide),
          ...(guide.province === undefined ? {} : { addressRegion: guide.province }),
          addressCountry: guide.country,
        },
        ...(restaurant.coordinates
          ? {
              geo: {
                '@type': 'GeoCoordinates',
                latitude: restaurant.coordinates[0],
                longitude: restaurant.coordinates[1],
              },
            }
          : {}),
      },
    ];
  });
  return known.length === 0 ? null : { '@context': 'https://schema.org', '@graph': known };
}
