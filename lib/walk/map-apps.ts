import * as messages from '@/.content/messages/walkText';
import { hoursWords } from '@/lib/content/opening-hours';
import { type Place, placeQuery } from '@/lib/content/place';
import type { Coordinates } from '@/lib/content/schema/restaurant';
import { withBasePath } from '@/lib/text/base-path';
import { escapeMarkup } from '@/lib/text/markup';
import { addressText, leftOutText } from './walk-text';

// Files and directions for map apps.

/** Title of the walk, and absolute URL of the page with the walk. */
type WalkFileOptions = { title: string; address: string };

/** A stop with coordinates. */
type Point = {
  /** Its number on the walk, counting stops without coordinates. */
  stop: number;
  name: string;
  order: string;
  /** Opening hours in words; '' for unconfirmed ones. */
  hours: string;
  /** Note about approximate coordinates; '' for exact ones. */
  position: string;
  address: string;
  link: string;
  coordinates: Coordinates;
};

function hoursOf({ hours, manyShops }: Place): string {
  if (!hours) return '';
  return (manyShops ? messages.hoursOfMost : messages.hours)({ hours: hoursWords(hours) });
}

function points(stops: readonly Place[], { address }: WalkFileOptions): Point[] {
  return stops.flatMap((place, index): Point[] => {
    const { name, order = '', coordinates, onBlock } = place;
    if (!coordinates) return [];
    return [
      {
        stop: index + 1,
        name,
        order,
        hours: hoursOf(place),
        position: onBlock ? messages.onBlock : '',
        address: addressText(place),
        link: new URL(withBasePath(place.path), address).href,
        coordinates,
      },
    ];
  });
}

/** Characters that XML 1.0 does not allow, lone surrogates included. */
const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const xml = (text: string) => escapeMarkup(text.replace(NOT_XML, ''));

const element = (name: string, text: string) => text && `<${name}>${xml(text)}</${name}>`;

const orderText = ({ order }: Point) => order && messages.whatToOrder({ dish: order });

const lines = (...parts: string[]) => parts.filter(Boolean).join('\n');

/** The stops with coordinates as KML 2.2, a Placemark each. Without a LineString, which apps show as a route. */
export function walkKml(stops: readonly Place[], options: WalkFileOptions): string {
  const placemarks = points(stops, options).map((point) => {
    const [latitude, longitude] = point.coordinates;
    return `
    <Placemark>
      ${element('name', `${point.stop}. ${point.name}`)}
      ${element('address', point.address)}
      ${element('description', lines(orderText(point), point.hours, point.position, point.link))}
      <Point><coordinates>${longitude},${latitude}</coordinates></Point>
    </Placemark>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2">
  <Document>
    ${element('name', options.title)}
    ${element('description', lines(leftOutText(stops), options.address))}${placemarks.join('')}
  </Document>
</kml>
`;
}

/** The stops with coordinates as GPX 1.1: a waypoint each, and a route through them in the order of the walk. */
export function walkGpx(stops: readonly Place[], options: WalkFileOptions): string {
  const all = points(stops, options);
  const link = (href: string) => `<link href="${xml(href)}"/>`;
  const elements = (tag: 'wpt' | 'rtept') =>
    all.map((point) => {
      const [latitude, longitude] = point.coordinates;
      const name = element('name', `${point.stop}. ${point.name}`);
      const description = element(
        'desc',
        lines(orderText(point), point.hours, point.position, point.address),
      );
      return `<${tag} lat="${latitude}" lon="${longitude}">${name}${description}${link(point.link)}</${tag}>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="${xml(new URL(options.address).hostname)}">
  <metadata>${element('name', options.title)}${element('desc', leftOutText(stops))}${link(options.address)}</metadata>
  ${elements('wpt').join('\n  ')}
  <rte>
    ${element('name', options.title)}
    ${elements('rtept').join('\n    ')}
  </rte>
</gpx>
`;
}

/**
 * The stops with coordinates as GeoJSON (RFC 7946): points, longitude first, in the order of the walk. Their
 * properties are those of {@link Point}.
 */
export function walkGeoJson(stops: readonly Place[], options: WalkFileOptions): string {
  const features = points(stops, options).map(({ coordinates: [latitude, longitude], ...properties }) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties,
  }));
  const { title: name, address: link } = options;
  const collection = { type: 'FeatureCollection', name, description: leftOutText(stops), link, features };
  return `${JSON.stringify(collection, null, 2)}\n`;
}

/** Maximum number of stops for Google Maps in a phone's browser; its app and desktop browsers take ten. */
export const MOST_IN_PHONE_BROWSER = 5;

/** Address of walking directions through the stops, or from the visitor to a single one; '' for none. */
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
