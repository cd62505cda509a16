'use client';

import * as words from '@/.content/words/plan';
import { earliestEatAt, type Plan, startIs } from '@/lib/plan/plan';
import type { Pace } from '@/lib/plan/timeline';
import { instantOf } from '@/lib/plan/wall-time';
import { sayMoment, startNowWords, totalWords } from '@/lib/plan/words';
import type { PlanControl } from './plan-fields.client';

export type PlanAnswerProps = {
  plan: Plan;
  choice: PlanControl;
  /** Minutes at either pace. */
  totals: Record<Pace, number>;
  /** Epoch milliseconds. */
  now: number;
};

const MINUTE = 60_000;

/** Keeps "20 November" and "at 18:45" on one line. */
const unbroken = (text: string) =>
  text.replace(/(\d) (?=\p{L})/u, '$1\u00a0').replace(/ (?=\d\d:)/, '\u00a0');

/** When to start; where that has passed, so and the ways out of it. */
export function PlanAnswer({ plan, choice, totals, now }: PlanAnswerProps) {
  const start = sayMoment(plan.start, now);
  const headlines = {
    ahead: unbroken(words.start({ moment: start })),
    now: unbroken(startNowWords(plan.start, now)),
    missed: words.tooLate,
  };
  const at = startIs(plan, now);
  const isMissed = at === 'missed';
  return (
    <div className="plan-answer" data-missed={isMissed ? '' : undefined}>
      {/* One region for all of it: one that came with its words would not be read out. */}
      <div role="status">
        <p className="t-2">{headlines[at]}</p>
        {isMissed && <p>{words.wasDue({ moment: sayMoment(plan.eatAt, now), start })}</p>}
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
          {words.takeShortest}
        </button>
      )}
      <button
        type="button"
        className={shortestHelps ? 'btn sm quiet' : 'btn sm'}
        onClick={() => choice.setEat(earliest)}
      >
        {words.eatThen({ moment: sayMoment(instantOf(earliest).instant, now) })}
      </button>
    </div>
  );
}
