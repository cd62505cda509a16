import type { Duration, Step } from '@/lib/content/schema/recipe';
import { longestOf, shortestOf } from '@/lib/kitchen/minutes';

/** Whether times that may vary are taken at their shortest or at their longest. */
export type Pace = 'short' | 'long';

/** What a plan needs of a step. */
export type PlanStep = Pick<Step, 'id' | 'title' | 'durations' | 'work'> & {
  /** What is different at the chosen amount: "Brown the pork in 2 batches." */
  note?: string;
};

/** A length of time within the plan, in minutes from the start of the cooking. */
export type PlanTask = {
  label: string;
  attention: Duration['attention'];
  start: number;
  end: number;
  /** Id of the later step that waits for it, where others go on meanwhile. */
  until?: string;
};

/** A step in the plan: when it begins and when the cook may turn to the next, in minutes from the start. */
export type PlanEntry = {
  id: string;
  title: string;
  start: number;
  end: number;
  /** Minutes of handiwork between them. */
  active: number;
  /** What is different at the chosen amount. */
  note?: string;
  tasks: PlanTask[];
};

/** The whole of a recipe in time. `total` is the length in minutes from the first step to the table. */
export type Timeline = { total: number; entries: PlanEntry[] };

function lengthOf(duration: Duration, pace: Pace): number {
  return pace === 'long' ? longestOf(duration.minutes) : shortestOf(duration.minutes);
}

/** Handiwork around what runs by itself; what is given as one number comes before it. */
function workOf({ work = 0 }: PlanStep): { before: number; beside: number; after: number } {
  return typeof work === 'number'
    ? { before: work, beside: 0, after: 0 }
    : { before: 0, beside: 0, after: 0, ...work };
}

/** A step from its own start on, in minutes. */
type Laid = { busy: number; active: number; tasks: PlanTask[] };

/** One cook: what runs by itself goes on beside handiwork, handiwork never beside handiwork. */
function layStep(step: PlanStep, pace: Pace): Laid {
  const { before, beside, after } = workOf(step);
  let clock = before;
  let active = before + beside + after;
  let waited = 0;
  const held = step.durations.map((duration): PlanTask => {
    const { label, attention, until } = duration;
    const length = lengthOf(duration, pace);
    if (until !== undefined) return { label, attention, start: clock, end: clock + length, until };
    const task = { label, attention, start: clock, end: clock + length };
    clock += length;
    if (attention === 'active') active += length;
    else waited += length;
    return task;
  });
  return { busy: clock + Math.max(0, beside - waited) + after, active, tasks: held };
}

/**
 * Lays the steps out in time, each as late as the table allows: one cook, steps in order, and what runs by
 * itself `until` a later step going on beside those between. A step without times takes none.
 */
export function planTimeline(steps: readonly PlanStep[], pace: Pace): Timeline {
  // Worked out backwards, in minutes before the table.
  const starts = new Map<string, number>();
  const laid = steps.map((step) => layStep(step, pace));
  let next = 0;
  for (let index = steps.length - 1; index >= 0; index -= 1) {
    const { busy = 0, tasks = [] } = laid[index] ?? {};
    const besides = tasks.flatMap(({ until, end }) =>
      until === undefined ? [] : [(starts.get(until) ?? 0) + end],
    );
    next = Math.max(next + busy, ...besides);
    starts.set(steps[index]?.id ?? '', next);
  }
  const total = next;
  const entries = steps.map(({ id, title, note }, index): PlanEntry => {
    const { busy = 0, active = 0, tasks = [] } = laid[index] ?? {};
    const start = total - (starts.get(id) ?? 0);
    const moved = tasks.map((task) => ({ ...task, start: start + task.start, end: start + task.end }));
    return { id, title, start, end: start + busy, active, note, tasks: moved };
  });
  return { total, entries };
}
