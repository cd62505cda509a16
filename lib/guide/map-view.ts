import type { MapPoint } from '@/lib/content/schema/guide-map';
import type { Bounds } from './outline';

/** The part of a map that is enlarged: `scale` around the origin of the view box, then a shift. */
export type MapView = { scale: number; x: number; y: number };

/** Size of the view box. */
const SIZE = 400;
const WHOLE_FRAME: Bounds = { x: 0, y: 0, width: SIZE, height: SIZE };

/** Share of the frame that a region takes at most, and the largest scale. */
export type Closeness = { share: number; largest: number };

/** Where only borders and pins are drawn. */
const OUTLINES_ONLY: Closeness = { share: 0.625, largest: 2.4 };

/** The part of the view box that a drawing of a size in px shows, which it covers. */
export function frameOf({ width, height }: Pick<Bounds, 'width' | 'height'>): Bounds {
  const longer = Math.max(width, height, 1);
  const [wide, high] = [(SIZE * width) / longer, (SIZE * height) / longer];
  return { x: (SIZE - wide) / 2, y: (SIZE - high) / 2, width: wide, height: high };
}

/** The view that shows a region in the middle of the frame, without going over the edges of the map. */
export function viewOf(box: Bounds, frame = WHOLE_FRAME, { share, largest } = OUTLINES_ONLY): MapView {
  const fitting = Math.min(frame.width / Math.max(box.width, 1), frame.height / Math.max(box.height, 1));
  const scale = Math.max(1, Math.min(largest, share * fitting));
  const shift = (start: number, length: number, from: number, room: number) =>
    Math.round(
      Math.min(from, Math.max(from + room - SIZE * scale, from + room / 2 - scale * (start + length / 2))),
    );
  return {
    scale,
    x: shift(box.x, box.width, frame.x, frame.width),
    y: shift(box.y, box.height, frame.y, frame.height),
  };
}

/** Position of a point of the map in the current view. */
export const inView = ({ scale, x, y }: MapView, point: MapPoint): MapPoint => [
  x + scale * point[0],
  y + scale * point[1],
];

/** CSS transform of the shapes of a map. */
export const transformOf = ({ scale, x, y }: MapView): string => `translate(${x}px, ${y}px) scale(${scale})`;
