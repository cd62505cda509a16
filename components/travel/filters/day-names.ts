import type { Weekday } from '@/lib/content/schema/travel/weekdays';

/** Names of the days by their keys, from Monday. */
export const DAYS = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} satisfies Record<Weekday, string>;
