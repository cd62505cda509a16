/** Keys of the days of opening hours, from Monday. Without checks, so that what runs in the browser may have them. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export type Weekday = (typeof WEEKDAYS)[number];
