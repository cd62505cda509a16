import type { MapPoint } from '@/lib/content/schema/guide-map';
import { isInside, type LabelBox, placeLabels, textWidth } from '@/lib/streets/label-places';
import { inView } from './map-view';
import { type Bounds, boundsOf, isWithin, linesOf } from './outline';
import type { Zoomed } from './zoomed';

/** Sizes in px: letters, the distance of lines, and the square that a pin takes. */
export const LETTERS = 13;
export const LINE = 15;
const PIN = 24;

/** Height of the box around letters, in font sizes. */
const LETTER_BOX = 1.4;

/** Steps across a region in which positions for its name are tried. */
const STEPS = 18;

/** A name in the view of an enlarged map. */
export type ZoomedName = { id: string; lines: readonly string[]; at: MapPoint };

type Region = { id: string; name: string; path: string };

/** A part of the view box by its middle. */
export const boxOf = ({ x, y, width, height }: Bounds): LabelBox => ({
  x: x + width / 2,
  y: y + height / 2,
  width,
  height,
});

/** What names must not cover: pins, and the button for the street map with its note. */
export function obstaclesIn({ pins, unit, note }: Zoomed): LabelBox[] {
  const side = PIN * unit;
  const all = [...pins.values()].map(([x, y]): LabelBox => ({ x, y, width: side, height: side }));
  return all.length > 0 ? [...all, boxOf(note)] : [];
}

/** Yields the positions at which the name of a region fits into its visible part, from the middle of that part outwards. */
function* placesOf({ id, name, path }: Region, zoomed: Zoomed) {
  const { view, unit, frame } = zoomed;
  const bounds = boundsOf(path);
  const [left, top] = inView(view, [bounds.x, bounds.y]);
  const [right, bottom] = inView(view, [bounds.x + bounds.width, bounds.y + bounds.height]);
  const from = [Math.max(left, frame.x), Math.max(top, frame.y)] as const;
  const to = [Math.min(right, frame.x + frame.width), Math.min(bottom, frame.y + frame.height)] as const;
  if (from[0] >= to[0] || from[1] >= to[1]) return;
  const visible = boxOf({ x: from[0], y: from[1], width: to[0] - from[0], height: to[1] - from[1] });
  const words = name.split(' ');
  const tried = [];
  for (const lines of words.length === 2 ? [[name], words] : [[name]]) {
    const width = Math.max(...lines.map(textWidth)) * LETTERS * unit;
    const height = ((lines.length - 1) * LINE + LETTER_BOX * LETTERS) * unit;
    for (let across = 0; across <= STEPS; across++) {
      for (let down = 0; down <= STEPS; down++) {
        const x = from[0] + (visible.width * across) / STEPS;
        const y = from[1] + (visible.height * down) / STEPS;
        const box = { x, y, width, height };
        if (!isInside(box, visible)) continue;
        const cost = Math.hypot(x - visible.x, y - visible.y) + (lines.length - 1) * LETTERS * unit;
        tried.push({ id, lines, at: [x, y] as const, boxes: [box], cost });
      }
    }
  }
  const outline = linesOf(path).map((line) => line.map((corner) => inView(view, corner)));
  const isOnRegion = ({ x, y, width, height }: LabelBox) =>
    [-0.5, 0, 0.5].every((wide) =>
      [-0.5, 0.5].every((high) => isWithin([x + wide * width, y + high * height], outline)),
    );
  // The outline has hundreds of corners, so only as many places are compared with it as are asked for.
  for (const place of tried.sort((one, other) => one.cost - other.cost))
    if (place.boxes.every(isOnRegion)) yield place;
}

/** The names of regions that fit into their visible part, beside pins, note and the given obstacles. */
export function zoomedNames(
  regions: readonly Region[],
  zoomed: Zoomed,
): (ZoomedName & { boxes: LabelBox[] })[] {
  const drawn = regions.filter(({ path }) => path !== '');
  const placed = placeLabels(
    drawn.map((region) => placesOf(region, zoomed)),
    obstaclesIn(zoomed),
  );
  return placed.flatMap((name) => name ?? []);
}
