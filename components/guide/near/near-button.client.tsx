'use client';

import type { ReactNode } from 'react';
import { useFilters } from '@/components/guide/filters/filter-context.client';

export type NearButtonProps = {
  /** Words that come with the page, so that no script has to bring them. */
  label: string;
  /** A drawing after them: before them it would stand for the line of the words beside the button. */
  children: ReactNode;
};

/** Asks the device where it is, and sorts the restaurants by their distance; a second press lets go of it. */
export function NearButton({ label, children }: NearButtonProps) {
  const { control } = useFilters();
  if (!control) return null;
  const { state, parts, load, use } = control;
  const isOn = !!state?.near;
  return (
    <>
      <button
        type="button"
        className="chip m-1"
        aria-pressed={isOn}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => use((actions) => (isOn ? actions.startFrom('') : actions.locate()), label)}
      >
        {label}
        {children}
      </button>
      {parts && <parts.NearPanel control={control} />}
    </>
  );
}
