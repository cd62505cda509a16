'use client';

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import * as planMessages from '@/.content/messages/plan';
import * as messages from '@/.content/messages/recipe';
import { AmountsContext, useRecipe } from '@/components/recipe/recipe-choice.client';
import { LiveText } from '@/components/ui/live-text';
import { toastLoadError } from '@/components/ui/toast-load-error';
import type { PlannedRecipe } from '@/lib/plan/plan';
import type { PlanLineTexts } from '@/lib/plan/plan-line';
import { recipeHref } from '@/lib/recipe/servings';
import { everyMinute } from '@/lib/ui/every-minute';
import { isReopening } from '@/lib/ui/reopening';
import { useLazy } from '@/lib/ui/use-lazy';
import { useReopen } from '@/lib/ui/use-reopen';

const importPlan = () => import('./plan-dialog.client').then((module) => module.PlanDialog);
const importLine = () => import('@/lib/plan/plan-line').then((module) => module.planLine);

/** True if the address contains a time to eat. Cheap enough for the first load; false on the server. */
export function hasPlanInAddress(): boolean {
  return typeof window !== 'undefined' && /[?&]eat=\d{4}-/.test(window.location.search);
}

/** Height reserved for the computed texts, which are longer than those of the exported page. */
const HEIGHTS = { short: 'min-h-15', long: 'min-h-20', days: 'min-h-26' };

export type PlanLineProps = {
  recipe: PlannedRecipe;
  /** Question of the exported page: "Want to eat at 7 pm?" */
  question: string;
  length: keyof typeof HEIGHTS;
  /** Icons before the text and after "Plan it". */
  icon: ReactNode;
  arrow: ReactNode;
};

/**
 * "Want to eat at 7 pm? Start at 5:45 pm. Plan it": opens the planner, loaded on first use. The answer is computed after
 * hydration, every minute and for every choice. A plan in the address opens by itself.
 */
export function PlanLine({ recipe, question, length, icon, arrow }: PlanLineProps) {
  const {
    recipe: { servings: recipeServings },
    choice,
    shared,
  } = useRecipe(AmountsContext);
  const [open, setOpen] = useState(false);
  const [PlanDialog, load, preload] = useLazy(importPlan, {
    onError: () => toastLoadError(messages.planner),
    mayReload: true,
  });
  const [planLine, , preloadLine] = useLazy(importLine);
  const [line, setLine] = useState<PlanLineTexts | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const amount = { ...choice, scale: choice.servings / recipeServings };
  const compute = useEffectEvent(() =>
    setLine(planLine?.(recipe, amount, { now: Date.now(), search: window.location.search }) ?? null),
  );
  useEffect(() => void preloadLine(), [preloadLine]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: also computed for each choice, and after the planner.
  useEffect(() => {
    if (!planLine) return;
    compute();
    return everyMinute(() => compute());
  }, [planLine, choice, open]);
  const start = async () => {
    if (!(await load())) return;
    // Closing the dialog returns the focus to this button, which has none if the plan came with the address.
    button.current?.focus({ preventScroll: true });
    setOpen(true);
  };
  const onMount = useEffectEvent(() => {
    if (hasPlanInAddress() && !isReopening()) void start();
  });
  useEffect(() => onMount(), []);
  useReopen('plan', preload, start);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${HEIGHTS[length]} flex w-full items-center gap-3 rounded-field bg-wash-danmuji px-4 py-2 text-start font-display text-base leading-snug group forced-colors:border`}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={start}
      >
        {icon}
        <span className="grow wrap-anywhere">
          <b className="block font-semibold">
            <LiveText>{line?.question ?? question}</LiveText>
          </b>{' '}
          <span className="block text-sm text-ink-2">
            <LiveText>{line?.answer ?? planMessages.backFromDinner}</LiveText>
          </span>{' '}
        </span>
        <span className="inline-flex shrink-0 items-center gap-1 font-semibold whitespace-nowrap underline-offset-4 group-hover:underline">
          {planMessages.title}
          {arrow}
        </span>
      </button>
      {PlanDialog && (
        <PlanDialog
          recipe={recipe}
          amount={amount}
          href={recipeHref(recipe.path, shared, recipeServings)}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
