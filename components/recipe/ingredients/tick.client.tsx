'use client';

import { useRef } from 'react';
import { useKitchen } from '@/components/recipe/kitchen-provider.client';
import { useTicks } from '@/lib/hooks/kitchen/use-ticks';
import { useEarlyInput } from '@/lib/hooks/use-early-input';

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
