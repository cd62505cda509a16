const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * A length of time in words: "30 sec", "5 min", "1 hr 15 min", "5 to 7 min", "1 to 1½ hrs", "10 to 24 hrs",
 * "5 to 6 days".
 *
 * @param minutes above zero; fractions are shown to the second. A pair is the shortest and the longest.
 */
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

function single(seconds: number): string {
  if (seconds >= 2 * DAY && seconds % DAY === 0) return `${seconds / DAY} days`;
  const hours = Math.floor(seconds / HOUR);
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  const rest = seconds % MINUTE;
  const parts = [
    hours > 0 && `${hours} ${hours > 1 ? 'hrs' : 'hr'}`,
    minutes > 0 && `${minutes} min`,
    rest > 0 && `${rest} sec`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(' ') : '0 min';
}

function range(shortest: number, longest: number): string {
  const both = (unit: number) => shortest % unit === 0 && longest % unit === 0;
  if (longest >= 2 * DAY && both(DAY)) return `${shortest / DAY} to ${longest / DAY} days`;
  if (shortest >= HOUR && both(HOUR / 2))
    return `${halves(shortest / HOUR)} to ${halves(longest / HOUR)} hrs`;
  if (longest < HOUR && both(MINUTE)) return `${shortest / MINUTE} to ${longest / MINUTE} min`;
  if (longest < MINUTE) return `${shortest} to ${longest} sec`;
  return `${single(shortest)} to ${single(longest)}`;
}

function halves(hours: number): string {
  return `${Math.floor(hours)}${hours % 1 === 0 ? '' : '½'}`;
}

/** The longest of a time that may be a range, in minutes. */
export function longestOf(minutes: number | readonly [number, number]): number {
  return typeof minutes === 'number' ? minutes : Math.max(...minutes);
}

/** The shortest of a time that may be a range, in minutes. */
export function shortestOf(minutes: number | readonly [number, number]): number {
  return typeof minutes === 'number' ? minutes : Math.min(...minutes);
}
