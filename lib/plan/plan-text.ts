import * as messages from '@/.content/messages/plan';
import { comma } from '@/.content/messages/text';
import * as weekdays from '@/.content/messages/weekdays';
import { describeMinutes } from '@/lib/recipe/durations';
import { wallTimeWords } from '@/lib/text/clock';
import { dayNumber, monthName } from '@/lib/text/dates';
import { DAY, MINUTE } from '@/lib/text/time';
import { nightStages, type Plan, roundStart, type Stage, stagesByDay } from './plan';
import {
  clockChange,
  instantOf,
  occurrenceOf,
  type WallTime,
  type WallTimeFit,
  wallTimeOf,
  type Zone,
} from './wall-time';

const WEEKDAYS = [
  ...[weekdays.sunday, weekdays.monday, weekdays.tuesday, weekdays.wednesday],
  ...[weekdays.thursday, weekdays.friday, weekdays.saturday],
];

const midnight = (day: string) => Date.parse(`${day.slice(0, 10)}T00:00Z`);
const daysBetween = (from: string, to: string) => Math.round((midnight(to) - midnight(from)) / DAY);
const weekday = (day: string) => WEEKDAYS[new Date(midnight(day)).getUTCDay()] ?? '';

const partsOf = (day: string) => {
  const date = new Date(midnight(day));
  return {
    weekday: weekday(day),
    day: dayNumber(date.getUTCDate()),
    month: monthName(date.getUTCMonth() + 1),
  };
};

/**
 * Formats a day: "Friday 20 November", with the year if it is not that of `today`.
 *
 * @param day day or wall time, `2026-11-20…` @param today in the same format; if left out, the year is included
 */
export function describeDay(day: string, today = ''): string {
  const [year, parts] = [day.slice(0, 4), partsOf(day)];
  return year === today.slice(0, 4) ? messages.date(parts) : messages.dateWithYear({ ...parts, year });
}

/** Formats a day relative to today: "today", "tomorrow", "yesterday", otherwise "Friday 20 November". */
export function describeNearDay(day: string, today: string): string {
  const near: Record<number, string> = { [-1]: messages.yesterday, 0: messages.today, 1: messages.tomorrow };
  return near[daysBetween(today, day)] ?? describeDay(day, today);
}

/** Formats a day relative to today: "today", "tomorrow", "Saturday" within the next six days, otherwise with its date. */
export function describeNearWeekday(day: string, today: string): string {
  const ahead = daysBetween(today, day);
  return ahead > 1 && ahead < 7 ? weekday(day) : describeNearDay(day, today);
}

/** Formats the time of an instant: "6:45 pm". If clocks going back repeat that time, the text says which one it is. */
export function describeTime(instant: number, zone?: Zone): string {
  const time = wallTimeWords(roundWall(instant, zone));
  const occurrence = occurrenceOf(round(instant), zone);
  if (occurrence === 'only') return time;
  return occurrence === 'first'
    ? messages.beforeClocksGoBack({ time })
    : messages.afterClocksGoBack({ time });
}

// Without rounding, seconds are cut off, and half a minute of work at 18:44:30 would end at its start.
const round = (instant: number) => Math.round(instant / MINUTE) * MINUTE;
const roundWall = (instant: number, zone: Zone): WallTime => wallTimeOf(round(instant), zone);

/** Formats a day and time: "today at 6:45 pm", "Friday 20 November at 6:45 pm". */
export function describeNearMoment(instant: number, now: number, zone?: Zone): string {
  const day = describeNearDay(roundWall(instant, zone), wallTimeOf(now, zone));
  return messages.dayAtTime({ day, time: describeTime(instant, zone) });
}

/** "Start now, at 6:45 pm."; with the day if it is not today. */
export function startNowText(start: number, now: number, zone?: Zone): string {
  const isToday = daysBetween(wallTimeOf(now, zone), roundWall(start, zone)) === 0;
  return isToday
    ? messages.startNowToday({ time: describeTime(start, zone) })
    : messages.startNow({ moment: describeNearMoment(start, now, zone) });
}

/** Formats an instant relative to another: "6:45 pm" on the same day, "Saturday 9 am" within a week, otherwise with the date. */
export function describeMoment(instant: number, reference: number, zone?: Zone): string {
  const [there, here] = [roundWall(instant, zone), roundWall(reference, zone)];
  const clock = describeTime(instant, zone);
  const days = Math.abs(daysBetween(here, there));
  if (days === 0) return clock;
  return messages.dayTime({ day: days < 7 ? weekday(there) : describeDay(there, here), time: clock });
}

/** Formats a duration in whole minutes: "1 hr 20 min", "25 hrs 40 min"; from two days on "6 days 2 hrs". */
export function describeLength(minutes: number): string {
  const whole = Math.max(0, Math.round(minutes));
  const perDay = DAY / MINUTE;
  const rest = whole % perDay;
  if (whole < 2 * perDay || rest === 0) return describeMinutes(whole);
  return messages.daysAndHours({ count: Math.floor(whole / perDay), rest: describeMinutes(rest) });
}

