import type { MapPoint } from '@/lib/content/schema/guide-map';
import type { MapStreets } from '@/lib/content/schema/guide-streets';
import { isInside, type LabelBox, placeLabels, textWidth } from './label-places';

/** A name beside or on what it names, in the drawing. */
export type StreetName = {
  name: string;
  of: 'highway' | 'main' | 'minor' | 'station' | 'park';
  at: MapPoint;
  /** In degrees, clockwise. */
  angle: number;
};

/** A part of a map in a drawing. */
export type StreetView = {
  /** Units of the drawing in a map unit. */
  scale: number;
  /** Position of a point of the map in the drawing. */
  toDrawing: (point: MapPoint) => MapPoint;
  /** The drawing. */
  frame: LabelBox;
  /** Units of the drawing in a px. */
  unit: number;
};

/** Sizes in px: letters by kind, room around names, and from a station to the middle of its name. */
export const LETTERS = { highway: 10.5, main: 10.5, minor: 9.5, station: 9.5, park: 9.5 } as const;
const GAP = 3;
const BESIDE = 6;

/** Side in px of the square that a station takes. */
const STATION = 6;

/** Where a name is tried: along its street, in shares of the room there, and beside it, in px. */
const SHIFTS = [0, 8, -8].flatMap((across) =>
  [0, -0.2, 0.2, -0.4, 0.4].map((along) => [along, across] as const),
);

/** Scale from which minor streets, stations and parks have names. */
const CLOSE = 2;

/** Letters of the text font are narrower than those of the display font. */
const NARROWER = 0.86;

/** A way to write a name, and what it costs: far from the middle of the drawing, along its street, beside it. */
type Placement = StreetName & { boxes: readonly LabelBox[]; cost: number };
const COSTS = { far: 0.3, along: 0.35, beside: 4 };

/** Names of streets, stations and parks that fit into a drawing beside the given obstacles, the main streets first. */
export function streetNames(
  { names, stations, parks }: MapStreets,
  { scale, toDrawing, frame, unit }: StreetView,
  obstacles: readonly LabelBox[],
): StreetName[] {
  const boxOf = (text: string, of: StreetName['of'], [x, y]: MapPoint, angle: number): LabelBox => {
    const size = LETTERS[of] * unit;
    const width = textWidth(text) * size * (of === 'station' || of === 'park' ? NARROWER : 0.95) + GAP * unit;
    return { x, y, width, height: size * 1.25 + GAP * unit, angle };
  };
  const placement = (name: string, of: StreetName['of'], at: MapPoint, angle = 0): Placement => ({
    name,
    of,
    at,
    angle,
    boxes: [boxOf(name, of, at, angle)],
    cost: COSTS.far * Math.hypot(at[0] - frame.x, at[1] - frame.y),
  });
  const fits = ({ boxes }: Placement) => boxes.every((box) => isInside(box, frame));
  const ofStreet = (of: StreetName['of']) =>
    names
      .filter((street) => street.of === of)
      .map(({ name, at }) =>
        at
          .flatMap(([x, y, angle, length]) => {
            const { width } = boxOf(name, of, [0, 0], 0);
            const room = length * scale - width;
            if (room < 0) return [];
            const [left, top] = toDrawing([x, y]);
            const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
            return SHIFTS.map(([along, across]) => {
              const [dx, dy] = [along * room, across * unit];
              const moved = placement(
                name,
                of,
                [left + dx * cos - dy * sin, top + dx * sin + dy * cos],
                angle,
              );
              return {
                ...moved,
                cost: moved.cost + COSTS.along * Math.abs(dx) + COSTS.beside * Math.abs(dy),
              };
            });
          })
          .filter(fits)
          .sort((one, other) => one.cost - other.cost),
      );
  const dots = stations.map(({ name, at }) => ({ name, at: toDrawing(at) }));
  const besideDots = dots.map(({ name, at: [x, y] }) => {
    const half = boxOf(name, 'station', [x, y], 0).width / 2 + BESIDE * unit;
    const over = 11 * unit;
    const around: MapPoint[] = [
      [x + half, y],
      [x - half, y],
      [x, y - over],
      [x, y + over],
    ];
    return around.map((at) => placement(name, 'station', at)).filter(fits);
  });
  const ofParks = parks.map(({ name, at }) => [placement(name, 'park', toDrawing(at))].filter(fits));
  const isClose = scale >= CLOSE;
  const placed = placeLabels<Placement>(
    [
      ...ofStreet('main'),
      ...ofStreet('highway'),
      ...(isClose ? [...besideDots, ...ofParks, ...ofStreet('minor')] : []),
    ],
    [
      ...obstacles,
      ...dots.map(({ at: [x, y] }) => ({ x, y, width: STATION * unit, height: STATION * unit })),
    ],
  );
  return placed.flatMap((name) => name ?? []);
}
