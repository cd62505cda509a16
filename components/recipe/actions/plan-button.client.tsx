'use client';

import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import * as words from '@/.content/words/recipe';
import { useKitchen } from '@/components/recipe/kitchen-provider.client';
import { sayNotLoaded } from '@/components/ui/not-loaded';
import { useLoaded } from '@/lib/hooks/use-loaded';
import type { WrittenStep } from '@/lib/plan/for-amount';
import { hasPlanInAddress } from '@/lib/plan/in-address';
import type { RecipeLanguage } from '@/lib/recipe/language';

const loadPlan = () => import('@/components/plan/plan-dialog.client').then((module) => module.PlanDialog);

export type PlanButtonProps = {
  title: string;
  /** Path of the recipe's page: `/tofu`. */
  path: string;
  steps: WrittenStep[];
  language: RecipeLanguage;
  children: ReactNode;
};

/**
 * Opens the planner, which says when to start for the time one wants to eat; it is fetched on first use. A plan that
 * came with the address opens by itself.
 */
export function PlanButton({ children, ...recipe }: PlanButtonProps) {
  const { servings, factor, system } = useKitchen().chosen;
  const amount = useMemo(() => ({ servings, factor, system }), [servings, factor, system]);
  const [open, setOpen] = useState(false);
  const [PlanDialog, load] = useLoaded(loadPlan);
  const button = useRef<HTMLButtonElement>(null);
  const start = useCallback(async () => {
    if (!(await load(true))) return sayNotLoaded(words.planner);
    // Nothing has it yet when the plan came with the address; closing the dialog gives it back to here.
    button.current?.focus({ preventScroll: true });
    setOpen(true);
  }, [load]);
  useEffect(() => {
    if (hasPlanInAddress()) void start();
  }, [start]);
  return (
    <>
      <button ref={button} type="button" onPointerEnter={load} onFocus={load} onClick={start}>
        {children}
      </button>
      {PlanDialog && <PlanDialog {...recipe} amount={amount} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
