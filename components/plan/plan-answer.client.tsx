'use client';

import type { PlanChoices } from '@/lib/hooks/kitchen/use-plan-choice';
import { earliestEatAt, type Plan, startIs } from '@/lib/plan/plan';
import type { Pace } from '@/lib/plan/timeline';
import { instantOf } from '@/lib/plan/wall-time';
import { sayMoment, totalWords } from '@/lib/plan/words';

export type PlanAnswerProps = {
  plan: Plan;
  choice: PlanChoices;
  /** Minutes at either pace. */
  totals: Record<Pace, number>;
  /** Epoch milliseconds. */
  now: number;
};

const MINUTE = 60_000;

/** Keeps "20 November" and "at 18:45" on one line. */
const unbroken = (words: string) =>
  words.replace(/(\d) (?=\p{L})/u, '$1\u00a0').replace(/ at (?=\d)/, ' at\u00a0');

/** When to start; where that has passed, so and the ways out of it. */
export function PlanAnswer({ plan, choice, totals, now }: PlanAnswerProps) {
  const start = sayMoment(plan.start, now);
  const headlines = {
    ahead: unbroken(`Start ${start}.`),
    now: unbroken(`Start now, ${start.replace('today ', '')}.`),
    missed: 'Too late for that start.',
  };
  const at = startIs(plan, now);
  const isMissed = at === 'missed';
  return (
    <div className="plan-answer" data-missed={isMissed ? '' : undefined}>
      {/* One region for all of it: one that came with its words would not be read out. */}
      <div role="status">
        <p className="t-2">{headlines[at]}</p>
        {isMissed && (
          <p>
            To eat {sayMoment(plan.eatAt, now)}, the first step was due {start}.
          </p>
        )}
        <p className="plan-total">{totalWords(plan)}</p>
      </div>
      {isMissed && <WaysOut plan={plan} choice={choice} totals={totals} now={now} />}
    </div>
  );
}

function WaysOut({ plan, choice, totals, now }: PlanAnswerProps) {
  const earliest = earliestEatAt(now, totals[choice.pace]);
  const shortestHelps = choice.pace === 'long' && plan.eatAt - totals.short * MINUTE > now;
  return (
    <div className="plan-ways">
      {shortestHelps && (
        <button type="button" className="btn sm" onClick={() => choice.setPace('short')}>
          Take the shortest times
        </button>
      )}
      <button
        type="button"
        className={shortestHelps ? 'btn sm quiet' : 'btn sm'}
        onClick={() => choice.setEat(earliest)}
      >
        Eat {sayMoment(instantOf(earliest).instant, now)}
      </button>
    </div>
  );
}
