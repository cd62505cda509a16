import * as messages from '@/.content/messages/walkSummary';
import { withBasePath } from '@/lib/content/base-path';
import type { Coordinates } from '@/lib/content/schema/restaurant';
import { hoursWords } from '@/lib/guide/opening-hours';
import type { Place } from '@/lib/guide/place';
import { escapeMarkup } from '@/lib/text/markup';
import { addressWords, leftOutWords } from './walk-text';

/** The title of the walk, and the full address of the page with the walk in it. */
type WalkFileOptions = { title: string; address: string };

/** A stop that can be drawn. */
type Point = {
  /** Its number on the walk, counted with those that are left out. */
  stop: number;
  name: string;
  order: string;
  /** When it is open, in a sentence; '' where that is not confirmed. */
  hours: string;
  /** That its position is not its door; '' where it is. */
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
    const link = new URL(withBasePath(place.path), address).href;
    return coordinates
      ? [
          {
            stop: index + 1,
            name,
            order,
            hours: hoursOf(place),
            position: onBlock ? messages.onBlock : '',
            address: addressWords(place),
            link,
            coordinates,
          },
        ]
      : [];
  });
}

/** What XML 1.0 has no way to hold, halves of characters among it, so that one of them cannot spoil the file. */
const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const xml = (text: string) => escapeMarkup(text.replace(NOT_XML, ''));

const element = (name: string, text: string) => text && `<${name}>${xml(text)}</${name}>`;

const orderWords = ({ order }: Point) => order && messages.whatToOrder({ dish: order });

const lines = (...parts: string[]) => parts.filter(Boolean).join('\n');

/** The stops with coordinates as KML 2.2, a Placemark each. No line between them, which would be taken for a route. */
export function walkKml(stops: readonly Place[], options: WalkFileOptions): string {
  const placemarks = points(stops, options).map((point) => {
    const [latitude, longitude] = point.coordinates;
    return `
    <Placemark>
      ${element('name', `${point.stop}. ${point.name}`)}
      ${element('address', point.address)}
      ${element('description', lines(orderWords(point), point.hours, point.position, point.link))}
      <Point><coordinates>${longitude},${latitude}</coordinates></Point>
    </Placemark>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2">
  <Document>
    ${element('name', options.title)}
    ${element('description', lines(leftOutWords(stops), options.address))}${placemarks.join('')}
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
        lines(orderWords(point), point.hours, point.position, point.address),
      );
      return `<${tag} lat="${latitude}" lon="${longitude}">${name}${description}${link(point.link)}</${tag}>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="${xml(new URL(options.address).hostname)}">
  <metadata>${element('name', options.title)}${element('desc', leftOutWords(stops))}${link(options.address)}</metadata>
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
 * properties are `stop`, the number on the walk; `name`; `order`, what to order; `hours`, in words; `position`, that it is not the door; `address`; `link`.
 */
export function walkGeoJson(stops: readonly Place[], options: WalkFileOptions): string {
  const features = points(stops, options).map(({ coordinates: [latitude, longitude], ...properties }) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties,
  }));
  const { title: name, address: link } = options;
  const collection = { type: 'FeatureCollection', name, description: leftOutWords(stops), link, features };
  return `${JSON.stringify(collection, null, 2)}\n`;
}
