import { type Coordinates, GTA_MAPS, type GtaRegionId, MAP_REGIONS } from '@/lib/content/schema/travel/place';
import { mapDrawing, mapPoint } from './maps';

type Point = readonly [x: number, y: number];

/** View-box units that an outline may be off: it is drawn by hand, and a place may face the border. Some 150 m. */
const SLACK = 1.5;

/** Corners of every closed line of an outline, which knows M, l and z only. Throws for any other command. */
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

/** Whether a ray to the right crosses the lines an odd number of times. */
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

/** Whether coordinates lie in a region, or within a street's width of it, on every map that draws the region. */
export function liesInRegion(region: GtaRegionId, at: Coordinates): boolean {
  return GTA_MAPS.filter((map) => (MAP_REGIONS[map] as readonly string[]).includes(region)).every((map) => {
    const point = mapPoint(map, at);
    const drawn = mapDrawing(map).regions.find(({ id }) => id === region);
    if (!point || !drawn) return false;
    const lines = outline(drawn.path);
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
