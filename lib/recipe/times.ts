import * as words from '@/.content/words/duration';
import type { Recipe } from '@/lib/content/schema/recipe';
import { describeDays, describeMinutes } from '@/lib/kitchen/duration';
import { longestOf, shortestOf } from '@/lib/kitchen/minutes';

const DAY = 24 * 60;

/** Days to the half. */
const days = (minutes: number) => Math.round(minutes / (DAY / 2)) / 2;

/**
 * A time of a whole dish in words: "45 min", "1 hr 15 min", "24 to 28 hrs". What takes days is told in days, to the
 * half: "5½ to 7 days".
 *
 * @param minutes above zero; a pair is the shortest and the longest
 */
export function timeWords(minutes: number | readonly [number, number]): string {
  if (shortestOf(minutes) < 2 * DAY) return describeMinutes(minutes);
  return describeDays(days(longestOf(minutes)), days(shortestOf(minutes)));
}

/**
 * How long a dish takes, wherever one line has to say it: "40 min", or, where the time on its card is not the whole,
 * "45 min prep, 1 hr 15 min in all".
 */
export function dishTime({ card, cardLabel, total }: Recipe['times']): string {
  const whole = timeWords(total);
  return cardLabel ? words.inAll({ time: timeWords(card), label: cardLabel, total: whole }) : whole;
}
