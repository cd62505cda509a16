import * as messages from '@/.content/messages/duration';
import { range as rangeOf } from '@/.content/messages/text';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A length of time, or the shortest and the longest: "30 sec", "1 hr 15 min", "1 to 1½ hrs", "5 to 6 days". */
export function describeMinutes(minutes: number | readonly [number, number]): string {
  if (typeof minutes === 'number') return single(toSeconds(minutes));
  const shortest = toSeconds(Math.min(...minutes));
  const longest = toSeconds(Math.max(...minutes));
  return shortest === longest ? single(shortest) : range(shortest, longest);
}

/** An ISO 8601 duration for structured data: "PT75M"; "PT1M30S" where there are seconds. */
export function isoDuration(minutes: number): string {
  const seconds = toSeconds(minutes);
  const rest = seconds % MINUTE;
  const whole = Math.floor(seconds / MINUTE);
  if (rest === 0) return `PT${whole}M`;
  return whole === 0 ? `PT${rest}S` : `PT${whole}M${rest}S`;
}

/** Time left on a clock: "4:59", "1:02:03". Parts of a second count as one, so that 0:00 means done. */
export function describeClock(seconds: number): string {
  const left = Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : 0;
  const hours = Math.floor(left / HOUR);
  const minutes = Math.floor((left % HOUR) / MINUTE);
  const rest = String(left % MINUTE).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

function toSeconds(minutes: number): number {
  return Number.isFinite(minutes) ? Math.max(0, Math.round(minutes * MINUTE)) : 0;
}

/** "5½": a number to the half. */
function halves(value: number): string {
  return `${Math.floor(value)}${value % 1 === 0 ? '' : '½'}`;
}

/** Days to the half: "7 days", "5½ to 7 days". @param first shortest of a range */
export function describeDays(days: number, first = days): string {
  const [from, to] = [halves(first), halves(days)];
  return messages.days({ count: days, number: from === to ? to : rangeOf({ from, to }) });
}

function single(seconds: number): string {
  if (seconds >= 2 * DAY && seconds % DAY === 0) return describeDays(seconds / DAY);
  const hours = Math.floor(seconds / HOUR);
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  const rest = seconds % MINUTE;
  const parts = [
    ...(hours > 0 ? [messages.hours({ count: hours, number: hours })] : []),
    ...(minutes > 0 ? [messages.minutes({ number: minutes })] : []),
    ...(rest > 0 ? [messages.seconds({ number: rest })] : []),
  ];
  if (parts.length === 0) return messages.minutes({ number: 0 });
  return parts.reduceRight((rest, first) => messages.together({ first, rest }));
}

function range(shortest: number, longest: number): string {
  const both = (unit: number) => shortest % unit === 0 && longest % unit === 0;
  const number = (unit: number) => rangeOf({ from: halves(shortest / unit), to: halves(longest / unit) });
  if (longest >= 2 * DAY && both(DAY)) return describeDays(longest / DAY, shortest / DAY);
  if (shortest >= HOUR && both(HOUR / 2))
    return messages.hours({ count: longest / HOUR, number: number(HOUR) });
  if (longest < HOUR && both(MINUTE)) return messages.minutes({ number: number(MINUTE) });
  if (longest < MINUTE) return messages.seconds({ number: number(1) });
  return rangeOf({ from: single(shortest), to: single(longest) });
}
