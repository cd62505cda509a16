import type { Coordinates } from '@/lib/content/schema/restaurant';

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

/** Length of a way along streets, as a multiple of the straight line. */
export const DETOUR = 1.3;

/** Walking speed in km/h. */
const PACE = 4.8;

/** Longest walking time to show, in minutes. */
export const LONGEST_WALK = 60;

/** Minutes on foot for a straight-line distance in kilometres, rounded up to a multiple of five. */
export function walkingMinutes(km: number): number {
  return Math.max(1, Math.ceil((km * DETOUR * 60) / PACE / 5)) * 5;
}
