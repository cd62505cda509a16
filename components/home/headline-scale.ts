import type { CSSProperties } from 'react';

/** Characters for which the headline has room at the size of its stylesheet: in its longest part, and in both. */
const ROOM = { part: 10, both: 16 };

/** Sets a longer headline smaller, so that each of its parts stays on one line. Nothing for one that fits. */
export function headlineScale(words: readonly [string, string]): CSSProperties | undefined {
  const [first, second] = words.map((word) => [...word].length) as [number, number];
  const scale = Math.min(1, ROOM.part / Math.max(first, second), ROOM.both / (first + second));
  return scale < 1 ? ({ '--headline': scale.toFixed(2) } as CSSProperties) : undefined;
}
