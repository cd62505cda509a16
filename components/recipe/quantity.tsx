import type { Ingredient } from '@/lib/content/schema/recipe';
import { describeMention } from '@/lib/kitchen/quantity';
import { describeMeasure, type MeasureWords } from '@/lib/kitchen/sizes';
import { LiveMeasure, LiveQuantity } from './quantity.client';

const AS_WRITTEN = { factor: 1, system: 'metric' } as const;

export type QuantityProps = {
  ingredient: Ingredient;
  /** Part of the ingredient, 0 to 1. */
  share?: number;
  /** Part of it that earlier steps have used, 0 to 1. */
  used?: number;
  show?: 'full' | 'amount' | 'name';
};

/** An amount, a name that may be plural, or both. Written out here; what scales it is loaded when it is needed. */
export function Quantity({ ingredient, share = 1, used = 0, show = 'full' }: QuantityProps) {
  const written = describeMention(ingredient, show, { ...AS_WRITTEN, share, used });
  return <LiveQuantity id={ingredient.id} share={share} used={used} show={show} written={written} />;
}

export type MeasureProps = {
  measure: MeasureWords;
  /** The most that is made in one round, in servings. */
  upTo?: number;
};

/** A measure of no ingredient, metric until the visitor chooses otherwise. */
export function Measure({ measure, upTo }: MeasureProps) {
  return <LiveMeasure measure={measure} written={describeMeasure(measure, AS_WRITTEN)} upTo={upTo} />;
}
