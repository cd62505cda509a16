import type { MapPoint } from '@/lib/content/schema/guide-map';
import { isInside, type LabelBox, lineBox, placeLabels, textWidth } from '@/lib/streets/label-places';
import {
  distanceOf,
  isOnEdge,
  isOnShape,
  LIFT,
  rounded,
  type Shape,
  samplesOf,
  shapeOf,
  targetsOf,
} from './name-shapes';
import { isWithin } from './outline';

/** The name of a region where it is written: its middle, and a line from a name beside its region to it. */
export type MapName = {
  id: string;
  lines: readonly string[];
  at: MapPoint;
  leader?: readonly [MapPoint, MapPoint];
};

/** The name of a water where it is written. */
type WaterName = { name: string; at: MapPoint };

/** Values for a narrow and a wide drawing. */
export type ByWidth<T> = { narrow: T; wide: T };

/** Names of a map at a size of its letters. */
export type MapNameLayout = { regions: readonly MapName[]; water?: WaterName };

/** Names of a map for a narrow and a wide drawing, in which letters are smaller in units of the view box. */
export type MapNameLayouts = ByWidth<MapNameLayout>;

export type NamedRegion = {
  id: string;
  name: string;
  /** The name in lines, where the owner has set them. */
  lines?: readonly string[] | undefined;
  path: string;
  /** Middle of the widest part. */
  label: MapPoint;
  /** Position that the owner has set. */
  setAt?: MapPoint | undefined;
};

export type MapNameOptions = {
  regions: readonly NamedRegion[];
  water?: WaterName | undefined;
  pins: ByWidth<readonly MapPoint[]>;
  /** True if the button for the street map and its note lie over the drawing. */
  hasNote: boolean;
  /** Units that a wide drawing leaves out above and below. */
  cropped: number;
};

/**
 * Letters of a layout in units of the view box, as regions.module.css sets them: at the least width of a drawing that
 * has the layout, so that they are no larger at any other.
 */
type Letters = {
  size: number;
  line: number;
  /** Side of the square that a pin takes. */
  pin: number;
  note: readonly LabelBox[];
};

const box = (left: number, top: number, right: number, bottom: number): LabelBox => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
  width: right - left,
  height: bottom - top,
});

/** The button and the note have the same size in px at any width, so these boxes cover all that they may take in units. */
const NARROW: Letters = { size: 14.8, line: 15, pin: 30, note: [box(0, 0, 150, 108), box(0, 40, 275, 108)] };
const WIDE: Letters = { size: 8.7, line: 10, pin: 16, note: [box(0, 0, 92, 60), box(0, 26, 155, 60)] };

/** Height of the box around letters, in font sizes. */
const LETTER_BOX = 1.4;
/** Height of capitals with some room, in font sizes. */
const CAPITALS = 0.9;

/** Units around a name that stay free. */
const GAP = 1;

/** Distance of a name from its best position at most, and between the positions that are tried. */
const FARTHEST = 140;
const STEP = 4;
const DIRECTIONS = 16;

/** Cost of a name beside its region, in units of distance. */
const BESIDE = 24;
/** Length of the shortest line from a name to its region. */
const SHORTEST = 8;
/** Cost of a name on another region, of one on the edge of its own, and of one in other lines than its best ones. */
const ON_OTHER = 400;
const ON_EDGE = 200;
const OTHER_LINES = 6;
/** Cost of each region that the line from a name crosses. */
const CROSSED = 60;

type Place = {
  at: MapPoint;
  lines: readonly string[];
  boxes: LabelBox[];
  cost: number;
  leader?: MapName['leader'];
};

/** Offsets around a position, the nearest first. */
function* offsets(farthest: number): Generator<readonly [x: number, y: number]> {
  yield [0, 0];
  for (let distance = STEP; distance <= farthest; distance += STEP) {
    for (let nth = 0; nth < DIRECTIONS; nth++) {
      const angle = (2 * Math.PI * nth) / DIRECTIONS;
      yield [distance * Math.cos(angle), distance * Math.sin(angle)];
    }
  }
}

function textBox([x, y]: MapPoint, lines: readonly string[], { size, line }: Letters): LabelBox {
  const width = Math.max(...lines.map(textWidth)) * size;
  return { x, y, width, height: (lines.length - 1) * line + LETTER_BOX * size };
}

/** The box of the capitals of a name, which may come closer to the edges of regions than to other names. */
function inkBox(at: MapPoint, lines: readonly string[], letters: Letters): LabelBox {
  const box = textBox(at, lines, letters);
  return { ...box, height: box.height - (LETTER_BOX - CAPITALS) * letters.size };
}

/** The box of a name with its gap, and with its place while its region is lifted. */
const lifted = ({ x, y, width, height }: LabelBox): LabelBox => ({
  x: x - LIFT.x / 2,
  y: y - LIFT.y / 2,
  width: width + LIFT.x + 2 * GAP,
  height: height + LIFT.y + 2 * GAP,
});

/** The point of an upright box that is nearest to another point. */
const nearestOf = ({ x, y, width, height }: LabelBox, [px, py]: MapPoint): MapPoint => [
  rounded(Math.min(Math.max(px, x - width / 2), x + width / 2)),
  rounded(Math.min(Math.max(py, y - height / 2), y + height / 2)),
];

