'use client';

import './plan.css';
import { useRef } from 'react';
import * as words from '@/.content/words/plan';
import { Dialog } from '@/components/ui/dialog.client';
import type { PlanAmount, WrittenStep } from '@/lib/plan/for-amount';
import type { RecipeLanguage } from '@/lib/recipe/language';
import { PlanView } from './plan-view.client';

export type PlanDialogProps = {
  /** Title of the recipe: "Tofu". */
  title: string;
  /** Path of the recipe's page, such as `/tofu`. */
  path: string;
  /** Every step, those in advance first. */
  steps: WrittenStep[];
  /** What is made, and in which units notes are read. */
  amount: PlanAmount;
  language: RecipeLanguage;
  open: boolean;
  onClose: () => void;
};

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
      className="plan"
      // A phone would open its calendar if the field itself had the focus.
      initialFocus={top}
    >
      <div ref={top} tabIndex={-1} className="plan-in">
        <PlanView {...recipe} />
      </div>
    </Dialog>
  );
}
