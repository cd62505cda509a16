'use client';

import { type ReactNode, useState } from 'react';
import { useLoaded } from '@/lib/hooks/use-loaded';
import type { PlanStep } from '@/lib/plan/timeline';
import { sayNotLoaded } from './not-loaded';

const loadPlan = () => import('@/components/plan/plan-dialog.client').then((module) => module.PlanDialog);

export type PlanButtonProps = {
  title: string;
  /** Path of the recipe's page: `/tofu`. */
  path: string;
  steps: PlanStep[];
  children: ReactNode;
};

/** Opens the planner, which says when to start for the time one wants to eat; it is fetched on first use. */
export function PlanButton({ children, ...recipe }: PlanButtonProps) {
  const [open, setOpen] = useState(false);
  const [PlanDialog, load] = useLoaded(loadPlan);
  const start = async () => {
    if (await load()) setOpen(true);
    else sayNotLoaded('The planner');
  };
  return (
    <>
      <button type="button" onPointerEnter={load} onFocus={load} onClick={start}>
        {children}
      </button>
      {PlanDialog && <PlanDialog {...recipe} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
