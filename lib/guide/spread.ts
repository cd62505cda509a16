import type { MapPoint } from '@/lib/content/schema/guide-map';

/** Moves points apart until each two have this distance, in few rounds; points that have it stay where they are. */
export function spread(points: readonly MapPoint[], distance: number): MapPoint[] {
  const moved = points.map(([x, y]): [number, number] => [x, y]);
  for (let round = 0; round < 40; round++) {
    for (const [index, one] of moved.entries()) {
      for (const other of moved.slice(0, index)) {
        const [dx, dy] = [one[0] - other[0], one[1] - other[1]];
        const length = Math.hypot(dx, dy);
        if (length >= distance) continue;
        // Two at the same point move sideways.
        const [x, y] = length === 0 ? [1, 0] : [dx / length, dy / length];
        const half = (distance - length) / 2;
        one[0] += x * half;
        one[1] += y * half;
        other[0] -= x * half;
        other[1] -= y * half;
      }
    }
  }
  return moved;
}
