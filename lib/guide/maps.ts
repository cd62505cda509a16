import 'server-only';
import type { GuideMap, GuideRegion, MapOutlines, MapPoint } from '@/lib/content/schema/guide-map';
import type { Coordinates } from '@/lib/content/schema/restaurant';
import { type Projection, project } from '@/lib/streets/projection';
import { type ByWidth, type MapNameLayouts, type MapNameOptions, nameLayouts } from './map-names';

/** One region as a map draws it: `path` is '' for a region that is not drawn. */
type MapRegion = { id: string; name: string; path: string };

/** All shapes and texts of a map, in a view box of 0 0 400 400. The name completes "Map of …". */
export type MapDrawing = {
  id: string;
  name: string;
  regions: readonly MapRegion[];
  water?: string;
  /** Where names are written. */
  names: MapNameLayouts;
  /** Lines from pins that were moved apart to their places: SVG path data. */
  lines?: ByWidth<string>;
  context?: string;
  inset?: string;
  isIsland?: true;
  credit?: string;
};

/** A map without its surroundings, which only the server renders. */
export type MapShapes = Omit<MapDrawing, 'water' | 'context' | 'inset' | 'isIsland'>;

/** The part of a map that the browser renders. */
export const mapShapes = ({ id, name, regions, names, lines }: MapDrawing): MapShapes => ({
  id,
  name,
  regions,
  names,
  ...(lines && { lines }),
});

/** A map with the names of its regions. @param around pins and notes that names do not cover */
export function mapDrawing(
  map: GuideMap,
  regions: Readonly<Record<string, GuideRegion>>,
  outlines: MapOutlines,
  around: Pick<MapNameOptions, 'pins' | 'hasNote' | 'cropped'>,
): MapDrawing {
  const { water, context, inset } = outlines;
  const named = map.regions.map((id) => ({
    id,
    name: regions[id]?.name ?? id,
    lines: map.lines?.[id],
    path: outlines.regions[id] ?? '',
    label: outlines.labels[id] ?? map.labels?.[id] ?? ([200, 200] as const),
    setAt: map.labels?.[id],
  }));
  return {
    id: map.id,
    name: map.name,
    regions: named.map(({ id, name, path }) => ({ id, name, path })),
    names: nameLayouts({ regions: named, water: map.water, ...around }),
    ...(water && { water }),
    ...(context && { context }),
    ...(inset && { inset }),
    ...(map.ground === 'sea' && { isIsland: true }),
    ...(map.credit && { credit: map.credit }),
  };
}

/** Point of coordinates on a map, to a tenth of a unit; null off the map or without a projection. */
export function mapPoint({ projection }: MapOutlines, at: Coordinates): MapPoint | null {
  if (!projection) return null;
  const [x, y] = project(projection, at);
  return x < 0 || x > 400 || y < 0 || y > 400 ? null : [rounded(x), rounded(y)];
}

/** Distance of the outermost places from the edge, in map units. */
const MARGIN = 70;

/** Units a radian at most, so that a single place does not fill the map: about 12 km from edge to edge. */
const CLOSEST = 200_000;

/** Sizes of the round ground of a region: around its outermost place, at least, and at most. */
const ROOM = 24;
const SMALLEST = 30;

const middle = (numbers: readonly number[]) => (Math.min(...numbers) + Math.max(...numbers)) / 2;
const extent = (numbers: readonly number[]) => Math.max(...numbers) - Math.min(...numbers);
const rounded = (number: number) => Math.round(number * 10) / 10;

/** The projection of a map that shows all of these coordinates. */
function projectionAround(all: readonly Coordinates[]): Projection {
  const flat = all.map((at) => project({ scale: 1, x: 0, y: 0 }, at));
  const xs = flat.map(([x]) => x);
  const ys = flat.map(([, y]) => y);
  const scale = Math.min(CLOSEST, (400 - 2 * MARGIN) / Math.max(extent(xs), extent(ys), Number.EPSILON));
  return { scale, x: 200 - scale * middle(xs), y: 200 - scale * middle(ys) };
}

/** Outlines of a map that has none: a circle around the places of each region. */
export function plainOutlines(
  regions: readonly string[],
  places: readonly { region: string; at: Coordinates }[],
): MapOutlines {
  const known = places.filter(({ region }) => regions.includes(region));
  if (known.length === 0) return { regions: {}, labels: {} };
  const projection = projectionAround(known.map(({ at }) => at));
  const grounds = regions.flatMap((region) => {
    const points = known.filter((place) => place.region === region).map(({ at }) => project(projection, at));
    if (points.length === 0) return [];
    const x = middle(points.map(([each]) => each));
    const y = middle(points.map(([, each]) => each));
    const reach = Math.max(...points.map((point) => Math.hypot(point[0] - x, point[1] - y)));
    return [{ region, x, y, radius: Math.max(reach + ROOM, SMALLEST) }];
  });
  const drawn = grounds.map(({ region, x, y, radius }) => {
    const others = grounds.filter((other) => other.region !== region);
    const room = Math.min(...others.map((other) => Math.hypot(other.x - x, other.y - y) / 2 - 1));
    const r = rounded(Math.max(Math.min(radius, room), SMALLEST / 2));
    const path = `M${rounded(x - r)} ${rounded(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
    return { region, path, label: [rounded(x), rounded(Math.min(y + r + 12, 392))] as [number, number] };
  });
  return {
    regions: Object.fromEntries(drawn.map(({ region, path }) => [region, path])),
    labels: Object.fromEntries(drawn.map(({ region, label }) => [region, label])),
    projection,
  };
}
