import * as messages from '@/.content/messages/duration';
import { range as rangeOf } from '@/.content/messages/text';
import type { Recipe } from '@/lib/content/schema/recipe';
import { DAY, HOUR, longestOf, MINUTE, type Minutes, SECOND, shortestOf } from '@/lib/text/time';

/** Formats a duration or a range: "30 sec", "1 hr 15 min", "1 to 1½ hrs", "5 to 6 days". */
export function describeMinutes(minutes: Minutes): string {
  const [shortest, longest] = [shortestOf(minutes), longestOf(minutes)].map(toMilliseconds) as [
    number,
    number,
  ];
  return shortest === longest ? single(shortest) : range(shortest, longest);
}

/** Formats the time of a dish: "45 min", "24 to 28 hrs"; two days and more in half days: "5½ to 7 days". */
export function describeDishTime(minutes: Minutes): string {
  const days = (length: number) => Math.round((length * MINUTE) / (DAY / 2)) / 2;
  if (shortestOf(minutes) * MINUTE < 2 * DAY) return describeMinutes(minutes);
  return describeDays(days(longestOf(minutes)), days(shortestOf(minutes)));
}

/** Time on the card of a dish: "40 min"; "45 min prep, 1 hr 15 min in all" if the card shows a part of the total. */
export function cardTime({ card, cardLabel, total }: Recipe['times']): string {
  const whole = describeDishTime(total);
  return cardLabel ? messages.inAll({ time: describeDishTime(card), label: cardLabel, total: whole }) : whole;
}

/** ISO 8601 duration for structured data: "PT75M"; "PT1M30S" if there are seconds. */
export function isoDuration(minutes: number): string {
  const length = toMilliseconds(minutes);
  const rest = (length % MINUTE) / SECOND;
  const whole = Math.floor(length / MINUTE);
  if (rest === 0) return `PT${whole}M`;
  return whole === 0 ? `PT${rest}S` : `PT${whole}M${rest}S`;
}

/** Formats remaining milliseconds as a clock: "4:59", "1:02:03". Rounds up, so that 0:00 means done. */
export function describeClock(left: number): string {
  const length = Number.isFinite(left) ? Math.max(0, Math.ceil(left / SECOND) * SECOND) : 0;
  const pad = (number: number) => String(number).padStart(2, '0');
  const hours = Math.floor(length / HOUR);
  const minutes = Math.floor((length % HOUR) / MINUTE);
  const seconds = pad((length % MINUTE) / SECOND);
  return hours > 0 ? `${hours}:${pad(minutes)}:${seconds}` : `${minutes}:${seconds}`;
}

/** Milliseconds, rounded to whole seconds. */
function toMilliseconds(minutes: number): number {
  return Number.isFinite(minutes) ? Math.max(0, Math.round((minutes * MINUTE) / SECOND) * SECOND) : 0;
}

/** Number with an optional half: "5½". */
function halves(value: number): string {
  return `${Math.floor(value)}${value % 1 === 0 ? '' : '½'}`;
}

/** True where half hours are part of the number, "1½ to 2 hrs"; false for “1 h 30 à 2 h”. The type is that of one language. */
const HAS_HALF_HOURS = String(messages.halfHours) === '½';

/** Half days: "7 days", "5½ to 7 days". @param first minimum of a range */
function describeDays(days: number, first = days): string {
  const [from, to] = [halves(first), halves(days)];
  return messages.days({ count: days, number: from === to ? to : rangeOf({ from, to }) });
}

function single(length: number): string {
  if (length >= 2 * DAY && length % DAY === 0) return describeDays(length / DAY);
  const hours = Math.floor(length / HOUR);
  const minutes = Math.floor((length % HOUR) / MINUTE);
  const seconds = (length % MINUTE) / SECOND;
  const inHours = messages.hours({ count: hours, number: hours });
  if (hours > 0 && minutes > 0 && seconds === 0) return messages.hoursAndMinutes({ hours: inHours, minutes });
  const parts = [
    ...(hours > 0 ? [inHours] : []),
    ...(minutes > 0 ? [messages.minutes({ number: minutes })] : []),
    ...(seconds > 0 ? [messages.seconds({ number: seconds })] : []),
  ];
  if (parts.length === 0) return messages.minutes({ number: 0 });
  return parts.reduceRight((rest, first) => messages.together({ first, rest }));
}

function range(shortest: number, longest: number): string {
  const both = (unit: number) => shortest % unit === 0 && longest % unit === 0;
  const number = (unit: number) => rangeOf({ from: halves(shortest / unit), to: halves(longest / unit) });
  if (longest >= 2 * DAY && both(DAY)) return describeDays(longest / DAY, shortest / DAY);
  if (shortest >= HOUR && both(HAS_HALF_HOURS ? HOUR / 2 : HOUR))
    return messages.hours({ count: longest / HOUR, number: number(HOUR) });
  if (longest < HOUR && both(MINUTE)) return messages.minutes({ number: number(MINUTE) });
  if (longest < MINUTE) return messages.seconds({ number: number(SECOND) });
  return rangeOf({ from: single(shortest), to: single(longest) });
}
