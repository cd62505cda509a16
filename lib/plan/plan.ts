import type { Step } from '@/lib/content/schema/recipe-step';
import type { UnitSystem } from '@/lib/content/schema/units';
import type { RecipeLanguage } from '@/lib/recipe/language';
import { renderText } from '@/lib/recipe/sentence';
import { roundsOf } from '@/lib/recipe/servings';
import { HOUR, MINUTE } from '@/lib/text/time';
import type { Parameter } from '@/lib/ui/address';
import {
  type Pace,
  type PlanEntry,
  type PlanStep,
  type PlanTask,
  planTimeline,
  type Timeline,
} from './timeline';
import { instantOf, nextWhole, parseWallTime, type WallTime, wallTimeOf, type Zone } from './wall-time';

/** Minutes; a window shorter than this is not shown. */
const SLACK = 5;
/** Milliseconds for which a past start still counts as now. */
const GRACE = 5 * MINUTE;
/** Starts are rounded down, so that everything is ready in time. In milliseconds. */
const START_STEP = 5 * MINUTE;
const DEFAULT_HOUR = '19:00';
/** Last default hour for a meal that cannot be ready by {@link DEFAULT_HOUR}. */
const LATEST_HOUR = '21:00';
/** Milliseconds before the meal from which starts at night get a note. */
const LONG = 6 * HOUR;

const isNight = (wall: WallTime) => wall.slice(11) >= '23:00' || wall.slice(11) < '06:00';

/** Choice of a visitor for a plan. */
export type PlanChoice = {
  /** Local wall time; null until chosen, and for invalid values. */
  eat: WallTime | null;
  /** `long` by default. */
  pace: Pace;
};

/** Plan in the address: `?eat=2026-11-22T19:00&pace=short`. */
export const PLAN: Parameter<PlanChoice> = {
  keys: ['eat', 'pace'],
  parse: (query) => ({
    eat: parseWallTime(query.get('eat')?.trim() ?? ''),
    pace: query.get('pace') === 'short' ? 'short' : 'long',
  }),
  write: ({ eat, pace }) => ({ eat: eat ?? '', pace: pace === 'short' ? pace : '' }),
};

/** Step of a recipe, unscaled. */
export type WrittenStep = Pick<Step, 'id' | 'title' | 'durations' | 'work' | 'beyond'>;

/** Recipe data of the planner; serializable, so that it can be passed to client components. */
export type PlannedRecipe = {
  title: string;
  /** Path of its page: `/tofu`. */
  path: string;
  language: RecipeLanguage;
  steps: readonly WrittenStep[];
};

/** Amount to make. */
export type PlanAmount = {
  /** In the recipe's own yield: servings, blocks. */
  servings: number;
  /** The same divided by the yield of the recipe. */
  scale: number;
  system: UnitSystem;
};

/**
 * The steps for an amount. If more is made than the equipment holds, the step has a note, and the durations that repeat
 * in each round are multiplied.
 */
export function stepsFor(steps: readonly WrittenStep[], { servings, ...amount }: PlanAmount): PlanStep[] {
  return steps.map(({ beyond, ...step }) => {
    if (!beyond || servings <= beyond.upTo) return step;
    const rounds = roundsOf(servings, beyond.upTo);
    const durations = step.durations.map(({ minutes, ...duration }) => {
      const times = beyond.repeats.includes(duration.id) ? rounds : 1;
      const all: typeof minutes =
        typeof minutes === 'number' ? minutes * times : [minutes[0] * times, minutes[1] * times];
      return { ...duration, minutes: all };
    });
    return { ...step, durations, note: renderText(beyond.text, { ...amount, rounds }) };
  });
}

/** Scheduled step of a recipe. Instants are epoch milliseconds, durations are minutes. */
export type Stage = Omit<PlanEntry, 'tasks'> & {
  /** True if most of the time until the next stage is waiting. */
  waits: boolean;
  /** Passive tasks; those with `until` overlap the following stages. */
  passive: Pick<PlanTask, 'label' | 'start' | 'end' | 'until'>[];
  /** Earliest and latest start for the same time to eat; only for the first stage and stages whose durations are ranges,
   * and null for windows of less than five minutes. */
  window: [earliest: number, latest: number] | null;
};

/** Schedule of a recipe. Instants are epoch milliseconds, durations are minutes. */
export type Plan = { start: number; eatAt: number; total: number; active: number; stages: Stage[] };

