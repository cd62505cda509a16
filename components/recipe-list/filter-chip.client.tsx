'use client';

import type { Ref } from 'react';
import { LiveText } from '@/components/ui/live-text';

export type FilterChipProps = {
  label: string;
  /** Entries it would show; nothing is said of none. */
  count?: number;
  /** What is counted, for those who do not see what the numbers stand beside. */
  counted?: string;
  pressed: boolean;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
};

/** A filter that is on or off. */
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
