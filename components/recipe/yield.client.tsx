'use client';

import { yieldNumber, yieldWords } from '@/lib/kitchen/yield';
import { useKitchen } from './kitchen-provider.client';

export type YieldProps = {
  /** One of what is made: "serving", "block". Left out, only the number is shown. */
  unit?: string;
  /** Name for more than one, where an s does not make it: "loaves". */
  plural?: string;
  /** Words for the recipe's own yield where a number cannot say it: "2-4". */
  baseText?: string;
};

/** How much is made at the chosen servings: "6 servings", or "6". */
export function Yield({ unit, plural, baseText }: YieldProps) {
  const { servings, baseServings } = useKitchen();
  const amount = baseText && servings === baseServings ? baseText : servings;
  if (unit) return yieldWords(amount, unit, plural).replace(' ', '\u00a0');
  return typeof amount === 'number' ? yieldNumber(amount) : amount;
}
