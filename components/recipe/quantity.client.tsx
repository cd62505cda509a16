'use client';

import { describeQuantity, ingredientName } from '@/lib/kitchen/quantity';
import { describeTemperature } from '@/lib/kitchen/temperature';
import { useKitchen } from './kitchen-provider.client';

// "⅓ cup + 1 tbsp" may break before the plus, never between a number and its unit.
function holdTogether(text: string): string {
  return text
    .split(' + ')
    .map((part) => part.replaceAll(' ', '\u00a0'))
    .join('\u00a0+ ');
}

export type QuantityProps = {
  /** Ingredient of this recipe. */
  id: string;
  /** Part of the ingredient, 0 to 1. */
  share?: number;
  show?: 'full' | 'amount' | 'name';
};

/** An amount, a name that may be plural, or both, at the chosen servings and units. */
export function Quantity({ id, share = 1, show = 'full' }: QuantityProps) {
  const { ingredients, factor, system } = useKitchen();
  const item = ingredients.get(id);
  if (!item) return null;
  const { text, number } = describeQuantity(item, { factor, system, share });
  const name = show === 'amount' ? '' : ingredientName(item, number);
  if (show === 'name' || !text) return name;
  return (
    <>
      <span className="qty">{holdTogether(text)}</span>
      {name && ` ${name}`}
    </>
  );
}

export type TemperatureProps = { celsius: number };

/** A temperature in the chosen system. */
export function Temperature({ celsius }: TemperatureProps) {
  const { system } = useKitchen();
  return <span className="qty">{describeTemperature(celsius, system).replaceAll(' ', '\u00a0')}</span>;
}
