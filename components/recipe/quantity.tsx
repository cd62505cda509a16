import type { Ingredient } from '@/data/schema/recipe';
import { describeMention } from '@/lib/kitchen/quantity';
import { describeTemperature } from '@/lib/kitchen/temperature';
import { LiveQuantity, LiveTemperature } from './quantity.client';

const AS_WRITTEN = { factor: 1, system: 'metric' } as const;

export type QuantityProps = {
  ingredient: Ingredient;
  /** Part of the ingredient, 0 to 1. */
  share?: number;
  show?: 'full' | 'amount' | 'name';
};

/** An amount, a name that may be plural, or both. Written out here; what scales it is loaded when it is needed. */
export function Quantity({ ingredient, share = 1, show = 'full' }: QuantityProps) {
  const written = describeMention(ingredient, show, { ...AS_WRITTEN, share });
  return <LiveQuantity id={ingredient.id} share={share} show={show} written={written} />;
}

export type TemperatureProps = { celsius: number };

/** A temperature, in Celsius until the visitor chooses otherwise. */
export function Temperature({ celsius }: TemperatureProps) {
  return <LiveTemperature celsius={celsius} written={describeTemperature(celsius, AS_WRITTEN.system)} />;
}
