import type { MapOutlines, MapPoint } from '@/lib/content/schema/guide-map';
import type { Coordinates } from '@/lib/content/schema/restaurant';

export type Projection = NonNullable<MapOutlines['projection']>;

/** Projects coordinates to map units (Mercator), on the map or beside it. */
export function project({ scale, x, y }: Projection, [latitude, longitude]: Coordinates): MapPoint {
  return [
    scale * ((longitude * Math.PI) / 180) + x,
    y - scale * Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)),
  ];
}

/** Radius of the earth in km. */
const EARTH = 6371;

/** Kilometres in a map unit at a latitude. */
export const kilometresPerUnit = ({ scale }: Projection, latitude: number): number =>
  (EARTH * Math.cos((latitude * Math.PI) / 180)) / scale;
