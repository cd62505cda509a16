'use client';

import { useMemo, useRef, useState } from 'react';
import * as words from '@/.content/words/plan';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog.client';
import { usePlanClock } from '@/lib/hooks/kitchen/use-plan-clock';
import { useAddress } from '@/lib/hooks/use-address';
import { PLAN } from '@/lib/plan/address';
import { type PlanAmount, stepsFor, type WrittenStep } from '@/lib/plan/for-amount';
import { earliestEatAt, type Plan, planFor, planTotals, startIs, usualEatAt } from '@/lib/plan/plan';
import type { Pace } from '@/lib/plan/timeline';
import { instantOf, wallTimeOf } from '@/lib/plan/wall-time';
import { fitWords, planNotes, sayMoment, startNowWords, totalWords } from '@/lib/plan/words';
import type { RecipeLanguage } from '@/lib/recipe/language';
import styles from './plan.module.css';
import { PlanActions } from './plan-actions.client';
import { PlanDays } from './plan-days';
import { type PlanControl, PlanFields } from './plan-fields.client';

type PlannedRecipe = {
  /** Title of the recipe: "Tofu". */
  title: string;
  /** Path of the recipe's page, such as `/tofu`. */
  path: string;
  /** Every step, those in advance first. */
  steps: WrittenStep[];
  /** What is made, and in which units notes are read. */
  amount: PlanAmount;
  language: RecipeLanguage;
};

export type PlanDialogProps = PlannedRecipe & { open: boolean; onClose: () => void };

/** "Eat at": works a recipe back from the table to when each step starts. Load it on first use. */
export function PlanDialog({ open, onClose, ...recipe }: PlanDialogProps) {
  const top = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={words.title}
      description={words.description({ recipe: recipe.title })}
      className={styles.dialog}
      // A phone would open its calendar if the field itself had the focus.
      initialFocus={top}
    >
      <div ref={top} tabIndex={-1} className="flex min-h-0 grow flex-col font-display outline-none">
        <PlanView {...recipe} />
      </div>
    </Dialog>
  );
}

const SCROLLING = 'min-h-0 grow overflow-auto overscroll-contain px-(--pad) pt-5 pb-7';

/** When to eat, when to start for that, and every stage in between. */
function PlanView({ title, path, steps: written, amount, language }: PlannedRecipe) {
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
    return <p className={SCROLLING}>{words.noTimes}</p>;
  }
  return (
    <>
      <div className={SCROLLING}>
        <PlanFields choice={choice} totals={totals} now={now} />
        <PlanAnswer plan={plan} choice={choice} totals={totals} now={now} />
        {notes.map((note) => (
          <p className="mt-3.5 text-sm text-ink-2" key={note}>
            {note}
          </p>
        ))}
        <PlanDays plan={plan} today={wallTimeOf(now)} language={language} />
      </div>
      <PlanActions plan={plan} title={title} path={path} />
    </>
  );
}

type PlanAnswerProps = {
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
function PlanAnswer({ plan, choice, totals, now }: PlanAnswerProps) {
  const start = sayMoment(plan.start, now);
  const headlines = {
    ahead: unbroken(words.start({ moment: start })),
    now: unbroken(startNowWords(plan.start, now)),
    missed: words.tooLate,
  };
  const at = startIs(plan, now);
  const isMissed = at === 'missed';
  return (
    <div
      className={`rounded-card px-5 py-4 text-base forced-colors:border ${isMissed ? 'bg-wash-peach' : 'bg-wash-danmuji'}`}
    >
      {/* One region for all of it: one that came with its words would not be read out. */}
      <div role="status" className="grid gap-y-1.5 text-ink-2">
        <p className="text-2xl font-bold text-ink">{headlines[at]}</p>
        {isMissed && <p>{words.wasDue({ moment: sayMoment(plan.eatAt, now), start })}</p>}
        <p>{totalWords(plan)}</p>
      </div>
      {isMissed && <WaysOut plan={plan} choice={choice} totals={totals} now={now} />}
    </div>
  );
}

function WaysOut({ plan, choice, totals, now }: PlanAnswerProps) {
  const earliest = earliestEatAt(now, totals[choice.pace]);
  const shortestHelps = choice.pace === 'long' && plan.eatAt - totals.short * MINUTE > now;
  return (
    <div className="mt-4 flex flex-wrap gap-2.5">
      {shortestHelps && (
        <Button small onClick={() => choice.setPace('short')}>
          {words.takeShortest}
        </Button>
      )}
      <Button small look={shortestHelps ? 'quiet' : 'ink'} onClick={() => choice.setEat(earliest)}>
        {words.eatThen({ moment: sayMoment(instantOf(earliest).instant, now) })}
      </Button>
    </div>
  );
}
