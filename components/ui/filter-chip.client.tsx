'use client';

import type { Ref } from 'react';
import { LiveText } from '@/components/ui/live-text';

export type FilterChipProps = {
  label: string;
  /** Number of entries it would show; hidden if 0. */
  count?: number;
  /** Unit of the number for screen readers. */
  counted?: string;
  /** Left out for a button that does something once. */
  pressed?: boolean;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
};

/** A toggle button for a filter. */
export function FilterChip({ label, count = 0, counted, pressed, onPress, ref }: FilterChipProps) {
  return (
    <button type="button" className="chip" aria-pressed={pressed} onClick={onPress} ref={ref}>
      {label}
      {count > 0 && (
        <span className="tabular opacity-75">
          <LiveText>{` ${count}`}</LiveText>
          {counted && <span className="sr-only">{` ${counted}`}</span>}
        </span>
      )}
    </button>
  );
}
