'use client';

import type { Ref } from 'react';

export type FilterChipProps = {
  label: string;
  /** Entries it would show; nothing is said of none. */
  count?: number;
  pressed: boolean;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
};

/** A filter that is on or off. */
export function FilterChip({ label, count = 0, pressed, onPress, ref }: FilterChipProps) {
  return (
    <button type="button" className="chip" aria-pressed={pressed} onClick={onPress} ref={ref}>
      {label}
      {count > 0 && <span className="n">{count}</span>}
    </button>
  );
}
