import type { Duration, Step } from '@/lib/content/schema/recipe';
import { longestOf, shortestOf } from '@/lib/text/time';

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
export type PlanEntry = Pick<PlanStep, 'id' | 'title' | 'note'> & {
  start: number;
  end: number;
  /** Minutes of handiwork between them. */
  active: number;
  tasks: PlanTask[];
};

/** The whole of a recipe in time. `total` is the length in minutes from the first step to the table. */
export type Timeline = { total: number; entries: PlanEntry[] };

/** Handiwork around what runs by itself, in minutes; what is given as one number comes before it. */
function workOf({ work = 0 }: PlanStep): { before: number; beside: number; after: number } {
  return { before: 0, beside: 0, after: 0, ...(typeof work === 'number' ? { before: work } : work) };
}

/** A step from its own start on. One cook: what runs by itself goes on beside handiwork, handiwork never. */
function layOut(step: PlanStep, pace: Pace) {
  const { id, title, note } = step;
  const { before, beside, after } = workOf(step);
  let clock = before;
  let active = before + beside + after;
  let waited = 0;
  const tasks = step.durations.map(({ label, attention, minutes, until }): PlanTask => {
    const length = pace === 'long' ? longestOf(minutes) : shortestOf(minutes);
    const start = clock;
    if (until === undefined) {
      clock += length;
      if (attention === 'active') active += length;
      else waited += length;
    }
    return { label, attention, start, end: start + length, until };
  });
  return { id, title, note, active, tasks, length: clock + Math.max(0, beside - waited) + after };
}

/**
 * Lays the steps out in time, each as late as the table allows: one cook, steps in order, and what runs by
 * itself `until` a later step going on beside those between. A step without times takes none.
 */
export function planTimeline(steps: readonly PlanStep[], pace: Pace): Timeline {
  const laidOut = steps.map((step) => layOut(step, pace));
  // Worked out backwards: when each step starts, in minutes before the table.
  const starts = new Map<string, number>();
  let total = 0;
  for (const { id, length, tasks } of [...laidOut].reverse()) {
    const waits = tasks.flatMap(({ until, end }) =>
      until === undefined ? [] : (starts.get(until) ?? 0) + end,
    );
    total = Math.max(total + length, ...waits);
    starts.set(id, total);
  }
  const entries = laidOut.map(({ length, tasks, ...step }): PlanEntry => {
    const start = total - (starts.get(step.id) ?? 0);
    const moved = tasks.map((task) => ({ ...task, start: start + task.start, end: start + task.end }));
    return { ...step, start, end: start + length, tasks: moved };
  });
  return { total, entries };
}
