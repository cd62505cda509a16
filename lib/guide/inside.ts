import { drawnMapsOf, type Guide } from '@/lib/content/guide';
import type { MapOutlines } from '@/lib/content/schema/guide-map';
import type { Coordinates } from '@/lib/content/schema/restaurant';
import { mapPoint } from './maps';
import { isWithin, linesOf, type Point } from './outline';

/** Tolerance in view-box units, about 150 m: outlines are drawn by hand, and a place may face the border. */
const SLACK = 1.5;

/**
 * True if coordinates lie in a region of a guide, or within a street's width of it, on every map with outlines that
 * draws the region. True where none does.
 *
 * @param outlines those of all maps by their names
 */
export function liesInRegion(
  guide: Guide,
  region: string,
  at: Coordinates,
  outlines: Readonly<Record<string, MapOutlines>>,
): boolean {
  return drawnMapsOf(guide).every((map) => {
    const drawn = map.outlines === undefined ? undefined : outlines[map.outlines];
    if (!drawn?.projection || !map.regions.includes(region)) return true;
    const point = mapPoint(drawn, at);
    const path = drawn.regions[region];
    if (!point || path === undefined) return false;
    const lines = linesOf(path);
    const [x, y] = point;
    const around: Point[] = [
      [x, y],
      [x + SLACK, y],
      [x - SLACK, y],
      [x, y + SLACK],
      [x, y - SLACK],
    ];
    return around.some((spot) => isWithin(spot, lines));
  });
}
