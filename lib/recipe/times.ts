import * as messages from '@/.content/messages/duration';
import type { Recipe } from '@/lib/content/schema/recipe';
import { describeDays, describeMinutes } from './duration';
import { longestOf, shortestOf } from './minutes';

const DAY = 24 * 60;

/** Days to the half. */
const days = (minutes: number) => Math.round(minutes / (DAY / 2)) / 2;

/** A time of a whole dish: "45 min", "24 to 28 hrs"; what takes days is said in days, to the half: "5½ to 7 days". */
export function timeWords(minutes: number | readonly [number, number]): string {
  if (shortestOf(minutes) < 2 * DAY) return describeMinutes(minutes);
  return describeDays(days(longestOf(minutes)), days(shortestOf(minutes)));
}

/** How long a dish takes: "40 min"; "45 min prep, 1 hr 15 min in all" where the card shows another time. */
export function dishTime({ card, cardLabel, total }: Recipe['times']): string {
  const whole = timeWords(total);
  return cardLabel ? messages.inAll({ time: timeWords(card), label: cardLabel, total: whole }) : whole;
}
