import type { Duration, Step } from '@/lib/content/schema/recipe';
import type { UnitSystem } from '@/lib/content/schema/units';
import { roundsOf } from '@/lib/kitchen/sizes';
import { renderText } from '@/lib/recipe/text';
import type { PlanStep } from './timeline';

/** A step as a recipe has it. */
export type WrittenStep = Pick<Step, 'id' | 'title' | 'durations' | 'work' | 'beyond'>;

/** What is made. */
export type PlanAmount = {
  /** In the recipe's own yield: servings, blocks. */
  servings: number;
  /** The same divided by the yield of the recipe. */
  factor: number;
  system: UnitSystem;
};

function timesAs(minutes: Duration['minutes'], rounds: number): Duration['minutes'] {
  return typeof minutes === 'number' ? minutes * rounds : [minutes[0] * rounds, minutes[1] * rounds];
}

/**
 * The steps for an amount. Where more is made than goes into the pan at once, the step says so, and what every round
 * takes anew is as many times as long.
 */
export function stepsFor(
  steps: readonly WrittenStep[],
  { servings, factor, system }: PlanAmount,
): PlanStep[] {
  return steps.map(({ beyond, ...step }) => {
    if (!beyond || servings <= beyond.upTo) return step;
    const rounds = roundsOf(servings, beyond.upTo);
    const durations = step.durations.map((duration) =>
      beyond.repeats.includes(duration.id)
        ? { ...duration, minutes: timesAs(duration.minutes, rounds) }
        : duration,
    );
    return { ...step, durations, note: renderText(beyond.text, { factor, system, rounds }) };
  });
}
