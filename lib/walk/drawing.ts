import type { Place } from '@/lib/content/place';
import type { MapPoint } from '@/lib/content/schema/guide-map';
import type { Coordinates } from '@/lib/content/schema/restaurant';
import { kilometres } from './distance';

/** Sketch of a walk, north at the top, in SVG units. */
export type WalkDrawing = {
  width: number;
  height: number;
  stops: readonly {
    /** Number on the walk, from 1. */
    number: number;
    /** Position of the place. */
    at: MapPoint;
    /** Centre of its number, moved where numbers would overlap. */
    label: MapPoint;
  }[];
  /** Scale bar: a round number of kilometres and its length in the drawing. */
  scale: { km: number; length: number };
  /** Where coordinates lie in the drawing, and its units per kilometre: what places a map under it. */
  anchor: { coordinates: Coordinates; at: MapPoint; unitsPerKm: number };
};

/** Limits of a drawing: its width, its least and greatest height, the longest scale bar, and units per kilometre. */
export type DrawingSize = {
  width: number;
  lowest: number;
  highest: number;
  longestScale: number;
  closest?: number;
};

export const SHEET: DrawingSize = { width: 680, lowest: 110, highest: 300, longestScale: 160 };

/** For the dialog, where a unit is about a px on a phone. */
export const SCREEN: DrawingSize = { width: 320, lowest: 96, highest: 180, longestScale: 90 };

/** Units per kilometre at most on streets, of which there are too few for a closer look. */
const ON_STREETS = 260;

/** Number of stops up to which the printed sheet has room for a high map. */
const FEW = 6;

/** The size of a drawing over streets, which fill a higher one. @param stops number of them */
export function sizeOnStreets(size: DrawingSize, stops: number): DrawingSize {
  const height = size === SHEET && stops > FEW ? 190 : 250;
  return { ...size, lowest: height, highest: height, closest: ON_STREETS };
}

/** Radius of a number, and padding of the drawing. */
export const RADIUS = 12;
const MARGIN = 22;

/** Maximum units per kilometre, so that two doors of one street don't fill the sheet. */
const CLOSEST = 1000;

/** Possible lengths of the scale bar, in kilometres. */
const LENGTHS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100];

/** Moves overlapping numbers apart. */
function spread(points: readonly MapPoint[], width: number, height: number): MapPoint[] {
  const labels = points.map(([x, y]): [number, number] => [x, y]);
  for (let round = 0; round < 200; round++) {
    for (const [index, one] of labels.entries()) {
      for (const other of labels.slice(0, index)) {
        const [dx, dy] = [one[0] - other[0], one[1] - other[1]];
        const distance = Math.hypot(dx, dy);
        const overlap = 2 * RADIUS + 2 - distance;
        if (overlap <= 0) continue;
        // Two at the same position move sideways.
        const [x, y] = distance === 0 ? [1, 0] : [dx / distance, dy / distance];
        one[0] += (x * overlap) / 2;
        one[1] += (y * overlap) / 2;
        other[0] -= (x * overlap) / 2;
        other[1] -= (y * overlap) / 2;
      }
    }
    for (const label of labels) {
      label[0] = Math.min(Math.max(label[0], RADIUS + 1), width - RADIUS - 1);
      label[1] = Math.min(Math.max(label[1], RADIUS + 1), height - RADIUS - 1);
    }
  }
  return labels.map(([x, y]) => [rounded(x), rounded(y)]);
}

const rounded = (number: number) => Math.round(number * 10) / 10;

/** The drawing of a walk; null for fewer than two stops with coordinates. */
export function walkDrawing(
  places: readonly Place[],
  { width, lowest, highest, longestScale, closest = CLOSEST }: DrawingSize = SHEET,
): WalkDrawing | null {
  const known = places.flatMap(({ coordinates }, index) =>
    coordinates ? [{ coordinates, number: index + 1 }] : [],
  );
  if (known.length < 2) return null;
  const latitudes = known.map(({ coordinates: [latitude] }) => latitude);
  const longitudes = known.map(({ coordinates: [, longitude] }) => longitude);
  const [north, south] = [Math.max(...latitudes), Math.min(...latitudes)];
  const [east, west] = [Math.max(...longitudes), Math.min(...longitudes)];
  const middle = (north + south) / 2;
  const kmWide = kilometres([middle, west], [middle, east]);
  const kmHigh = kilometres([south, west], [north, west]);
  const inside = (length: number) => length - 2 * MARGIN;
  const unitsPerKm = Math.min(inside(width) / kmWide, inside(highest) / kmHigh, closest);
  const height = Math.max(kmHigh * unitsPerKm + 2 * MARGIN, lowest);
  const share = (from: number, to: number, at: number) => (from === to ? 0.5 : (at - from) / (to - from));
  const points = known.map(({ coordinates: [latitude, longitude] }): MapPoint => {
    const [wide, high] = [kmWide * unitsPerKm, kmHigh * unitsPerKm];
    return [
      rounded((width - wide) / 2 + share(west, east, longitude) * wide),
      rounded((height - high) / 2 + share(north, south, latitude) * high),
    ];
  });
  const labels = spread(points, width, height);
  const [first] = known;
  const [start] = points;
  if (!first || !start) return null;
  const km = LENGTHS.findLast((length) => length * unitsPerKm <= longestScale) ?? 0.1;
  return {
    width,
    height: rounded(height),
    stops: known.flatMap(({ number }, index) => {
      const [at, label] = [points[index], labels[index]];
      return at && label ? [{ number, at, label }] : [];
    }),
    scale: { km, length: rounded(km * unitsPerKm) },
    anchor: { coordinates: first.coordinates, at: start, unitsPerKm },
  };
}
