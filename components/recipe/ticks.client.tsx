'use client';

import { useRef } from 'react';
import * as words from '@/.content/words/ingredients';
import { useTicks } from '@/lib/hooks/kitchen/use-ticks';
import { useEarlyInput } from '@/lib/hooks/use-early-input';
import { useKitchen } from './kitchen-provider.client';

export type TickProps = {
  /** Ingredient id, or `step:{id}`. */
  tickKey: string;
  /** Name for assistive technology where no label stands around the box. */
  label?: string;
};

/** A box that stays ticked on this device. Without script it still ticks until the page is left. */
export function Tick({ tickKey, label }: TickProps) {
  const { slug } = useKitchen();
  const { ticks, toggle, tick } = useTicks(slug);
  const box = useRef<HTMLInputElement>(null);
  useEarlyInput(box, ({ checked }) => checked && tick(tickKey));
  return (
    <input
      ref={box}
      type="checkbox"
      className="tick"
      checked={ticks.includes(tickKey)}
      onChange={() => toggle(tickKey)}
      aria-label={label}
    />
  );
}

/** Takes off every tick of this recipe; shown while there is one. */
export function ClearTicks() {
  const { slug } = useKitchen();
  const { ticks, clear } = useTicks(slug);
  if (ticks.length === 0) return null;
  const clearAll = () => {
    clear();
    // The button goes away with the last tick, so the focus moves to where the list begins.
    document.getElementById('ingredients')?.focus();
  };
  return (
    <button
      type="button"
      className="link min-h-11 font-display text-sm font-medium print:hidden"
      onClick={clearAll}
    >
      {words.clearTicks}
    </button>
  );
}