const nearestTo = (from: MapPoint, points: readonly MapPoint[]): MapPoint =>
  [...points].sort((one, other) => distanceOf(one, from) - distanceOf(other, from))[0] ?? from;

/** The ways to write a name: in the owner's lines, in one line, and a word a line. */
function linesFor({ name, lines }: NamedRegion): (readonly string[])[] {
  const words = name.split(' ');
  const all = [lines ?? [name], [name], ...(words.length > 1 && words.length < 4 ? [words] : [])];
  return all.filter((each, index) => all.findIndex((other) => other.join() === each.join()) === index);
}

/** Every position of a name inside of the frame, the cheapest first. */
function placesOf(region: NamedRegion, shapes: readonly Shape[], frame: LabelBox, letters: Letters): Place[] {
  const shape = shapes.find(({ id }) => id === region.id);
  const own = shape?.lines ?? [];
  const others = shapes.filter(({ id }) => id !== region.id);
  const targets = targetsOf(region.label, own, others);
  const places: Place[] = [];
  linesFor(region).forEach((lines, nth) => {
    for (const [dx, dy] of offsets(FARTHEST)) {
      const from = region.setAt ?? region.label;
      const at: MapPoint = [rounded(from[0] + dx), rounded(from[1] + dy)];
      const text = textBox(at, lines, letters);
      const whole = lifted(text);
      if (!isInside(whole, frame)) continue;
      const ink = inkBox(at, lines, letters);
      const isOwn = own.length === 0 || samplesOf(ink).every((point) => isWithin(point, own));
      const collision =
        (others.some((other) => isOnShape(ink, other)) ? ON_OTHER : 0) +
        (shape && isOnEdge(ink, shape) ? ON_EDGE : 0);
      const distance = Math.hypot(dx, dy);
      if (isOwn) {
        places.push({ at, lines, boxes: [whole], cost: distance + nth * OTHER_LINES + collision });
        continue;
      }
      const cost = distance + nth * OTHER_LINES + BESIDE + collision;
      const end = nearestTo(at, targets);
      const leader = [nearestOf(text, end), end] as const;
      const length = distanceOf(...leader);
      // It touches its region, so that no line is needed.
      if (length < SHORTEST) places.push({ at, lines, boxes: [whole], cost });
      else {
        const line = lineBox(...leader);
        const crossed = others.filter((other) => isOnShape(line, other)).length;
        const boxes = [whole, line];
        places.push({ at, lines, boxes, cost: cost + length + crossed * CROSSED, leader });
      }
    }
  });
  return places.sort((one, other) => one.cost - other.cost);
}

function layoutOf(
  options: MapNameOptions,
  pins: readonly MapPoint[],
  letters: Letters,
  cropped: number,
): MapNameLayout {
  const drawn = options.regions.filter(({ path }) => path !== '');
  const shapes = drawn.map(({ id, path }) => shapeOf(id, path));
  const frame = { x: 200, y: 200, width: 396, height: 396 - 2 * cropped };
  const obstacles = [
    ...pins.map(([x, y]): LabelBox => ({ x, y, width: letters.pin, height: letters.pin })),
    // The note keeps its distance to the visible edge, which is lower where the drawing is cropped.
    ...(options.hasNote ? letters.note : []).map(({ y, height, ...note }) => ({
      ...note,
      y: y + cropped / 2,
      height: height + cropped,
    })),
  ];
  const water = options.water && waterPlaces(options.water, frame, letters);
  const places = drawn.map((region) => placesOf(region, shapes, frame, letters));
  // Names with the least room inside of their region come first.
  const roomOf = (nth: number) =>
    (places[nth] ?? []).filter(({ cost, boxes }) => cost < BESIDE && placeLabels([[{ boxes }]], obstacles)[0])
      .length;
  const order = drawn.map((_, nth) => nth).sort((one, other) => roomOf(one) - roomOf(other) || one - other);
  const placed = placeLabels([...order.map((nth) => places[nth] ?? []), water ?? []], obstacles);
  const regions = drawn.map(({ id, name, label }, nth): MapName => {
    const found = placed[order.indexOf(nth)];
    if (!found) return { id, lines: [name], at: label };
    return { id, lines: found.lines, at: found.at, ...(found.leader && { leader: found.leader }) };
  });
  const waterAt = placed.at(-1)?.at;
  return { regions, ...(options.water && { water: { ...options.water, at: waterAt ?? options.water.at } }) };
}

/** Letters of waters are 1.15 times as large. */
function waterPlaces({ name, at }: WaterName, frame: LabelBox, letters: Letters): Place[] {
  const size = 1.15 * letters.size;
  const places: Place[] = [];
  for (const [dx, dy] of offsets(60)) {
    const to: MapPoint = [rounded(at[0] + dx), rounded(at[1] + dy)];
    const text = textBox(to, [name], { ...letters, size });
    if (isInside(text, frame)) places.push({ at: to, lines: [name], boxes: [text], cost: 0 });
  }
  return places;
}

/** Names of regions and water that overlap neither each other nor pins or the note on the street map. */
export function nameLayouts(options: MapNameOptions): MapNameLayouts {
  return {
    narrow: layoutOf(options, options.pins.narrow, NARROW, 0),
    wide: layoutOf(options, options.pins.wide, WIDE, options.cropped),
  };
}
