'use client';

import { type ReactNode, useId, useState } from 'react';
import { LazyTooltip } from '@/components/ui/tooltip/lazy-tooltip.client';

export type HoursButtonProps = {
  /** Words on the button. */
  label: ReactNode;
  /** The hours in words, or that they are not confirmed. */
  words: string;
  icon: ReactNode;
};

/** The clock: tells the hours in a tooltip, and under it once it is pressed. Without script they are simply there. */
export function HoursButton({ label, words, icon }: HoursButtonProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <LazyTooltip content={words}>
        <button
          type="button"
          className="act js-only"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {icon}
          {label}
        </button>
      </LazyTooltip>
      <p className="hrs" id={id} data-open={open || undefined}>
        {words}
      </p>
    </>
  );
}
