import { describeMinutes } from '@/lib/kitchen/duration';
import { nightStages, type Plan, type Stage } from './plan';
import { clockChange, type Fit, instantOf, turnOf, type WallTime, wallTimeOf, type Zone } from './wall-time';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const TURNS = { only: '', first: ' before the clocks go back', second: ' after the clocks go back' };

const midnight = (day: string) => Date.parse(`${day.slice(0, 10)}T00:00Z`);
const daysBetween = (from: string, to: string) => Math.round((midnight(to) - midnight(from)) / DAY);
const weekday = (day: string) => WEEKDAYS[new Date(midnight(day)).getUTCDay()] ?? '';

/**
 * A day in words: "Friday 20 November", with the year when it is not that of `today`.
 *
 * @param day a day or wall time, `2026-11-20…` @param today the same form
 */
export function describeDay(day: string, today: string): string {
  const date = new Date(midnight(day));
  const year = day.slice(0, 4) === today.slice(0, 4) ? '' : ` ${day.slice(0, 4)}`;
  return `${weekday(day)} ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}${year}`;
}

/** A day as one would say it: "today", "tomorrow", "yesterday", otherwise "Friday 20 November". */
export function sayDay(day: string, today: string): string {
  const near: Record<number, string> = { [-1]: 'yesterday', 0: 'today', 1: 'tomorrow' };
  return near[daysBetween(today, day)] ?? describeDay(day, today);
}

/** The time of an instant, "18:45"; says which of the two where clocks going back bring it twice. */
export function describeTime(instant: number, zone?: Zone): string {
  return `${roundWall(instant, zone).slice(11)}${TURNS[turnOf(round(instant), zone)]}`;
}

// Half minutes would otherwise be cut off, and 18:44:30 with half a minute of work end when it starts.
const round = (instant: number) => Math.round(instant / MINUTE) * MINUTE;
const roundWall = (instant: number, zone: Zone): WallTime => wallTimeOf(round(instant), zone);

/** A day and time in words: "today at 18:45", "Friday 20 November at 18:45". */
export function sayMoment(instant: number, now: number, zone?: Zone): string {
  const day = sayDay(roundWall(instant, zone), wallTimeOf(now, zone));
  return `${day} at ${describeTime(instant, zone)}`;
}

/** A moment as seen from another: "18:45" the same day, "Saturday 09:00" within the week, else with the date. */
export function describeMoment(instant: number, seenFrom: number, zone?: Zone): string {
  const [there, here] = [roundWall(instant, zone), roundWall(seenFrom, zone)];
  const clock = describeTime(instant, zone);
  const days = Math.abs(daysBetween(here, there));
  if (days === 0) return clock;
  return `${days < 7 ? weekday(there) : describeDay(there, here)} ${clock}`;
}

/** A length in words, whole minutes: "1 hr 20 min", "25 hrs 40 min"; from two days on "6 days 2 hrs". */
export function describeLength(minutes: number): string {
  const whole = Math.max(0, Math.round(minutes));
  const rest = whole % (24 * 60);
  if (whole < 48 * 60 || rest === 0) return describeMinutes(whole);
  return `${Math.floor(whole / (24 * 60))} days ${describeMinutes(rest)}`;
}

/** "25 hrs 40 min, of which you work 1 hr 20 min." */
export function totalWords({ total, active }: Pick<Plan, 'total' | 'active'>): string {
  const whole = describeLength(total);
  if (Math.round(active) === 0) return `${whole}, all of it hands off.`;
  return active >= total
    ? `${whole}, all of it work.`
    : `${whole}, of which you work ${describeLength(active)}.`;
}

/** What runs by itself in a stage: "Soak, 14 hrs, until Saturday 09:00, hands off". */
export function passiveWords(task: Stage['passive'][number], stage: Stage, zone?: Zone): string {
  return `${task.label}, ${passiveTimes(task, stage, zone)}`;
}

/**
 * How long something runs by itself: "14 hrs, until Saturday 09:00, hands off". Where it does not begin with the stage,
 * the beginning is said too: "9 min, 18:26 to 18:35, hands off".
 */
export function passiveTimes(task: Stage['passive'][number], stage: Stage, zone?: Zone): string {
  const { start, end, until } = task;
  const length = describeLength((end - start) / MINUTE);
  const beside = until === undefined ? 'hands off' : 'hands off while you go on';
  const ends = describeMoment(end, stage.start, zone);
  const when =
    round(start) === round(stage.start)
      ? `until ${ends}`
      : `${describeMoment(start, stage.start, zone)} to ${ends}`;
  return `${length}, ${when}, ${beside}`;
}

/** The handiwork of a stage: "15 min of work"; '' where there is none. */
export function activeWords({ active }: Pick<Stage, 'active'>): string {
  return Math.round(active) === 0 ? '' : `${describeLength(active)} of work`;
}

/** "Start between Friday 18:45 and Saturday 08:45"; '' where the recipe leaves no choice. */
export function windowWords({ window, start }: Pick<Stage, 'window' | 'start'>, zone?: Zone): string {
  if (!window) return '';
  const [earliest, latest] = window;
  const sameDay = roundWall(earliest, zone).slice(0, 10) === roundWall(latest, zone).slice(0, 10);
  // Two days need both names, whichever of them the row stands under.
  const [one, other] = sameDay ? [start, start] : [latest, earliest];
  return `Start between ${describeMoment(earliest, one, zone)} and ${describeMoment(latest, other, zone)}`;
}

/** What to know about a chosen time that clocks skip or repeat; '' for any other. */
export function fitWords(wall: WallTime, fit: Fit, zone?: Zone): string {
  const clock = wall.slice(11);
  const day = describeDay(wall, wall);
  if (fit === 'twice') return `${clock} comes twice on ${day}, as the clocks go back. I count on the first.`;
  if (fit === 'exact') return '';
  const taken = describeTime(instantOf(wall, zone).instant, zone);
  return `There is no ${clock} on ${day}, as the clocks go forward. I count on ${taken}.`;
}

/** What to know about a plan in the middle of which the clocks change; '' for any other. */
function clockChangeWords({ start, eatAt }: Pick<Plan, 'start' | 'eatAt'>, zone?: Zone): string {
  const change = clockChange(start, eatAt, zone);
  if (!change) return '';
  const wall = wallTimeOf(change.at, zone);
  const way = change.forward ? 'forward' : 'back';
  return `The clocks go ${way} on ${describeDay(wall, wall)}, in the middle of this. The times below allow for it.`;
}

/** Which stages fall into the night: "In the night: Carve (Sunday 02:10). …"; '' where none does. */
function nightWords(plan: Plan, zone?: Zone): string {
  const stages = nightStages(plan, zone).map(
    ({ title, start }) => `${title} (${weekday(roundWall(start, zone))} ${describeTime(start, zone)})`,
  );
  return stages.length === 0
    ? ''
    : `In the night: ${stages.join(', ')}. Eating at another hour moves ${stages.length === 1 ? 'it' : 'them'}.`;
}

/** Everything one should know about a plan besides its times, a sentence or two each. */
export function planNotes(plan: Plan, zone?: Zone): string[] {
  return [clockChangeWords(plan, zone), nightWords(plan, zone)].filter((words) => words !== '');
}
