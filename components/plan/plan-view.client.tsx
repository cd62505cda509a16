'use client';

import { useMemo, useState } from 'react';
import * as words from '@/.content/words/plan';
import { usePlanClock } from '@/lib/hooks/kitchen/use-plan-clock';
import { useAddress } from '@/lib/hooks/use-address';
import { PLAN } from '@/lib/plan/address';
import { type PlanAmount, stepsFor, type WrittenStep } from '@/lib/plan/for-amount';
import { planFor, planTotals, usualEatAt } from '@/lib/plan/plan';
import { instantOf, wallTimeOf } from '@/lib/plan/wall-time';
import { fitWords, planNotes } from '@/lib/plan/words';
import type { RecipeLanguage } from '@/lib/recipe/language';
import { PlanActions } from './plan-actions.client';
import { PlanAnswer } from './plan-answer.client';
import { PlanDays } from './plan-days';
import { type PlanControl, PlanFields } from './plan-fields.client';

export type PlanViewProps = {
  title: string;
  path: string;
  steps: WrittenStep[];
  /** What is made, and in which units notes are read. */
  amount: PlanAmount;
  language: RecipeLanguage;
};

/** When to eat, when to start for that, and every stage in between. */
export function PlanView({ title, path, steps: written, amount, language }: PlanViewProps) {
  const steps = useMemo(() => stepsFor(written, amount), [written, amount]);
  const totals = useMemo(() => planTotals(steps), [steps]);
  const now = usePlanClock();
  const [openedAt] = useState(now);
  const [chosen, choose] = useAddress(PLAN);
  const { pace } = chosen;
  const eat = chosen.eat ?? usualEatAt(openedAt, totals[pace]);
  const choice: PlanControl = {
    eat,
    pace,
    setEat: (next) => choose((now) => ({ ...now, eat: next })),
    setPace: (next) => choose((now) => ({ ...now, pace: next })),
  };
  const { instant, fit } = instantOf(eat);
  const plan = useMemo(() => planFor(steps, pace, instant), [steps, pace, instant]);
  const notes = [fitWords(eat, fit), ...planNotes(plan)].filter((note) => note !== '');

  if (totals.long === 0) {
    return <p className="plan-scroll">{words.noTimes}</p>;
  }
  return (
    <>
      <div className="plan-scroll">
        <PlanFields choice={choice} totals={totals} now={now} />
        <PlanAnswer plan={plan} choice={choice} totals={totals} now={now} />
        {notes.map((note) => (
          <p className="plan-note" key={note}>
            {note}
          </p>
        ))}
        <PlanDays plan={plan} today={wallTimeOf(now)} language={language} />
      </div>
      <PlanActions plan={plan} title={title} path={path} />
    </>
  );
}
