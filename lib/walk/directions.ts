import { type Place, placeQuery } from '@/lib/guide/place';

/** Most stops that Google Maps takes in a phone's browser; its app and a computer take all of a walk. */
export const MOST_IN_PHONE_BROWSER = 5;

/** Walking directions through at most ten stops in their order, or from the visitor to a single one; '' for none. */
export function directionsHref(stops: readonly Place[]): string {
  const names = stops.map(placeQuery);
  const destination = names.pop();
  if (destination === undefined) return '';
  const [origin, ...waypoints] = names;
  const query = new URLSearchParams({ api: '1', travelmode: 'walking' });
  if (origin !== undefined) query.set('origin', origin);
  if (waypoints.length > 0) query.set('waypoints', waypoints.join('|'));
  query.set('destination', destination);
  return `https://www.google.com/maps/dir/?${query}`;
}
