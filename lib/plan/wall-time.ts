import { DAY, MINUTE, SECOND } from '@/lib/text/time';

/** A day and time as the clock on the wall says it: `2026-11-22T19:00`, years 2000 to 2099. */
export type WallTime = string;

/** An IANA time zone such as `America/Toronto`; left out, the visitor's own. */
export type Zone = string | undefined;

const SHAPE = /^20\d\d-\d\d-\d\dT\d\d:\d\d$/;

/** The time a text says, or null for any other text and for days that do not exist (31 February). Never throws. */
export function parseWallTime(text: string): WallTime | null {
  if (!SHAPE.test(text)) return null;
  const read = new Date(`${text}:00Z`);
  // Some engines roll 31 February over into March.
  return !Number.isNaN(read.getTime()) && toText(read) === text ? text : null;
}

const toText = (date: Date): WallTime => date.toISOString().slice(0, 16);
const toNumber = (wall: WallTime): number => Date.parse(`${wall}:00Z`);

const readers = new Map<Zone, Intl.DateTimeFormat>();

function readerFor(zone: Zone): Intl.DateTimeFormat {
  const known = readers.get(zone);
  if (known) return known;
  const reader = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  readers.set(zone, reader);
  return reader;
}

/** How far the wall clock is ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, zone: Zone): number {
  const part = { year: 0, month: 1, day: 1, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of readerFor(zone).formatToParts(instant)) {
    if (type in part) part[type as keyof typeof part] = Number(value);
  }
  const wall = Date.UTC(part.year, part.month - 1, part.day, part.hour, part.minute, part.second);
  return wall - Math.floor(instant / SECOND) * SECOND;
}

/** What the wall clock says at an instant (epoch milliseconds), seconds left off. */
export function wallTimeOf(instant: number, zone?: Zone): WallTime {
  return toText(new Date(instant + offsetAt(instant, zone)));
}

/** Every instant at which the wall clock says this: one, two when clocks go back, none when they skip it. */
function instantsOf(wall: WallTime, zone: Zone): number[] {
  const guess = toNumber(wall);
  const offsets = new Set([offsetAt(guess - DAY, zone), offsetAt(guess + DAY, zone)]);
  return [...offsets]
    .filter((offset) => offsetAt(guess - offset, zone) === offset)
    .map((offset) => guess - offset)
    .sort((one, other) => one - other);
}

/** How a wall time sits in its zone: `skipped` when clocks jump over it, `twice` when they go back over it. */
export type Fit = 'exact' | 'skipped' | 'twice';

/**
 * The instant of a wall time, epoch milliseconds. A time that comes twice is taken the first time; one that is
 * skipped is moved on by as much as the clocks are, so that 02:30 becomes 03:30. This is what `Date` does too.
 */
export function instantOf(wall: WallTime, zone?: Zone): { instant: number; fit: Fit } {
  const [first, second] = instantsOf(wall, zone);
  if (first !== undefined) return { instant: first, fit: second === undefined ? 'exact' : 'twice' };
  const guess = toNumber(wall);
  return { instant: guess - offsetAt(guess - DAY, zone), fit: 'skipped' };
}

/** Whether an instant's wall time comes twice that day, and which of the two it is. */
export function turnOf(instant: number, zone?: Zone): 'only' | 'first' | 'second' {
  const [first, second] = instantsOf(wallTimeOf(instant, zone), zone);
  if (first === undefined || second === undefined) return 'only';
  return instant < second ? 'first' : 'second';
}

/** The change of clocks between two instants: when, and whether forward. Null where there is none. */
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

/** The first wall time that is whole by this many minutes (15, 60), exists, and is not before an instant. */
export function nextWhole(instant: number, minutes: number, zone?: Zone): WallTime {
  const step = minutes * MINUTE;
  let wall = Math.ceil((instant + offsetAt(instant, zone)) / step) * step;
  let found = instantOf(toText(new Date(wall)), zone).instant;
  // Where clocks go back, the same reading may already have passed once.
  while (found < instant) {
    wall += step;
    found = instantOf(toText(new Date(wall)), zone).instant;
  }
  return wallTimeOf(found, zone);
}
