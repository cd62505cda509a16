import { type Guide, mapsOf } from '@/lib/content/guide';
import type { MapOutlines } from '@/lib/content/schema/guide-map';
import type { Coordinates } from '@/lib/content/schema/restaurant';
import { mapPoint } from './maps';

type Point = readonly [x: number, y: number];

/** Tolerance in view-box units, about 150 m: outlines are drawn by hand, and a place may face the border. */
const SLACK = 1.5;

/** Corners of every closed line of an outline. Throws for path commands other than M, l and z. */
function outline(path: string): Point[][] {
  if (/[^Mlz\d\s.,-]/.test(path)) throw new Error(`An outline with a command other than M, l and z: ${path}`);
  return path
    .split('z')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const numbers = (part.match(/-?\d*\.?\d+/g) ?? []).map(Number);
      let x = 0;
      let y = 0;
      return Array.from({ length: numbers.length / 2 }, (_, index): Point => {
        x += numbers[index * 2] ?? 0;
        y += numbers[index * 2 + 1] ?? 0;
        return [x, y];
      });
    });
}

/** True if a ray to the right crosses the lines an odd number of times. */
function within([x, y]: Point, lines: readonly Point[][]): boolean {
  let crossings = 0;
  for (const line of lines) {
    for (const [index, [x1, y1]] of line.entries()) {
      const [x2, y2] = line[(index + 1) % line.length] ?? [x1, y1];
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) crossings += 1;
    }
  }
  return crossings % 2 === 1;
}

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
  return mapsOf(guide).every((map) => {
    const drawn = map.outlines === undefined ? undefined : outlines[map.outlines];
    if (!drawn?.projection || !map.regions.includes(region)) return true;
    const point = mapPoint(drawn, at);
    const path = drawn.regions[region];
    if (!point || path === undefined) return false;
    const lines = outline(path);
    const [x, y] = point;
    const around: Point[] = [
      [x, y],
      [x + SLACK, y],
      [x - SLACK, y],
      [x, y + SLACK],
      [x, y - SLACK],
    ];
    return around.some((spot) => within(spot, lines));
  });
}
