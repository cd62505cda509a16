import * as messages from '@/.content/messages/timers';
import type { Stored } from '@/lib/storage/storage';
import { HOUR, longestOf, MINUTE, type Minutes, SECOND, shortestOf } from '@/lib/text/time';

/**
 * Kitchen timers. A running timer is only the moment it ends, so a reload, a sleeping tab or a locked phone
 * cannot make it late; where the clock of the device is set meanwhile, that moment moves with it. All times are
 * milliseconds; moments are epoch milliseconds.
 */

/** The longest a timer can be set to; a page is no alarm clock for the day after tomorrow. */
export const LONGEST_TIMER = 4 * HOUR;
/** How long an alarm sounds. */
export const ALARM_LENGTH = MINUTE;
/** Timers that ended longer ago are forgotten when the list is read. */
export const FORGOTTEN_AFTER = 6 * HOUR;
const MOST_TIMERS = 12;

export type TimerSpec = {
  /** One timer an id; starting it again starts it over. */
  id: string;
  /** "Fry the paste" */
  label: string;
  /** Title of the recipe it belongs to, and path of the page it was started on. */
  recipe: string;
  path: string;
  /** Language of its label (BCP 47), where that is not the language of the site. */
  lang?: string;
  /** What it is set to, and what a range allows beyond that: for "8 to 10 min", two minutes more. */
  total: number;
  more?: number;
};

/** Runs while it has an `endsAt`; paused while it has a `left`. */
export type Timer = TimerSpec & ({ endsAt: number } | { left: number });

/** Id of the timer of one duration of one step. */
export function timerId(slug: string, step: string, duration: string): string {
  return `${slug}/${step}/${duration}`;
}

/** What a timer of these minutes is set to, of a range the shorter; null where it is longer than a timer can be. */
export function timerLength(minutes: Minutes): Pick<TimerSpec, 'total' | 'more'> | null {
  const total = Math.round(shortestOf(minutes) * MINUTE);
  if (total < SECOND || total > LONGEST_TIMER) return null;
  const more = Math.round(longestOf(minutes) * MINUTE) - total;
  return more > 0 ? { total, more: Math.min(more, LONGEST_TIMER) } : { total };
}

export function startTimer(spec: TimerSpec, now: number): Timer {
  return { ...spec, endsAt: now + spec.total };
}

export function isPaused(timer: Timer): timer is TimerSpec & { left: number } {
  return 'left' in timer;
}

/** What is left, never below zero, and never more than it was set to should the clock have been put back. */
export function timeLeft(timer: Timer, now: number): number {
  const left = isPaused(timer) ? timer.left : timer.endsAt - now;
  return Math.min(Math.max(left, 0), timer.total);
}

/** Whether it has run out. */
export function isDone(timer: Timer, now: number): boolean {
  return !isPaused(timer) && timer.endsAt <= now;
}

/** How long ago it ran out; zero while it has not. */
export function timeOver(timer: Timer, now: number): number {
  return isPaused(timer) ? 0 : Math.max(now - timer.endsAt, 0);
}

/** Stops the clock with what is left; a timer that has run out stays as it is. */
export function pauseTimer(timer: Timer, now: number): Timer {
  if (isPaused(timer) || isDone(timer, now)) return timer;
  const { endsAt: _, ...spec } = timer;
  return { ...spec, left: timeLeft(timer, now) };
}

export function resumeTimer(timer: Timer, now: number): Timer {
  if (!isPaused(timer)) return timer;
  const { left, ...spec } = timer;
  return { ...spec, endsAt: now + left };
}

/** Adds time; one that has run out starts over from now with only the added time. */
export function extendTimer(timer: Timer, by: number, now: number): Timer {
  if (isDone(timer, now)) {
    // What a range allowed beyond the shorter time has been used or declined by now.
    const { more: _, ...spec } = timer;
    return { ...spec, total: by, endsAt: now + by };
  }
  const added = Math.min(by, LONGEST_TIMER - timeLeft(timer, now));
  const total = timer.total + added;
  return isPaused(timer)
    ? { ...timer, total, left: timer.left + added }
    : { ...timer, total, endsAt: timer.endsAt + added };
}

