import { tzOffset } from '@date-fns/tz/tzOffset';
import { DAY, MINUTE, SECOND } from '@/lib/text/time';

/** Local day and time without a time zone: `2026-11-22T19:00`, years 2000 to 2099. */
export type WallTime = string;

/** IANA time zone such as `America/Toronto`; undefined for that of the visitor. */
export type Zone = string | undefined;

const SHAPE = /^20\d\d-\d\d-\d\dT\d\d:\d\d$/;

/** Validates a wall time; null for invalid texts and for days that do not exist (31 February). Never throws. */
export function parseWallTime(text: string): WallTime | null {
  if (!SHAPE.test(text)) return null;
  const read = new Date(`${text}:00Z`);
  // Some engines roll 31 February over into March.
  return !Number.isNaN(read.getTime()) && toText(read) === text ? text : null;
}

const toText = (date: Date): WallTime => date.toISOString().slice(0, 16);
const toNumber = (wall: WallTime): number => Date.parse(`${wall}:00Z`);

/** Offset of a zone from UTC at an instant, in milliseconds. */
function offsetAt(instant: number, zone: Zone): number {
  const date = new Date(instant);
  // `Date` knows the zone of the visitor, and the first `Intl.DateTimeFormat` of a page takes 30 ms.
  return MINUTE * (zone ? tzOffset(zone, date) : -date.getTimezoneOffset());
}

/** Wall time at an instant (epoch milliseconds), without seconds. */
export function wallTimeOf(instant: number, zone?: Zone): WallTime {
  return toText(new Date(instant + offsetAt(instant, zone)));
}

/** Instants of a wall time: one, two if clocks going back repeat it, none if clocks going forward skip it. */
function instantsOf(wall: WallTime, zone: Zone): number[] {
  const guess = toNumber(wall);
  const offsets = new Set([offsetAt(guess - DAY, zone), offsetAt(guess + DAY, zone)]);
  return [...offsets]
    .filter((offset) => offsetAt(guess - offset, zone) === offset)
    .map((offset) => guess - offset)
    .sort((one, other) => one - other);
}

/** The day of an instant: `2026-11-20`. */
export const wallDayOf = (instant: number, zone?: Zone): string => wallTimeOf(instant, zone).slice(0, 10);

/** Number of instants of a wall time: `exact` for one, `skipped` for none, `twice` for two. */
export type WallTimeFit = 'exact' | 'skipped' | 'twice';

/**
 * Instant of a wall time, epoch milliseconds. Like `Date`, it uses the first instant of a repeated time, and moves a
 * skipped time forward by the clock change, so that 02:30 becomes 03:30.
 */
export function instantOf(wall: WallTime, zone?: Zone): { instant: number; fit: WallTimeFit } {
  const [first, second] = instantsOf(wall, zone);
  if (first !== undefined) return { instant: first, fit: second === undefined ? 'exact' : 'twice' };
  const guess = toNumber(wall);
  return { instant: guess - offsetAt(guess - DAY, zone), fit: 'skipped' };
}

/** Occurrence of the wall time of an instant: `only`, or `first` or `second` if clocks going back repeat it. */
export function occurrenceOf(instant: number, zone?: Zone): 'only' | 'first' | 'second' {
  const [first, second] = instantsOf(wallTimeOf(instant, zone), zone);
  if (first === undefined || second === undefined) return 'only';
  return instant < second ? 'first' : 'second';
}

/** Clock change between two instants: its instant, and its direction. Null if there is none. */
export function clockChange(from: number, to: number, zone?: Zone): { at: number; forward: boolean } | null {
  const before = offsetAt(from, zone);
  const after = offsetAt(to, zone);
  if (before === after) return null;
  let [low, high] = [from, to];
  while (high - low > SECOND) {
    const middle = (low + high) / 2;
    if (offsetAt(middle, zone) === before) low = middle;
    else high = middle;
  }
  return { at: Math.round(high / MINUTE) * MINUTE, forward: after > before };
}

/** First existing wall time at or after an instant that is a multiple of `minutes` (15, 60). */
export function nextWhole(instant: number, minutes: number, zone?: Zone): WallTime {
  const step = minutes * MINUTE;
  let wall = Math.ceil((instant + offsetAt(instant, zone)) / step) * step;
  let found = instantOf(toText(new Date(wall)), zone).instant;
  // If clocks go back, the first instant of this wall time may be in the past.
  while (found < instant) {
    wall += step;
    found = instantOf(toText(new Date(wall)), zone).instant;
  }
  return wallTimeOf(found, zone);
}
