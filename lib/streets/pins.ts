import type { Coordinates } from '@/lib/content/schema/restaurant';

/** A place as a street map shows it. */
export type StreetPin = {
  slug: string;
  name: string;
  coordinates: Coordinates;
  /** Its number in the list beside the map, from 1; null where the list does not show it at present. */
  number: number | null;
  /** Its number on the walk, from 1; 0 where it is on none. */
  stop: number;
};

type PinProperties = Pick<StreetPin, 'slug' | 'name'> & {
  /** '' for none: tiles know no null. */
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

/** The way from one stop of the walk to the next as the crow flies, as GeoJSON. */
export function wayFeature(pins: readonly StreetPin[]) {
  const stops = pins.filter(({ stop }) => stop > 0).sort((one, other) => one.stop - other.stop);
  const coordinates = stops.map(({ coordinates: [lat, lng] }) => [lng, lat]);
  return { type: 'Feature' as const, geometry: { type: 'LineString' as const, coordinates }, properties: {} };
}

/** West, south, east and north of pins, in degrees; null for none. */
export function boundsOf(
  pins: readonly Pick<StreetPin, 'coordinates'>[],
): [number, number, number, number] | null {
  if (pins.length === 0) return null;
  const lats = pins.map(({ coordinates: [lat] }) => lat);
  const lngs = pins.map(({ coordinates: [, lng] }) => lng);
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
}