/** "25 hrs 40 min, 1 hr 20 min of it hands-on." */
export function totalTimeText({ total, active }: Pick<Plan, 'total' | 'active'>): string {
  const length = describeLength(total);
  if (Math.round(active) === 0) return messages.allHandsOff({ length });
  return active >= total
    ? messages.allWork({ length })
    : messages.partWork({ length, work: describeLength(active) });
}

/** Passive task: "Soak, 14 hrs, until Saturday 9 am, hands-off"; with its start if that is after the start of the stage. */
export function passiveText(task: Stage['passive'][number], stage: Stage, zone?: Zone): string {
  const isBeside = task.until !== undefined;
  const parts = {
    task: task.label,
    length: describeLength((task.end - task.start) / MINUTE),
    end: describeMoment(task.end, stage.start, zone),
  };
  if (roundStart(task.start) === stage.start) {
    return isBeside ? messages.besideUntil(parts) : messages.handsOffUntil(parts);
  }
  const start = describeMoment(task.start, stage.start, zone);
  return isBeside ? messages.besideFromTo({ ...parts, start }) : messages.handsOffFromTo({ ...parts, start });
}

/** Active time of a stage: "15 min hands-on"; '' for none. */
export function activeText({ active }: Pick<Stage, 'active'>): string {
  return Math.round(active) === 0 ? '' : messages.ofWork({ length: describeLength(active) });
}

/** "Start between Friday 6:45 pm and Saturday 8:45 am"; '' without a window. */
export function windowText({ window, start }: Pick<Stage, 'window' | 'start'>, zone?: Zone): string {
  if (!window) return '';
  const [earliest, latest] = window;
  const sameDay = roundWall(earliest, zone).slice(0, 10) === roundWall(latest, zone).slice(0, 10);
  // If the bounds are on different days, name both days.
  const [one, other] = sameDay ? [start, start] : [latest, earliest];
  return messages.startBetween({
    earliest: describeMoment(earliest, one, zone),
    latest: describeMoment(latest, other, zone),
  });
}

/** Note about a chosen time that a clock change skips or repeats; '' for other times. */
export function fitText(wall: WallTime, fit: WallTimeFit, zone?: Zone): string {
  const time = wallTimeWords(wall);
  const date = describeDay(wall, wall);
  if (fit === 'twice') return messages.repeatedTime({ time, date });
  if (fit === 'exact') return '';
  const taken = describeTime(instantOf(wall, zone).instant, zone);
  return messages.skippedTime({ time, date, taken });
}

/** Notes about a plan: clock changes during it, and stages at night. */
export function planNotes(plan: Plan, zone?: Zone): string[] {
  const notes: string[] = [];
  const change = clockChange(plan.start, plan.eatAt, zone);
  if (change) {
    const wall = wallTimeOf(change.at, zone);
    const date = describeDay(wall, wall);
    notes.push(change.forward ? messages.clocksGoForward({ date }) : messages.clocksGoBack({ date }));
  }
  const steps = nightStages(plan, zone).map(({ title, start }) => {
    const day = weekday(roundWall(start, zone));
    return messages.nightStep({ step: title, weekday: day, time: describeTime(start, zone) });
  });
  if (steps.length > 0) notes.push(messages.nightSteps({ count: steps.length, steps: steps.join(comma) }));
  return notes;
}

/** Lines about a stage after its title: note, active time, passive tasks. */
export function stageLines(stage: Stage, zone?: Zone): string[] {
  const passive = stage.passive.map((task) => passiveText(task, stage, zone));
  return [stage.note ?? '', activeText(stage), ...passive].filter((line) => line !== '');
}

const INDENT = ' '.repeat(7);

/**
 * Plan as plain text, for copying: days with times and stages, and the address of the page at the end.
 *
 * @param address full address of the page
 */
export function planText(plan: Plan, title: string, address: string, zone?: Zone): string {
  const table = wallTimeOf(plan.eatAt, zone);
  const clock = describeTime(plan.eatAt, zone);
  const days = stagesByDay(plan, zone).map(({ day, stages }) => {
    const rows = stages.flatMap((stage) => [
      `${describeTime(stage.start, zone)}  ${stage.title}`,
      ...[...stageLines(stage, zone), windowText(stage, zone)]
        .filter((line) => line !== '')
        .map((line) => `${INDENT}${line}`),
    ]);
    if (day === table.slice(0, 10)) rows.push(`${clock}  ${messages.eat}`);
    return [describeDay(day, table), ...rows].join('\n');
  });
  const head = [
    messages.toEatOn({ recipe: title, date: describeDay(table), time: clock }),
    totalTimeText(plan),
  ];
  head.push(...planNotes(plan, zone));
  return [head.join('\n'), ...days, address].join('\n\n').concat('\n');
}
