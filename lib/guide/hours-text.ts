import * as market from '@/.content/messages/market';
import * as hoursMessages from '@/.content/messages/openingHours';
import * as messages from '@/.content/messages/restaurant';
import { buildDay } from '@/lib/content/build-day';
import type { Market } from '@/lib/content/guide';
import { hoursWords } from '@/lib/content/opening-hours';
import type { Restaurant } from '@/lib/content/schema/restaurant';
import { WEEKDAYS } from '@/lib/content/schema/weekdays';
import { formatDay, formatDays } from '@/lib/text/dates';
import { listWords } from '@/lib/text/list';

/** A day of `closedOn`: "24 December" for every year, "31 December 2026" for one, or a public holiday by its name. */
function closedDay(entry: string): string {
  if (/^\d{4}-/.test(entry)) return formatDay(entry);
  return /^\d\d-/.test(entry) ? formatDays(`2000-${entry}`, `2000-${entry}`) : entry;
}

/** Hours with the days on which a place is closed in spite of them; days of one year only until they are over. */
function withClosedDays(hours: string, closedOn: readonly string[] = []): string {
  const days = closedOn.filter((entry) => !/^\d{4}-/.test(entry) || entry >= buildDay());
  return days.length > 0
    ? hoursMessages.closedOn({ hours, days: listWords(days.map(closedDay), 'and') })
    : hours;
}

/** The hours on a card: unconfirmed without the day on which they were checked. */
export function hoursNote({
  hours,
  checkedOn,
  closedOn,
}: Pick<Restaurant, 'hours' | 'checkedOn' | 'closedOn'>): string {
  if (!hours || checkedOn === undefined) return withClosedDays(messages.hoursNotConfirmed, closedOn);
  return messages.hoursCheckedOn({
    hours: withClosedDays(hoursWords(hours), closedOn),
    day: formatDay(checkedOn),
  });
}

/** When a market is open: "Tue to Fri 8 am to 6 pm, Sat 5 am to 4 pm, closed Sun and Mon". */
export function marketHours({
  hours,
  manyShops,
  closedOn,
}: Pick<Market, 'hours' | 'manyShops' | 'closedOn'>): string {
  const times = withClosedDays(hoursWords(hours), closedOn);
  if (!manyShops) return times;
  // In the middle of a sentence "every day" begins with a small letter, and the name of a day does not.
  const isEveryDay = new Set(WEEKDAYS.map((day) => String(hours[day] ?? ''))).size === 1;
  return market.mostShops({ hours: isEveryDay ? times.charAt(0).toLowerCase() + times.slice(1) : times });
}
