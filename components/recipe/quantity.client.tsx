'use client';

import type { Mention } from '@/lib/kitchen/quantity';
import { useKitchen } from './kitchen-provider.client';

// "⅓ cup + 1 tbsp" may break before the plus, never between a number and its unit.
function holdTogether(text: string): string {
  return text
    .split(' + ')
    .map((part) => part.replaceAll(' ', '\u00a0'))
    .join('\u00a0+ ');
}

export type LiveQuantityProps = {
  /** Ingredient of this recipe. */
  id: string;
  /** Part of the ingredient, 0 to 1. */
  share: number;
  show: 'full' | 'amount' | 'name';
  /** As the recipe is written. */
  written: Mention;
};

/** An amount, a name that may be plural, or both, at the chosen servings and units. */
export function LiveQuantity({ id, share, show, written }: LiveQuantityProps) {
  const { ingredients, factor, system, measures } = useKitchen();
  const item = ingredients.get(id);
  const { quantity, name } =
    measures && item ? measures.describeMention(item, show, { factor, system, share }) : written;
  if (!quantity) return name;
  return (
    <>
      <span className="qty">{holdTogether(quantity)}</span>
      {name && ` ${name}`}
    </>
  );
}

export type LiveTemperatureProps = { celsius: number; written: string };

/** A temperature in the chosen system. */
export function LiveTemperature({ celsius, written }: LiveTemperatureProps) {
  const { system, measures } = useKitchen();
  const text = measures ? measures.describeTemperature(celsius, system) : written;
  return <span className="qty">{holdTogether(text)}</span>;
}
