/** Keys of opening hours, from Monday. A module without Zod, so that browser code may import it. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export type Weekday = (typeof WEEKDAYS)[number];
