import type { MapPoint } from '@/lib/content/schema/guide-map';
import { doOverlap, type LabelBox, lineBox } from '@/lib/streets/label-places';
import { boundsOf, isWithin, type Lines, linesOf } from './outline';

// Shapes of regions, flat and lifted, as the names on a map meet them.

/** Offset to the left and up of the selected region and its name, in view-box units, as in regions.module.css. */
export const LIFT = { x: 2, y: 4 };

/** Width of the edge of a region. */
const EDGE = 1.4;

export type Shape = { id: string; lines: Lines; bounds: LabelBox; edges: readonly LabelBox[] };

/** The shape of a region by its outline. */
export function shapeOf(id: string, path: string): Shape {
  const { x, y, width, height } = boundsOf(path);
  const lines = linesOf(path);
  const edges = lines.flatMap((line) =>
    line.map((corner, nth) => lineBox(corner, line[(nth + 1) % line.length] ?? corner, EDGE)),
  );
  const bounds = { x: x + width / 2, y: y + height / 2, width: width + EDGE, height: height + EDGE };
  return { id, lines, bounds, edges };
}

/** Points of the edge of a box, and its middle. */
export const samplesOf = ({ x, y, width, height }: LabelBox): MapPoint[] =>
  [-0.5, 0, 0.5].flatMap((across) =>
    [-0.5, 0, 0.5].map((down): MapPoint => [x + across * width, y + down * height]),
  );

/** True unless boxes are too far apart to overlap, whatever the angle of the other one. */
const isNear = (box: LabelBox, other: LabelBox) =>
  Math.abs(box.x - other.x) < box.width / 2 + other.width &&
  Math.abs(box.y - other.y) < box.height / 2 + other.width;

/** True if the edge of a region, or a part of it, is under a box. */
export const isOnEdge = (box: LabelBox, { bounds, edges }: Shape) =>
  doOverlap(box, bounds) && edges.some((edge) => isNear(box, edge) && doOverlap(box, edge));

/** A box with what it covers of a region that is lifted, which moves the other way relative to the region. */
const underLift = ({ x, y, width, height }: LabelBox): LabelBox => ({
  x: x + LIFT.x / 2,
  y: y + LIFT.y / 2,
  width: width + LIFT.x,
  height: height + LIFT.y,
});

/** True if a box lies on a region, flat or lifted. */
export function isOnShape(flat: LabelBox, shape: Shape): boolean {
  const box = underLift(flat);
  return (
    isOnEdge(box, shape) ||
    (doOverlap(box, shape.bounds) && samplesOf(box).some((point) => isWithin(point, shape.lines)))
  );
}

/** To a tenth of a unit. */
export const rounded = (number: number) => Math.round(number * 10) / 10;

export const distanceOf = (one: MapPoint, other: MapPoint) =>
  Math.hypot(one[0] - other[0], one[1] - other[1]);

/** Length of the end of a leader line that lies inside of its region, in view-box units. */
const INTO = 6;

/** Ends of lines from names to a region: its middle, and points inside of its corners that no raised region covers. */
export function targetsOf(middle: MapPoint, own: Lines, others: readonly Shape[]): MapPoint[] {
  const inside = own.flat().map((corner): MapPoint => {
    const share = Math.min(1, INTO / Math.max(distanceOf(corner, middle), 1));
    return [
      rounded(corner[0] + (middle[0] - corner[0]) * share),
      rounded(corner[1] + (middle[1] - corner[1]) * share),
    ];
  });
  const isFree = ([x, y]: MapPoint) =>
    isWithin([x, y], own) && !others.some((other) => isOnShape({ x, y, width: 1, height: 1 }, other));
  return [middle, ...inside.filter(isFree)];
}
