// Apart from duration.ts, which says times in words: content is read and checked before its words are written.

/** The longest of a time that may be a range, in minutes. */
export function longestOf(minutes: number | readonly [number, number]): number {
  return typeof minutes === 'number' ? minutes : Math.max(...minutes);
}

/** The shortest of a time that may be a range, in minutes. */
export function shortestOf(minutes: number | readonly [number, number]): number {
  return typeof minutes === 'number' ? minutes : Math.min(...minutes);
}
