import * as messages from '@/.content/messages/moreFilters';
import type { Weekday } from '@/lib/content/schema/weekdays';

/** Names of the days by their keys, from Monday. */
export const DAYS = {
  mon: messages.monday,
  tue: messages.tuesday,
  wed: messages.wednesday,
  thu: messages.thursday,
  fri: messages.friday,
  sat: messages.saturday,
  sun: messages.sunday,
} satisfies Record<Weekday, string>;