/** Rounds a start down to five minutes. */
export const roundStart = (instant: number): number => Math.floor(instant / START_STEP) * START_STEP;

/** Schedules a recipe backwards from the time to eat. Durations are elapsed minutes, so clock changes do not affect them. */
export function planFor(steps: readonly PlanStep[], pace: Pace, eatAt: number): Plan {
  const timelines = { short: planTimeline(steps, 'short'), long: planTimeline(steps, 'long') };
  const { total, entries } = timelines[pace];
  const at = (minutes: number, length = total) => eatAt - (length - minutes) * MINUTE;
  const startOf = (minutes: number, length = total) => roundStart(at(minutes, length));
  const stages = entries.map(({ tasks, ...entry }, index): Stage => {
    const startAt = ({ entries, total }: Timeline) => startOf(entries[index]?.start ?? 0, total);
    const [earliest, latest] = [startAt(timelines.long), startAt(timelines.short)];
    const varies = index === 0 || steps[index]?.durations.some(({ minutes }) => typeof minutes !== 'number');
    const next = entries[index + 1]?.start ?? total;
    return {
      ...entry,
      start: startOf(entry.start),
      end: at(entry.end),
      waits: entry.active * 2 < next - entry.start,
      passive: tasks
        .filter(({ attention }) => attention === 'passive')
        .map(({ label, start, end, until }) => ({ label, start: at(start), end: at(end), until })),
      window: varies && latest - earliest >= SLACK * MINUTE ? [earliest, latest] : null,
    };
  });
  const active = stages.reduce((sum, stage) => sum + stage.active, 0);
  return { start: startOf(0), eatAt, total, active, stages };
}

/** Minutes from the first step to the table, at both paces. */
export function planTotals(steps: readonly PlanStep[]): Record<Pace, number> {
  return { short: planTimeline(steps, 'short').total, long: planTimeline(steps, 'long').total };
}

/** State of a plan's start time; up to five minutes ago is now. */
export function startState(plan: Pick<Plan, 'start'>, now: number): 'future' | 'now' | 'missed' {
  if (plan.start > now) return 'future';
  return now - plan.start <= GRACE ? 'now' : 'missed';
}

/** Default time to eat: today at 19:00 or the first full hour up to 21:00 that is possible, otherwise the next 19:00. */
export function defaultEatAt(now: number, total: number, zone?: Zone): WallTime {
  const evening = (instant: number) => `${wallTimeOf(instant, zone).slice(0, 10)}T${DEFAULT_HOUR}`;
  const earliest = now + total * MINUTE;
  if (instantOf(evening(now), zone).instant >= earliest) return evening(now);
  const first = nextWhole(earliest, 60, zone);
  if (first.slice(0, 10) === evening(now).slice(0, 10) && first.slice(11) <= LATEST_HOUR) return first;
  const sameDay = evening(earliest);
  // 12:00 of the next day, on either side of a change of clocks.
  return instantOf(sameDay, zone).instant >= earliest
    ? sameDay
    : evening(instantOf(sameDay, zone).instant + 17 * HOUR);
}

/** Stages with active work at night, hours before the meal. */
export function nightStages(plan: Plan, zone?: Zone): Stage[] {
  // Stages shortly before a late meal are expected.
  const ahead = plan.eatAt - LONG;
  return plan.stages.filter(
    ({ start, active }) => active > 0 && start <= ahead && isNight(wallTimeOf(start, zone)),
  );
}

/** First possible time to eat for a start now, rounded up to a quarter of an hour. */
export function earliestEatAt(now: number, total: number, zone?: Zone): WallTime {
  return nextWhole(now + total * MINUTE, 15, zone);
}

/** Stages by the day on which they start (`2026-11-20`), in order; the day of the meal is included without stages. */
export function stagesByDay(plan: Plan, zone?: Zone): { day: string; stages: Stage[] }[] {
  const days = new Map<string, Stage[]>();
  for (const stage of plan.stages) {
    const day = wallTimeOf(stage.start, zone).slice(0, 10);
    days.set(day, [...(days.get(day) ?? []), stage]);
  }
  const table = wallTimeOf(plan.eatAt, zone).slice(0, 10);
  if (!days.has(table)) days.set(table, []);
  return [...days].map(([day, stages]) => ({ day, stages }));
}
