'use client';

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import * as messages from '@/.content/messages/recipe';
import { useKitchen } from '@/components/recipe/kitchen.client';
import { toastLoadError } from '@/components/ui/toast-load-error';
import type { PlannedRecipe } from '@/lib/plan/plan';
import { isReopening } from '@/lib/ui/reopening';
import { useLazy } from '@/lib/ui/use-lazy';
import { useReopen } from '@/lib/ui/use-reopen';

const importPlan = () => import('./plan-dialog.client').then((module) => module.PlanDialog);

/** True if the address contains a time to eat. Cheap enough for the first load; false on the server. */
export function hasPlanInAddress(): boolean {
  return typeof window !== 'undefined' && /[?&]eat=\d{4}-/.test(window.location.search);
}

export type PlanButtonProps = { recipe: PlannedRecipe; className: string; children: ReactNode };

/** Opens the planner, loaded on first use; a plan in the address opens by itself. */
export function PlanButton({ recipe, className, children }: PlanButtonProps) {
  const {
    recipe: { base },
    choice,
  } = useKitchen();
  const [open, setOpen] = useState(false);
  const [PlanDialog, load, preload] = useLazy(importPlan, {
    onError: () => toastLoadError(messages.planner),
    mayReload: true,
  });
  const button = useRef<HTMLButtonElement>(null);
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
        className={className}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={start}
      >
        {children}
      </button>
      {PlanDialog && (
        <PlanDialog
          recipe={recipe}
          amount={{ ...choice, scale: choice.servings / base }}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
