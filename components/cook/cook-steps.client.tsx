'use client';

import { Timer } from 'lucide';
import { type RefObject, useEffect, useId, useRef } from 'react';
import * as words from '@/.content/words/cook';
import { DisclosureButton } from '@/components/ui/disclosure-button.client';
import { Icon } from '@/components/ui/icon';
import { useBackCloses } from '@/lib/hooks/frame/use-back-closes';
import type { CookStep } from '@/lib/recipe/cook';
import type { RecipeLanguage } from '@/lib/recipe/language';
import styles from './cook.module.css';

export type StepListProps = {
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
export function StepList(props: StepListProps) {
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
      <DisclosureButton
        plain
        ref={buttonRef}
        className="whitespace-nowrap tabular-nums"
        open={open}
        aria-controls={listId}
        onClick={onToggle}
      >
        <span className="text-base">{label}</span>
        <span className="sr-only"> {words.listOfSteps}</span>
      </DisclosureButton>
      <nav
        className={`${styles.list} absolute inset-x-0 top-full h-[calc(100dvh-100%)] overflow-auto overscroll-contain bg-paper px-gutter pt-1 pb-8`}
        id={listId}
        aria-label={words.steps}
        hidden={!open}
      >
        <ol className="max-w-176">
          {steps.map((step, index) => (
            <li key={step.id} className="border-t border-line">
              <button
                type="button"
                ref={index === current ? currentRef : undefined}
                className={`grid min-h-14 w-full grid-cols-[2.6rem_1fr_auto] items-baseline gap-3 py-3.5 text-start font-display text-lg leading-snug font-medium hover:text-danmuji focus-visible:-outline-offset-3 aria-[current]:font-bold ${index < current ? 'text-ink-2' : ''}`}
                aria-current={index === current ? 'step' : undefined}
                onClick={() => onChoose(index)}
              >
                <span
                  className={`font-extrabold tabular-nums ${index === current ? 'text-danmuji' : 'text-ink-2'}`}
                >
                  {index + 1}
                </span>{' '}
                <span {...language.recipe}>{step.title}</span>
                {hasTimer(step.id) && (
                  <>
                    <Icon of={Timer} size={18} className="self-center text-danmuji" />
                    <span className="sr-only"> {words.timerSet}</span>
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
