import type { Duration, Step } from '@/lib/content/schema/recipe-step';
import { longestOf, shortestOf } from '@/lib/text/time';

/** Selects the minimum or the maximum of durations that are ranges. */
export type Pace = 'short' | 'long';

/** Step fields that a plan uses. */
export type PlanStep = Pick<Step, 'id' | 'title' | 'durations' | 'work'> & {
  /** Change for the chosen amount: "Brown the pork in 2 batches." */
  note?: string;
};

/** Task in a plan, in minutes from the start. */
export type PlanTask = {
  label: string;
  attention: Duration['attention'];
  start: number;
  end: number;
  /** Id of the later step that waits for it; the steps before that are done meanwhile. */
  until?: string;
};

/** Step in a plan: its start, and the end after which the next can start, in minutes from the start of the plan. */
export type PlanEntry = Pick<PlanStep, 'id' | 'title' | 'note'> & {
  start: number;
  end: number;
  /** Minutes of active work. */
  active: number;
  tasks: PlanTask[];
};

/** Timeline of a recipe. `total` is its duration in minutes, from the first step to the meal. */
export type Timeline = { total: number; entries: PlanEntry[] };

/** Minutes of active work before, during and after passive durations; a single number is work before. */
function workOf({ work = 0 }: PlanStep): { before: number; beside: number; after: number } {
  return { before: 0, beside: 0, after: 0, ...(typeof work === 'number' ? { before: work } : work) };
}

/** Lays out one step from its start. There is one cook: passive tasks overlap active work, active tasks do not. */
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
 * Schedules the steps, each as late as possible: one cook, steps in order; passive tasks with `until` overlap the steps
 * before that one. Steps without durations take no time.
 */
export function planTimeline(steps: readonly PlanStep[], pace: Pace): Timeline {
  const laidOut = steps.map((step) => layOut(step, pace));
  // Start of each step in minutes before the meal, computed from the last step backwards.
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
