import type { Coordinates } from '@/lib/content/schema/restaurant';
import type { Place } from '@/lib/guide/place';

/** Mean radius of the earth in kilometres. */
const RADIUS = 6371.0088;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres along the surface between two points (haversine). */
export function kilometres(from: Coordinates, to: Coordinates): number {
  const north = radians(to[0] - from[0]);
  const east = radians(to[1] - from[1]);
  const share =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(from[0])) * Math.cos(radians(to[0])) * Math.sin(east / 2) ** 2;
  return 2 * RADIUS * Math.asin(Math.min(1, Math.sqrt(share)));
}

/** How much longer streets are than the straight line. */
export const DETOUR = 1.3;

/** Kilometres an hour on foot. */
const PACE = 4.8;

/** Minutes on foot, estimated from the kilometres of a straight line and never too few: the nearest five above, and five at least. */
export function walkingMinutes(km: number): number {
  return Math.max(1, Math.ceil((km * DETOUR * 60) / PACE / 5)) * 5;
}

/** Kilometres in a straight line from each stop to the next; null where one of the two has no coordinates. */
export function legs(stops: readonly Place[]): (number | null)[] {
  return stops.slice(1).map((to, index) => {
    const from = stops[index];
    return from?.coordinates && to.coordinates ? kilometres(from.coordinates, to.coordinates) : null;
  });
}

/** The stops a file or a distance has to leave out. */
export function withoutCoordinates(stops: readonly Place[]): Place[] {
  return stops.filter((stop) => !stop.coordinates);
}
