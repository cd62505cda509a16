import type { MapPoint } from '@/lib/content/schema/guide-map';

/** Part of a map in which points may lie: from left, top to right, bottom. */
export type Frame = readonly [left: number, top: number, right: number, bottom: number];

const ROUNDS = 200;

/** Rounds between two searches for the points near each point, and how near they are at most, in distances. */
const NEAR = { rounds: 10, reach: 4 };

/**
 * Moves points apart until squares of this size around them do not overlap; points that are apart stay where they are.
 *
 * @param frame in which they stay
 * @param corner part at the top left of the frame that they leave free: its right and bottom edge
 */
export function spread(
  points: readonly MapPoint[],
  distance: number,
  [left, top, right, bottom]: Frame = [0, 0, 400, 400],
  corner?: MapPoint,
): MapPoint[] {
  const moved = points.map(([x, y]): [number, number] => [x, y]);
  /** The earlier points near each point. */
  let near: [number, number][][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    // Hundreds of points take all rounds, and comparing every two of them in each takes too long for a press.
    const isFresh = round % NEAR.rounds === 0;
    if (isFresh) {
      const reach = NEAR.reach * distance;
      near = moved.map(([x, y], index) =>
        moved
          .slice(0, index)
          .filter((other) => Math.abs(x - other[0]) < reach && Math.abs(y - other[1]) < reach),
      );
    }
    let hasMoved = false;
    for (const [index, one] of moved.entries()) {
      for (const other of near[index] ?? []) {
        // Along the axis on which they are farther apart; two at the same point move sideways.
        const axis = Math.abs(one[0] - other[0]) >= Math.abs(one[1] - other[1]) ? 0 : 1;
        const gap = one[axis] - other[axis];
        if (Math.abs(gap) > distance - 1e-3) continue;
        hasMoved = true;
        const half = ((distance - Math.abs(gap)) / 2) * (gap < 0 ? -1 : 1);
        one[axis] += half;
        other[axis] -= half;
      }
      one[0] = Math.min(Math.max(one[0], left), right);
      one[1] = Math.min(Math.max(one[1], top), bottom);
      if (!corner || one[0] >= corner[0] || one[1] >= corner[1]) continue;
      // Out of the corner on the shorter way.
      hasMoved = true;
      const edge = corner[0] - one[0] < corner[1] - one[1] ? 0 : 1;
      one[edge] = corner[edge];
    }
    if (hasMoved) continue;
    if (isFresh) break;
    // Go on with the next search.
    round += NEAR.rounds - 1 - (round % NEAR.rounds);
  }
  return moved;
}

/** Units from a pin to its place from which a line joins them. */
const FAR = 12;

/** Lines from pins that were moved apart to their places: SVG path data. */
export function pinLines(pins: readonly { pin: MapPoint; point: MapPoint }[]): string {
  return pins
    .filter(({ pin, point }) => Math.hypot(pin[0] - point[0], pin[1] - point[1]) > FAR)
    .map(({ pin, point }) => `M${pin}L${point}`)
    .join('');
}
