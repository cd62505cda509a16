'use client';

import { Minus, Plus } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

export type StepperProps = {
  /** What is counted, for screen readers. */
  label: string;
  /** Names of its buttons. */
  fewer: string;
  more: string;
  /** Whether it is at either end; the button keeps the focus there and does nothing. */
  isLeast: boolean;
  isMost: boolean;
  onStep: (direction: 1 | -1) => void;
  /** How many there are: "4 servings". */
  children: ReactNode;
};

const STEP = 'icon-btn aria-disabled:text-control';

/** One fewer or more of something. */
export function Stepper({ label, fewer, more, isLeast, isMost, onStep, children }: StepperProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one pill in every browser.
    <div
      className="inline-flex items-center justify-self-start rounded-full border border-control"
      role="group"
      aria-label={label}
    >
      <button
        type="button"
        className={STEP}
        aria-label={fewer}
        aria-disabled={isLeast}
        onClick={() => onStep(-1)}
      >
        <Icon of={Minus} size={18} />
      </button>
      <output className="min-w-[min(5.75rem,30vw)] text-center font-display text-sm font-semibold whitespace-nowrap tabular">
        {children}
      </output>
      <button
        type="button"
        className={STEP}
        aria-label={more}
        aria-disabled={isMost}
        onClick={() => onStep(1)}
      >
        <Icon of={Plus} size={18} />
      </button>
    </div>
  );
}
