'use client';

import { useKitchen } from './kitchen-provider.client';

/** Servings as print shows them: "4", "5½", "3.4". */
function servingsText(servings: number): string {
  const whole = Math.floor(servings);
  if (servings - whole !== 0.5) return String(servings);
  return `${whole === 0 ? '' : whole}½`;
}

export type YieldProps = {
  /** One of what is made: "serving", "block". Left out, only the number is shown. */
  unit?: string;
  /** Words for the recipe's own yield where a number cannot say it: "2-4". */
  baseText?: string;
};

/** How much is made at the chosen servings: "6 servings", or "6". */
export function Yield({ unit, baseText }: YieldProps) {
  const { servings, baseServings } = useKitchen();
  const number = baseText && servings === baseServings ? baseText : servingsText(servings);
  if (!unit) return number;
  return `${number}\u00a0${unit}${servings > 1 ? 's' : ''}`;
}
