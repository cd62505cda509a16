import type { Coordinates } from '@/lib/content/schema/restaurant';

/** A place as a street map shows it. */
export type StreetPin = {
  slug: string;
  name: string;
  coordinates: Coordinates;
  /** Its number in the list beside the map, from 1; null where the list does not show it at present. */
  number: number | null;
  /** Whether it is on the walk. */
  isStop: boolean;
};

type PinProperties = Omit<StreetPin, 'coordinates' | 'number'> & {
  /** '' for none: tiles know no null. */
  number: string;
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
    ({ coordinates: [lat, lng], number, ...place }): PinFeature => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [lng, lat] },
      properties: { ...place, number: number === null ? '' : `${number}` },
    }),
  );
  return { type: 'FeatureCollection', features };
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
