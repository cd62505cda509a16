export type Point = readonly [x: number, y: number];

/** Corners of the closed lines of an outline. */
export type Lines = readonly (readonly Point[])[];

/** Corners of every closed line of an outline. Throws for path commands other than M, l and z. */
function outline(path: string): Point[][] {
  if (/[^Mlz\d\s.,-]/.test(path)) throw new Error(`An outline with a command other than M, l and z: ${path}`);
  return path
    .split('z')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const numbers = (part.match(/-?\d*\.?\d+/g) ?? []).map(Number);
      let x = 0;
      let y = 0;
      return Array.from({ length: numbers.length / 2 }, (_, index): Point => {
        x += numbers[index * 2] ?? 0;
        y += numbers[index * 2 + 1] ?? 0;
        return [x, y];
      });
    });
}

/** Corners of every closed line of an outline; none for a circle, which a map without outlines has. */
export const linesOf = (path: string): Lines => (path.includes('a') ? [] : outline(path));

/** True if a ray to the right crosses the lines an odd number of times. */
export function isWithin([x, y]: Point, lines: Lines): boolean {
  let crossings = 0;
  for (const line of lines) {
    let [x1, y1] = line.at(-1) ?? [0, 0];
    for (const [x2, y2] of line) {
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) crossings += 1;
      [x1, y1] = [x2, y2];
    }
  }
  return crossings % 2 === 1;
}

/** Upright box of a part of a map. */
export type Bounds = { x: number; y: number; width: number; height: number };

/** The circle of a map without outlines: its leftmost point and radius. */
const CIRCLE = /^M(-?[\d.]+) (-?[\d.]+)a([\d.]+)/;

/** The box around an outline. */
export function boundsOf(path: string): Bounds {
  const [circle, left, middle, radius] = (CIRCLE.exec(path) ?? []).map(Number);
  if (circle !== undefined && left !== undefined && middle !== undefined && radius !== undefined)
    return { x: left, y: middle - radius, width: 2 * radius, height: 2 * radius };
  const corners = linesOf(path).flat();
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
