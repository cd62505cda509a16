/** A rectangle around its middle, turned clockwise by degrees. */
export type LabelBox = {
  x: number;
  y: number;
  width: number;
  height: number;
  angle?: number;
};

type Axis = readonly [x: number, y: number];

const RADIANS = Math.PI / 180;

/** Directions of the two sides of a box. */
function axesOf({ angle = 0 }: LabelBox): [Axis, Axis] {
  const [cos, sin] = [Math.cos(angle * RADIANS), Math.sin(angle * RADIANS)];
  return [
    [cos, sin],
    [-sin, cos],
  ];
}

/** Half of the length of a box along a direction. */
function reachOf(box: LabelBox, [x, y]: Axis): number {
  const [along, across] = axesOf(box);
  return (
    (box.width * Math.abs(along[0] * x + along[1] * y) +
      box.height * Math.abs(across[0] * x + across[1] * y)) /
    2
  );
}

/** True if two boxes have a point in common, by the separating axis theorem; touching ones have none. */
export function doOverlap(one: LabelBox, other: LabelBox): boolean {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  // Most boxes are far apart: turned by any angle, a box reaches less than half of its width and height together.
  const reach = (one.width + one.height + other.width + other.height) / 2;
  if (Math.abs(dx) > reach || Math.abs(dy) > reach) return false;
  return [...axesOf(one), ...axesOf(other)].every(
    (axis) => Math.abs(dx * axis[0] + dy * axis[1]) < reachOf(one, axis) + reachOf(other, axis) - 1e-6,
  );
}

/** True if a box lies wholly in an upright one. */
export function isInside(box: LabelBox, frame: LabelBox): boolean {
  const [wide, high] = [reachOf(box, [1, 0]), reachOf(box, [0, 1])];
  return (
    Math.abs(box.x - frame.x) + wide <= frame.width / 2 &&
    Math.abs(box.y - frame.y) + high <= frame.height / 2
  );
}

/** A thin box along a line. */
export function lineBox([x1, y1]: Axis, [x2, y2]: Axis, height = 1): LabelBox {
  return {
    x: (x1 + x2) / 2,
    y: (y1 + y2) / 2,
    width: Math.hypot(x2 - x1, y2 - y1),
    height,
    angle: Math.atan2(y2 - y1, x2 - x1) / RADIANS,
  };
}

/** One way to place a label: all boxes that it takes, such as its text and the line to its place. */
export type LabelPlacement = { boxes: readonly LabelBox[] };

/**
 * Places labels one after the other, each at the first of its placements that overlaps neither obstacles nor earlier
 * labels; null for a label that fits nowhere. Later placements of a label are not asked for. The same input has the same
 * result.
 */
export function placeLabels<P extends LabelPlacement>(
  labels: readonly Iterable<P>[],
  obstacles: readonly LabelBox[],
): (P | null)[] {
  const taken = [...obstacles];
  const isFree = (box: LabelBox) => !taken.some((other) => doOverlap(box, other));
  return labels.map((placements) => {
    for (const placement of placements) {
      if (!placement.boxes.every(isFree)) continue;
      taken.push(...placement.boxes);
      return placement;
    }
    return null;
  });
}

const NARROW = /[ijlI.,'’| ()-]/;
const WIDE = /[mwMW@]/;
const CAPITAL = /[A-Z0-9]/;

/** Share of the font size that a letter takes at most in the display font. */
function letterWidth(letter: string): number {
  if (NARROW.test(letter)) return 0.34;
  if (WIDE.test(letter)) return 0.95;
  if (CAPITAL.test(letter)) return 0.72;
  // Chinese, Japanese and Korean letters fill a square.
  return (letter.codePointAt(0) ?? 0) > 0x2e80 ? 1 : 0.6;
}

/** Width of a text at most, in font sizes: enough room for it in any browser. */
export const textWidth = (text: string): number =>
  [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);