/** The list with this timer in it, in place of one with the same id; the oldest gives way when it is full. */
export function putTimer(timers: readonly Timer[], timer: Timer): Timer[] {
  return timers.some(({ id }) => id === timer.id)
    ? timers.map((other) => (other.id === timer.id ? timer : other))
    : [...timers, timer].slice(-MOST_TIMERS);
}

/** Those that have run out first, then the next to end, paused ones last. */
export function sortTimers(timers: readonly Timer[]): Timer[] {
  const moment = (timer: Timer) => (isPaused(timer) ? Number.MAX_SAFE_INTEGER : timer.endsAt);
  return [...timers].sort((a, b) => moment(a) - moment(b));
}

/** "just now", "40 seconds ago", "4 minutes ago", "1 hour ago", from milliseconds. */
export function describeAgo(over: number): string {
  if (over < 10 * SECOND) return messages.justNow;
  if (over < MINUTE) return messages.secondsAgo({ count: Math.floor(over / SECOND) });
  if (over < HOUR) return messages.minutesAgo({ count: Math.floor(over / MINUTE) });
  return messages.hoursAgo({ count: Math.floor(over / HOUR) });
}

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= longest;

const isBetween = (value: unknown, low: number, high: number): value is number =>
  typeof value === 'number' && value >= low && value <= high;

/** A timer as storage holds it. */
type Unread = Partial<Record<keyof TimerSpec | 'endsAt' | 'left', unknown>>;

function cleanTimer(value: unknown): Timer[] {
  const { id, label, recipe, path, lang, total, more, endsAt, left } = Object(value) as Unread;
  if (!isText(id, 200) || !isText(label, 120) || !isText(recipe, 160) || !isText(path, 200)) return [];
  // A path of this site only: "//elsewhere.example" would lead away.
  if (!/^\/(?![/\\])/.test(path) || !isBetween(total, SECOND, 2 * LONGEST_TIMER)) return [];
  const spec: TimerSpec = { id, label, recipe, path, total };
  if (isText(lang, 35)) spec.lang = lang;
  if (isBetween(more, SECOND, LONGEST_TIMER)) spec.more = more;
  if (isBetween(left, 0, 2 * LONGEST_TIMER)) return [{ ...spec, left }];
  return isBetween(endsAt, 0, Number.MAX_SAFE_INTEGER) ? [{ ...spec, endsAt }] : [];
}

/** The cook's timers, those among them that {@link currentTimers} leaves out. */
export const TIMERS: Stored<Timer[]> = {
  key: 'rtr:timers',
  version: 1,
  empty: [],
  read: (value) =>
    Array.isArray(value)
      ? [...new Map(value.flatMap(cleanTimer).map((timer) => [timer.id, timer])).values()]
      : null,
  isMinor: true,
};

/** Those that run, are paused, or ended in the last hours. */
export function currentTimers(timers: readonly Timer[], now: number): Timer[] {
  return timers.filter((timer) => timeOver(timer, now) <= FORGOTTEN_AFTER).slice(-MOST_TIMERS);
}

/** Milliseconds of the device’s clock, which may be set, and of one that only runs, but may sleep with the device. */
export type Clocks = { wall: number; steady: number };

/** What both clocks may differ by between two readings without one having been set. */
const TOLERANCE = 2 * SECOND;

/** Milliseconds that the clock was set forward between two readings; a hidden page may just have slept. */
export function clockSetBy(before: Clocks, now: Clocks, wasHidden: boolean): number {
  const by = now.wall - before.wall - (now.steady - before.steady);
  return Math.abs(by) < TOLERANCE || (by > 0 && wasHidden) ? 0 : by;
}

/** The timers with the ends of those that run moved; the same list where nothing moves. */
export function movedTimers(timers: Timer[], by: number): Timer[] {
  if (by === 0 || timers.every(isPaused)) return timers;
  return timers.map((timer) => (isPaused(timer) ? timer : { ...timer, endsAt: timer.endsAt + by }));
}

/** Starts timers over that would run longer than they were set to, since the clock was set back. */
export function boundTimers(timers: Timer[], now: number): Timer[] {
  const isTooLong = (timer: Timer) => !isPaused(timer) && timer.endsAt - now > timer.total;
  if (!timers.some(isTooLong)) return timers;
  return timers.map((timer) => (isTooLong(timer) ? startTimer(timer, now) : timer));
}
