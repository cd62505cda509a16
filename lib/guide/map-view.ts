import type { MapPoint } from '@/lib/content/schema/guide-map';

/** The part of a map that is enlarged: `scale` around the origin of the view box, then a shift. */
export type MapView = { scale: number; x: number; y: number };

/** The whole map. */
export const WHOLE_MAP: MapView = { scale: 1, x: 0, y: 0 };

/** Size of the view box, the part of it that a region may take, and the largest scale. */
const SIZE = 400;
const ROOM = 250;
const LARGEST = 2.4;

/** The view that shows a region in the middle of the map, without going over its edges. */
export function viewOf(box: { x: number; y: number; width: number; height: number }): MapView {
  const scale = Math.max(1, Math.min(LARGEST, ROOM / Math.max(box.width, box.height, 1)));
  const shift = (start: number, length: number) =>
    Math.round(Math.min(0, Math.max(SIZE - SIZE * scale, SIZE / 2 - scale * (start + length / 2))));
  return { scale, x: shift(box.x, box.width), y: shift(box.y, box.height) };
}

/** Position of a point of the map in the current view. */
export const inView = ({ scale, x, y }: MapView, point: MapPoint): MapPoint => [
  x + scale * point[0],
  y + scale * point[1],
];

/** CSS transform of the shapes of a map. */
export const transformOf = ({ scale, x, y }: MapView): string => `translate(${x}px, ${y}px) scale(${scale})`;
