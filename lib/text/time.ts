/** Lengths of time in milliseconds. */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A length of time in minutes, or the shortest and the longest. */
export type Minutes = number | readonly [number, number];

export function longestOf(minutes: Minutes): number {
  return typeof minutes === 'number' ? minutes : Math.max(...minutes);
}

export function shortestOf(minutes: Minutes): number {
  return typeof minutes === 'number' ? minutes : Math.min(...minutes);
}
