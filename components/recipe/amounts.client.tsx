'use client';

import type { ReactNode } from 'react';
import type { Measure } from '@/lib/kitchen/measures';
import type { Mention } from '@/lib/kitchen/quantity';
import { kitchenSearch } from '@/lib/kitchen/servings';
import { yieldNumber, yieldWords } from '@/lib/kitchen/yield';
import { useKitchen } from './kitchen-provider.client';

// "⅓ cup + 1 tbsp" may break before the plus, never between a number and its unit.
function holdTogether(text: string): string {
  return text
    .split(' + ')
    .map((part) => part.replaceAll(' ', '\u00a0'))
    .join('\u00a0+ ');
}

/** Words of the site in a sentence of the recipe. */
export function Said({ children }: { children: ReactNode }) {
  return (
    <span data-amount="" {...useKitchen().said}>
      {children}
    </span>
  );
}

export type LiveQuantityProps = {
  /** Ingredient of this recipe. */
  id: string;
  /** Part of the ingredient, 0 to 1. */
  share: number;
  /** Part of it that earlier steps have used, 0 to 1. */
  used: number;
  show: 'full' | 'amount' | 'name';
  /** As the recipe is written. */
  written: Mention;
};

/** An amount, a name that may be plural, or both, at the chosen servings and units. */
export function LiveQuantity({ id, share, used, show, written }: LiveQuantityProps) {
  const { ingredients, factor, system, measures } = useKitchen();
  const item = ingredients.get(id);
  const { quantity, name } =
    measures && item ? measures.describeMention(item, show, { factor, system, share, used }) : written;
  if (!quantity) return name;
  return (
    <>
      <Said>{holdTogether(quantity)}</Said>
      {name && ` ${name}`}
    </>
  );
}

export type LiveMeasureProps = {
  measure: Measure;
  written: string;
  /** The most that is made in one round, in servings. */
  upTo?: number;
};

/** A size, a temperature or an amount of no ingredient, at the chosen servings and units. */
export function LiveMeasure({ measure, written, upTo }: LiveMeasureProps) {
  const { servings, factor, system, measures, said } = useKitchen();
  const rounds = upTo && measures?.roundsOf(servings, upTo);
  const text = holdTogether(
    measures ? measures.describeMeasure(measure, { factor, system, rounds }) : written,
  );
  if (measure.kind === 'size') return said.lang ? <span {...said}>{text}</span> : text;
  const isOwn = measure.kind === 'made' && 'words' in measure.made;
  return isOwn ? <span data-amount="">{text}</span> : <Said>{text}</Said>;
}

export type WithinProps = {
  /** The most that the equipment holds, in servings. */
  upTo: number;
  /** Shown up to there, and beyond. */
  within?: ReactNode;
  beyond: ReactNode;
};

/** What depends on whether the pan holds it all. */
export function Within({ upTo, within, beyond }: WithinProps) {
  return useKitchen().servings > upTo ? beyond : within;
}

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

/** The query of the page's address at the servings and units that are shown: "?servings=6", or nothing. */
export function KitchenSearch() {
  const { servings, system, chosen, baseServings } = useKitchen();
  return kitchenSearch({ servings, system, variant: chosen.variant }, baseServings);
}
