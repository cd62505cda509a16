import type { LayerSpecification, SourceSpecification } from 'maplibre-gl';
import type { Coordinates } from '@/lib/content/schema/restaurant';
import { FONTS, type StreetColours } from './colours';

/** A place on a street map. */
export type StreetPin = {
  slug: string;
  name: string;
  coordinates: Coordinates;
  /** Number in the list beside the map, from 1; null if the list does not show it. */
  number: number | null;
  /** Number on the walk, from 1; 0 if it is not on the walk. */
  stop: number;
};

type PinProperties = Pick<StreetPin, 'slug' | 'name'> & {
  /** '' for none: vector tiles have no null. */
  number: string;
  isStop: boolean;
};

type PinFeature = {
  type: 'Feature';
  geometry: { type: 'Point'; coordinates: [longitude: number, latitude: number] };
  properties: PinProperties;
};

/** Pins as GeoJSON. */
export function pinFeatures(pins: readonly StreetPin[]): {
  type: 'FeatureCollection';
  features: PinFeature[];
} {
  const features = pins.map(
    ({ coordinates: [lat, lng], number, stop, ...place }): PinFeature => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [lng, lat] },
      properties: { ...place, number: number === null ? '' : `${number}`, isStop: stop > 0 },
    }),
  );
  return { type: 'FeatureCollection', features };
}

/** Straight lines from each stop of the walk to the next, as GeoJSON. */
export function wayFeature(pins: readonly StreetPin[]) {
  const stops = pins.filter(({ stop }) => stop > 0).sort((one, other) => one.stop - other.stop);
  const coordinates = stops.map(({ coordinates: [lat, lng] }) => [lng, lat]);
  return { type: 'Feature' as const, geometry: { type: 'LineString' as const, coordinates }, properties: {} };
}

/** West, south, east and north of the pins, in degrees; null for none. */
export function boundsOf(
  pins: readonly Pick<StreetPin, 'coordinates'>[],
): [number, number, number, number] | null {
  if (pins.length === 0) return null;
  const lats = pins.map(({ coordinates: [lat] }) => lat);
  const lngs = pins.map(({ coordinates: [, lng] }) => lng);
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
}

/** Distance in px within which places form a cluster: two pins and some space. */
const CLUSTER = 36;

/** Maximum zoom. Places that still overlap there stay a cluster. */
export const MAX_ZOOM = 18;

const EMPTY: SourceSpecification = { type: 'geojson', data: { type: 'FeatureCollection', features: [] } };

/** Sources of the pins: the way of the walk, the places in the list, other places, and the hovered one. */
export const PIN_SOURCES: Readonly<Record<'way' | 'places' | 'others' | 'active', SourceSpecification>> = {
  places: {
    ...EMPTY,
    cluster: true,
    clusterMaxZoom: MAX_ZOOM,
    maxzoom: MAX_ZOOM + 1,
    clusterRadius: CLUSTER,
    clusterProperties: {
      numbers: [
        ['concat', ['accumulated'], ', ', ['get', 'numbers']],
        ['get', 'number'],
      ],
    },
  },
  others: EMPTY,
  way: EMPTY,
  active: EMPTY,
};

/** Layers that react to the pointer. */
export const PIN_LAYERS = ['places', 'clusters', 'others', 'active'];

/** Maximum size of a cluster that is labelled with its numbers; a larger one is labelled with its size. */
const MOST_NUMBERS = 4;

/** Layers of the pins. @param places completes "12 …" */
export function pinLayers(colours: StreetColours, places: string): LayerSpecification[] {
  const { ink, paper, yolk, gochu, land } = colours;
  const cluster = { source: 'places', filter: ['has', 'point_count'] as never };
  const single = { source: 'places', filter: ['!', cluster.filter] as never };
  const byStop = (stop: string, other: string) => ['case', ['get', 'isStop'], stop, other] as never;
  const circle = (radius: number, colour: string, edge: string, width = 2) =>
    ({
      type: 'circle',
      paint: {
        'circle-radius': radius,
        'circle-color': colour,
        'circle-stroke-color': edge,
        'circle-stroke-width': width,
      },
    }) as const;
  const font = { 'text-font': FONTS.strong, 'text-size': 13 };
  const number = {
    type: 'symbol',
    layout: {
      ...font,
      'text-field': ['get', 'number'] as never,
      // The width of its circle, to which other labels keep their distance.
      'text-padding': 8,
      'text-allow-overlap': true,
    },
  } as const;
  const name = {
    type: 'symbol',
    paint: { 'text-color': ink, 'text-halo-color': land, 'text-halo-width': 2 },
  } as const;
  const below = { 'text-anchor': 'top', 'text-max-width': 8, 'text-allow-overlap': true } as const;
  return [
    {
      id: 'way',
      type: 'line',
      source: 'way',
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': ink, 'line-width': 3, 'line-dasharray': [0.1, 2] },
    },
    { id: 'others', source: 'others', ...circle(5, byStop(ink, paper), byStop(paper, ink), 1.5) },
    { id: 'places', ...single, ...circle(13, byStop(ink, paper), byStop(paper, ink)) },
    { id: 'clusters', ...cluster, ...circle(15, yolk, ink) },
    {
      id: 'names',
      ...single,
      ...name,
      minzoom: 11,
      layout: {
        ...font,
        'text-max-width': 8,
        'text-field': ['get', 'name'],
        'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
        'text-radial-offset': 1.3,
        'text-justify': 'auto',
        'text-padding': 4,
      },
    },
    {
      id: 'cluster-numbers',
      ...cluster,
      ...name,
      layout: {
        ...font,
        ...below,
        'text-field': [
          'case',
          ['>', ['get', 'point_count'], MOST_NUMBERS],
          ['concat', ['get', 'point_count'], ' ', places],
          ['get', 'numbers'],
        ],
        'text-offset': [0, 1.4],
      },
    },
    // MapLibre places the labels of later layers first.
    { id: 'numbers', ...single, ...number, paint: { 'text-color': byStop(paper, ink) } },
    { id: 'active', source: 'active', ...circle(14, gochu, paper) },
    { id: 'active-number', source: 'active', ...number, paint: { 'text-color': paper } },
    {
      id: 'active-name',
      source: 'active',
      ...name,
      layout: {
        ...font,
        ...below,
        'text-field': ['get', 'name'],
        'text-offset': [0, 1.3],
        'text-ignore-placement': true,
      },
    },
  ];
}
