import type { MapPoint } from '@/lib/content/schema/guide-map';
import { type Closeness, frameOf, inView, type MapView, viewOf } from './map-view';
import { type Bounds, boundsOf } from './outline';
import { spread } from './spread';

/** Distance between the middles of pins in px: their targets of 24 px do not overlap. */
const APART = 24;

/** Distance of pins from the edge of the drawing in px. */
const EDGE = 16;

/** Right and bottom edge of the button for the street map with its note, in px. */
const NOTE = { right: 265, bottom: 84 };

/** Where hidden pins are. */
const OFF_MAP: MapPoint = [-400, -400];

type Placed = { slug: string; region: string; point: MapPoint | null };
type Region = { id: string; path: string };

/** A map enlarged to a region. */
export type Zoomed = {
  view: MapView;
  /** The part of the view box that is drawn. */
  frame: Bounds;
  /** What the button for the street map and its note take of it. */
  note: Bounds;
  /** View-box units in a px. */
  unit: number;
  /** Positions of the pins in the view, apart from each other, by the slugs of the places. */
  pins: ReadonlyMap<string, MapPoint>;
  /** Where the pins would be without the distance between them. */
  points: ReadonlyMap<string, MapPoint>;
};

const isIn = ({ x, y, width, height }: Bounds, [left, top]: MapPoint) =>
  left >= x && left <= x + width && top >= y && top <= y + height;

/**
 * A map that is enlarged to a region, in a drawing of a size in px. Pins inside of it stay inside and are moved apart.
 */
export function zoomedTo(
  { id, path }: Region,
  places: readonly Placed[],
  size: Pick<Bounds, 'width' | 'height'>,
  closeness?: Closeness,
): Zoomed {
  const frame = frameOf(size);
  const unit = 400 / Math.max(size.width, size.height, 1);
  const view = viewOf(boundsOf(path), frame, closeness);
  const shown = places.flatMap(({ slug, region, point }) =>
    point ? [{ slug, isOwn: region === id, at: inView(view, point) }] : [],
  );
  const edge = EDGE * unit;
  const note = {
    ...frame,
    width: NOTE.right * unit,
    height: NOTE.bottom * unit,
  };
  const corner = [note.x + note.width + edge, note.y + note.height + edge] as const;
  const isUnderNote = ([x, y]: MapPoint) => x < corner[0] - 1 && y < corner[1] - 1;
  const isApart = (one: MapPoint, other: MapPoint) =>
    Math.max(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1])) > (APART - 1) * unit;
  // Pins of other regions are hidden where they have no room, such as under the note.
  const inside = shown.filter(({ isOwn, at }) => isIn(frame, at) && (isOwn || !isUnderNote(at)));
  const apart = spread(
    inside.map(({ at }) => at),
    APART * unit,
    [frame.x + edge, frame.y + edge, frame.x + frame.width - edge, frame.y + frame.height - edge],
    corner,
  );
  const points = new Map(shown.map(({ slug, at }) => [slug, at] as const));
  return {
    view,
    frame,
    note,
    unit,
    points,
    pins: new Map([
      ...shown.map(({ slug }) => [slug, OFF_MAP] as const),
      ...inside.map(({ slug, at, isOwn }, index) => {
        const point = apart[index] ?? at;
        const isFree =
          isOwn || (!isUnderNote(point) && apart.every((other) => other === point || isApart(other, point)));
        return [slug, isFree ? point : OFF_MAP] as const;
      }),
    ]),
  };
}
