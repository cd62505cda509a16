import * as words from '@/.content/words/moreFilters';
import type { Weekday } from '@/lib/content/schema/weekdays';

/** Names of the days by their keys, from Monday. */
export const DAYS = {
  mon: words.monday,
  tue: words.tuesday,
  wed: words.wednesday,
  thu: words.thursday,
  fri: words.friday,
  sat: words.saturday,
  sun: words.sunday,
} satisfies Record<Weekday, string>;
