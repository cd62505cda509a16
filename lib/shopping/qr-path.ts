/** Longest link drawn as a code, in characters; above it the squares are too small for a phone to read. */
export const QR_LIMIT = 1000;

/** Light squares that have to stand around a code, on each side. */
export const QUIET_ZONE = 4;

/** Dark squares of a code, its quiet zone included, as the path of an SVG, one unit a square: each run in a row is one rectangle. */
export function qrPath(cells: readonly (readonly boolean[])[]): string {
  let path = '';
  for (const [y, row] of cells.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      const start = x;
      while (row[x]) x += 1;
      if (x > start) path += `M${start} ${y}h${x - start}v1h-${x - start}z`;
    }
  }
  return path;
}
