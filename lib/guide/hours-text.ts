import * as market from '@/.content/messages/market';
import * as messages from '@/.content/messages/restaurant';
import type { Market } from '@/lib/content/guide';
import { hoursWords } from '@/lib/content/opening-hours';
import type { OpeningHours } from '@/lib/content/schema/restaurant';
import { WEEKDAYS } from '@/lib/content/schema/weekdays';
import { formatDay } from '@/lib/text/dates';

/** The hours on a card: unconfirmed without the day on which they were checked. */
export function hoursNote(hours: OpeningHours | undefined, checkedOn: string | undefined): string {
  if (!hours || checkedOn === undefined) return messages.hoursNotConfirmed;
  return messages.hoursCheckedOn({ hours: hoursWords(hours), day: formatDay(checkedOn) });
}

/** When a market is open: "Tue to Fri 8 am to 6 pm, Sat 5 am to 4 pm, closed Sun and Mon". */
export function marketHours({ hours, manyShops }: Pick<Market, 'hours' | 'manyShops'>): string {
  const times = hoursWords(hours);
  if (!manyShops) return times;
  // In the middle of a sentence "every day" begins with a small letter, and the name of a day does not.
  const isEveryDay = new Set(WEEKDAYS.map((day) => String(hours[day] ?? ''))).size === 1;
  return market.mostShops({ hours: isEveryDay ? times.charAt(0).toLowerCase() + times.slice(1) : times });
}
