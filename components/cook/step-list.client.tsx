'use client';

import { Timer } from 'lucide';
import { type RefObject, useEffect, useId, useRef } from 'react';
import * as messages from '@/.content/messages/cook';
import { DisclosureButton } from '@/components/ui/disclosure-button';
import { Icon } from '@/components/ui/icon';
import { type CookStep, describePosition } from '@/lib/cook/cook';
import type { RecipeLanguage } from '@/lib/recipe/language';
import { useCloseOnBack } from '@/lib/ui/use-close-on-back';
import styles from './cook.module.css';

export type ProgressProps = {
  /** Number of steps. */
  count: number;
  /** Index of the step on screen; `count` once all are done. */
  current: number;
};

/** One part a step, filled up to the one on screen. */
export function Progress({ count, current }: ProgressProps) {
  const reached = Math.min(current + 1, count);
  return (
    <div
      className={`${styles.progress} flex gap-1`}
      role="progressbar"
      aria-label={messages.steps}
      aria-valuemin={0}
      aria-valuemax={count}
      aria-valuenow={reached}
      aria-valuetext={describePosition(current, count)}
    >
      {Array.from({ length: count }, (_, part) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts are a plain scale and never move.
          key={part}
          className={`flex-1 py-0.5 ${part < reached ? 'bg-danmuji forced-colors:bg-[Highlight]' : 'bg-line'}`}
        />
      ))}
    </div>
  );
}

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
  /** True if a timer of this step is set. */
  hasTimer: (stepId: string) => boolean;
};

/** The current step, and a list of all steps. */
export function StepList(props: StepListProps) {
  const { steps, language, current, open, label, buttonRef, onToggle, onChoose, hasTimer } = props;
  const listId = useId();
  const currentRef = useRef<HTMLButtonElement>(null);

  useCloseOnBack(open, () => {
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
        className="whitespace-nowrap tabular"
        open={open}
        aria-controls={listId}
        onClick={onToggle}
      >
        <span className="text-base">{label}</span>
        <span className="sr-only"> {messages.listOfSteps}</span>
      </DisclosureButton>
      <nav
        className={`${styles.list} absolute inset-x-0 top-full overflow-auto overscroll-contain bg-paper px-gutter pt-1 pb-8`}
        id={listId}
        aria-label={messages.steps}
        hidden={!open}
      >
        <ol className="max-w-measure">
          {steps.map((step, index) => (
            <li key={step.id} className="border-t border-line">
              <button
                type="button"
                ref={index === current ? currentRef : undefined}
                className={`flex min-h-14 w-full items-baseline gap-3 py-3.5 text-start font-display text-lg leading-snug hover:underline focus-visible:-outline-offset-3 ${index === current ? 'font-bold' : 'font-medium'} ${index < current ? 'text-ink-2' : ''}`}
                aria-current={index === current ? 'step' : undefined}
                onClick={() => onChoose(index)}
              >
                <span
                  className={`min-w-11 font-heavy tabular ${index === current ? 'text-danmuji' : 'text-ink-2'}`}
                >
                  {index + 1}
                </span>{' '}
                <span className="grow" {...language.recipe}>
                  {step.title}
                </span>
                {hasTimer(step.id) && (
                  <>
                    <Icon of={Timer} size={18} className="text-danmuji" />
                    <span className="sr-only"> {messages.timerSet}</span>
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
