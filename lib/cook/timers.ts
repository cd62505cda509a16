import * as messages from '@/.content/messages/timers';
import type { Stored } from '@/lib/storage/storage';
import { HOUR, longestOf, MINUTE, type Minutes, SECOND, shortestOf } from '@/lib/text/time';

/**
 * Kitchen timers. A running timer is stored as the instant at which it ends, so that reloads, throttled tabs and locked
 * phones do not delay it; when the clock of the device is set, that instant is moved. Durations are in ms, instants are
 * epoch milliseconds.
 */

/** Maximum duration of a timer, in ms. */
export const LONGEST_TIMER = 4 * HOUR;
/** Duration of the alarm sound, in ms. */
export const ALARM_LENGTH = MINUTE;
/** Time after its end for which a timer stays in the list, in ms. */
export const MAX_TIME_OVER = 6 * HOUR;
const MOST_TIMERS = 12;

export type TimerSpec = {
  /** Unique; starting a timer with the same id restarts it. */
  id: string;
  /** "Fry the paste" */
  label: string;
  /** Title of its recipe, and path of the page on which it was started, with the choice that is cooked. */
  recipe: string;
  path: string;
  /** Language of its label (BCP 47), if it is not the language of the site. */
  lang?: string;
  /** Duration, and the rest of a range: 8 and 2 minutes for "8 to 10 min". In ms. */
  total: number;
  more?: number;
};

/** Timer: running with `endsAt`, paused with `left`. */
export type Timer = TimerSpec & ({ endsAt: number } | { left: number });

/** Id of the timer of one duration of one step. */
export function timerId(slug: string, step: string, duration: string): string {
  return `${slug}/${step}/${duration}`;
}

/** Duration of a timer for minutes or the minimum of a range; null if it is too short or too long for a timer. */
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

/** Remaining time in ms, from zero to the duration of the timer. */
export function timeLeft(timer: Timer, now: number): number {
  const left = isPaused(timer) ? timer.left : timer.endsAt - now;
  return Math.min(Math.max(left, 0), timer.total);
}

/** True if a timer has ended. */
export function isDone(timer: Timer, now: number): boolean {
  return !isPaused(timer) && timer.endsAt <= now;
}

/** Time since the end of a timer in ms; zero before it. */
export function timeOver(timer: Timer, now: number): number {
  return isPaused(timer) ? 0 : Math.max(now - timer.endsAt, 0);
}

/** Pauses a timer; a timer that has ended is unchanged. */
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

/** Adds time to a timer; one that has ended is restarted with the added time only. */
export function extendTimer(timer: Timer, by: number, now: number): Timer {
  if (isDone(timer, now)) {
    // The rest of the range is over.
    const { more: _, ...spec } = timer;
    return { ...spec, total: by, endsAt: now + by };
  }
  const added = Math.min(by, LONGEST_TIMER - timeLeft(timer, now));
  const total = timer.total + added;
  return isPaused(timer)
    ? { ...timer, total, left: timer.left + added }
    : { ...timer, total, endsAt: timer.endsAt + added };
}

/** Adds a timer to a list, replacing one with the same id; drops the oldest if the list is full. */
export function putTimer(timers: readonly Timer[], timer: Timer): Timer[] {
  return timers.some(({ id }) => id === timer.id)
    ? timers.map((other) => (other.id === timer.id ? timer : other))
    : [...timers, timer].slice(-MOST_TIMERS);
}

/** Sorts timers by their end: ended ones first, paused ones last. */
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

/** Stored timer before validation. */
type Unread = Partial<Record<keyof TimerSpec | 'endsAt' | 'left', unknown>>;

function cleanTimer(value: unknown): Timer[] {
  const { id, label, recipe, path, lang, total, more, endsAt, left } = Object(value) as Unread;
  if (!isText(id, 200) || !isText(label, 120) || !isText(recipe, 160) || !isText(path, 400)) return [];
  // Only paths of this site: "//other.example" is an address of another host.
  if (!/^\/(?![/\\])/.test(path) || !isBetween(total, SECOND, 2 * LONGEST_TIMER)) return [];
  const spec: TimerSpec = { id, label, recipe, path, total };
  if (isText(lang, 35)) spec.lang = lang;
  if (isBetween(more, SECOND, LONGEST_TIMER)) spec.more = more;
  if (isBetween(left, 0, 2 * LONGEST_TIMER)) return [{ ...spec, left }];
  return isBetween(endsAt, 0, Number.MAX_SAFE_INTEGER) ? [{ ...spec, endsAt }] : [];
}

/** Instant until which a timer is in the list; a paused one stays. */
const shownUntil = (timer: Timer) =>
  isPaused(timer) ? Number.MAX_SAFE_INTEGER : timer.endsAt + MAX_TIME_OVER;

/** Stored timers, including those that {@link currentTimers} leaves out. */
export const TIMERS: Stored<Timer[]> = {
  key: 'rtr:timers',
  version: 1,
  empty: [],
  read: (value) =>
    Array.isArray(value)
      ? [...new Map(value.flatMap(cleanTimer).map((timer) => [timer.id, timer])).values()]
      : null,
  entryKey: (timer) => String(Object(timer).id),
  counts: (timers) => ({
    timers: {
      count: currentTimers(timers, Date.now()).length,
      until: Math.max(0, ...timers.map(shownUntil)),
    },
  }),
  isMinor: true,
};

/** Timers that are running, paused, or ended recently. */
export function currentTimers(timers: readonly Timer[], now: number): Timer[] {
  return timers.filter((timer) => now <= shownUntil(timer)).slice(-MOST_TIMERS);
}

/** Milliseconds of `Date.now()`, which users can set, and of `performance.now()`, which may stop during sleep. */
export type Clocks = { wall: number; steady: number };

/** Difference of both clocks in ms that is not treated as a change of the clock. */
const TOLERANCE = 2 * SECOND;

/** Milliseconds by which the clock was set forward between two readings; zero for a gain of a hidden page, which may have slept. */
export function clockSetBy(before: Clocks, now: Clocks, wasHidden: boolean): number {
  const by = now.wall - before.wall - (now.steady - before.steady);
  return Math.abs(by) < TOLERANCE || (by > 0 && wasHidden) ? 0 : by;
}

/** Moves the ends of running timers; returns the same list if none changes. */
export function movedTimers(timers: Timer[], by: number): Timer[] {
  if (by === 0 || timers.every(isPaused)) return timers;
  return timers.map((timer) => (isPaused(timer) ? timer : { ...timer, endsAt: timer.endsAt + by }));
}

/** Restarts timers with more time left than their duration, which happens when the clock was set back. */
export function boundTimers(timers: Timer[], now: number): Timer[] {
  const isTooLong = (timer: Timer) => !isPaused(timer) && timer.endsAt - now > timer.total;
  if (!timers.some(isTooLong)) return timers;
  return timers.map((timer) => (isTooLong(timer) ? startTimer(timer, now) : timer));
}
