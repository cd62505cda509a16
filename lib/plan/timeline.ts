import type { Duration, Step } from '@/data/schema/recipe';
import { longestOf, shortestOf } from '@/lib/kitchen/duration';

/** Whether times that may vary are taken at their shortest or at their longest. */
export type Pace = 'short' | 'long';

/** What a plan needs of a step. */
export type PlanStep = Pick<Step, 'id' | 'title' | 'durations' | 'work'>;

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
export type PlanEntry = { id: string; title: string; start: number; end: number; tasks: PlanTask[] };

/** The whole of a recipe in time. `total` is the length in minutes from the first step to the table. */
export type Timeline = { total: number; entries: PlanEntry[] };

function lengthOf(duration: Duration, pace: Pace): number {
  return pace === 'long' ? longestOf(duration.minutes) : shortestOf(duration.minutes);
}

/** Minutes from the start of a step until the cook may turn to the next one. */
function busyMinutes(step: PlanStep, pace: Pace): number {
  const waited = step.durations.filter((duration) => duration.until === undefined);
  return waited.reduce((sum, duration) => sum + lengthOf(duration, pace), step.work ?? 0);
}

/**
 * Lays the steps out in time, each as late as the table allows: one cook, steps in order, and what runs by
 * itself `until` a later step going on beside those between. A step without times takes none.
 */
export function planTimeline(steps: readonly PlanStep[], pace: Pace): Timeline {
  // Worked out backwards, in minutes before the table.
  const starts = new Map<string, number>();
  let next = 0;
  for (const step of [...steps].reverse()) {
    const besides = step.durations.flatMap((duration) =>
      duration.until === undefined ? [] : [(starts.get(duration.until) ?? 0) + lengthOf(duration, pace)],
    );
    next = Math.max(next, ...besides) + busyMinutes(step, pace);
    starts.set(step.id, next);
  }
  const total = next;
  const entries = steps.map((step): PlanEntry => {
    const start = total - (starts.get(step.id) ?? 0);
    const end = start + busyMinutes(step, pace);
    let clock = start + (step.work ?? 0);
    const tasks = step.durations.map((duration): PlanTask => {
      const { label, attention, until } = duration;
      const length = lengthOf(duration, pace);
      // What runs beside the next steps begins when the handiwork of its own is done.
      if (until !== undefined) return { label, attention, start: end, end: end + length, until };
      const task = { label, attention, start: clock, end: clock + length };
      clock += length;
      return task;
    });
    return { id: step.id, title: step.title, start, end, tasks };
  });
  return { total, entries };
}
