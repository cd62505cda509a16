import { type IconNode, Minus, Plus } from 'lucide';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button';

export type StepperProps = {
  /** Left out where it is a part of a group that has a label and a border. */
  label?: string;
  fewer: string;
  more: string;
  /** True at either end; the button is `aria-disabled`, so that it keeps focus. */
  isLeast: boolean;
  isMost: boolean;
  onStep: (direction: 1 | -1) => void;
  /** True if something else announces the change of the number. */
  isSilent?: boolean;
  children: ReactNode;
};

/** Two buttons that change a number by one. */
export function Stepper(props: StepperProps) {
  const { label, fewer, more, isLeast, isMost, onStep, isSilent, children } = props;
  const button = (name: string, icon: IconNode, isEnd: boolean, direction: 1 | -1) => (
    <IconButton
      icon={icon}
      size={18}
      className="aria-disabled:text-control"
      label={name}
      aria-disabled={isEnd}
      onClick={() => onStep(direction)}
    />
  );
  const parts = (
    <>
      {button(fewer, Minus, isLeast, -1)}
      <output
        className="min-w-[min(5.75rem,30vw)] text-center font-display text-sm font-semibold whitespace-nowrap select-text tabular"
        aria-live={isSilent ? 'off' : undefined}
      >
        {children}
      </output>
      {button(more, Plus, isMost, 1)}
    </>
  );
  if (!label) return <span className="inline-flex items-center">{parts}</span>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one pill in every browser.
    <div
      className="inline-flex items-center justify-self-start rounded-full border border-control"
      role="group"
      aria-label={label}
    >
      {parts}
    </div>
  );
}
