'use client';

import { ChevronDown, Timer } from 'lucide';
import { type RefObject, useEffect, useId, useRef } from 'react';
import * as words from '@/.content/words/cook';
import { Icon } from '@/components/ui/icon';
import { useBackCloses } from '@/lib/hooks/frame/use-back-closes';
import type { CookStep } from '@/lib/recipe/cook';
import type { RecipeLanguage } from '@/lib/recipe/language';

export type CookStepsProps = {
  steps: CookStep[];
  language: RecipeLanguage;
  /** Index of the step on screen. */
  current: number;
  open: boolean;
  /** Words of the button: "Step 2 of 8". */
  label: string;
  buttonRef: RefObject<HTMLButtonElement | null>;
  onToggle: () => void;
  onChoose: (index: number) => void;
  /** Whether a timer of this step is set. */
  hasTimer: (stepId: string) => boolean;
};

/** Where the cook is, and the list of all steps to jump in. */
export function CookSteps(props: CookStepsProps) {
  const { steps, language, current, open, label, buttonRef, onToggle, onChoose, hasTimer } = props;
  const listId = useId();
  const currentRef = useRef<HTMLButtonElement>(null);

  useBackCloses(open, () => {
    onToggle();
    buttonRef.current?.focus();
  });
  useEffect(() => {
    if (open) currentRef.current?.focus();
  }, [open]);

  return (
    <>
      <button
        type="button"
        ref={buttonRef}
        className="cook-where"
        aria-expanded={open}
        aria-controls={listId}
        onClick={onToggle}
      >
        {label}
        <span className="sr"> {words.listOfSteps}</span>
        <Icon of={ChevronDown} size={18} />
      </button>
      <nav className="cook-list" id={listId} aria-label={words.steps} hidden={!open}>
        <ol>
          {steps.map((step, index) => (
            <li key={step.id}>
              <button
                type="button"
                ref={index === current ? currentRef : undefined}
                aria-current={index === current ? 'step' : undefined}
                data-past={index < current || undefined}
                onClick={() => onChoose(index)}
              >
                <span className="n">{index + 1}</span> <span {...language.recipe}>{step.title}</span>
                {hasTimer(step.id) && (
                  <>
                    <Icon of={Timer} size={18} />
                    <span className="sr"> {words.timerSet}</span>
                  </>
                )}
              </button>
            </li>
          ))}
        </ol>
      </nav>
    </>
  );
}
