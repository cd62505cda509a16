import type { Unit, UnitSystem } from '@/data/schema/units';
import { clean } from '@/lib/kitchen/rounding/fractions';
import {
  counts,
  halfCounts,
  METRIC_SPOONS,
  METRIC_VOLUME,
  METRIC_WEIGHT,
  pinches,
  SPOONS_END,
  US_PIECES,
  US_VOLUME,
  US_WEIGHT,
} from '@/lib/kitchen/rounding/scales';
import { type Scale, type Shown, snap } from '@/lib/kitchen/rounding/snap';
import { foodOf, gramsIn, millilitresIn } from './measures';

export type FormatOptions = {
  system: UnitSystem;
  /** Key of data/foods.ts; without it weight and volume are not changed into each other. */
  food?: string;
  /** Counts in halves only, one half at the least. */
  halves?: boolean;
};

const PLAIN_COUNT = counts(['', '']);
const PLAIN_HALVES = halfCounts(['', '']);
const PINCHES = { metric: pinches(METRIC_SPOONS), us: pinches(US_VOLUME) };

const COUNTED: Partial<Record<Unit, Scale>> = {
  clove: halfCounts(['clove', 'cloves']),
  slice: halfCounts(['slice', 'slices']),
  sprig: halfCounts(['sprig', 'sprigs']),
  leaf: halfCounts(['leaf', 'leaves']),
  block: counts(['block', 'blocks']),
  can: counts(['can', 'cans']),
};

/**
 * An amount times a factor, in the same unit. Scaling by a and then by b equals scaling by a times b.
 * A factor that is negative or not a number changes nothing.
 */
export function scaleAmount(amount: number, factor: number): number {
  return clean(Number.isFinite(factor) && factor >= 0 ? amount * factor : amount);
}

/**
 * An amount as a good cookbook prints it, rounded to what a kitchen can measure: "400 g", "1.25 kg",
 * "⅓ cup + 1 tbsp", "1 lb 2 oz", "1½" for a count, "a pinch" below an eighth of a teaspoon. Never zero, never
 * more than two decimals. Nothing to measure (zero, negative, not finite) gives ''.
 *
 * @param amount in `unit`; a count where there is no unit
 * @returns the text, and the number it shows where it is a plain count, else null
 */
export function formatAmount(
  amount: number,
  unit: Unit | undefined,
  options: FormatOptions,
): { text: string; number: number | null } {
  if (!Number.isFinite(amount) || amount <= 0) return { text: '', number: null };
  if (unit === undefined) {
    const { text, measure } = snap(amount, options.halves ? PLAIN_HALVES : PLAIN_COUNT);
    return { text, number: measure };
  }
  return { text: measured(amount, unit, options).text, number: null };
}

function measured(amount: number, unit: Unit, { system, food: key }: FormatOptions): Shown {
  const counted = COUNTED[unit];
  if (counted) return snap(amount, counted);
  const food = foodOf(key);
  const usVolume = food?.pieces ? US_PIECES : US_VOLUME;

  const grams = amount * (gramsIn(unit) ?? 0);
  if (grams > 0) {
    if (system === 'metric') return snap(grams, METRIC_WEIGHT);
    return food?.us === 'volume' ? snap(grams / food.density, usVolume) : snap(grams, US_WEIGHT);
  }

  const ml = amount * (millilitresIn(unit) ?? 0);
  if (unit === 'pinch') return snap(ml, PINCHES[system]);
  if (system === 'us') return snap(ml, usVolume);
  const weighed = food?.metric === 'weight' ? food : undefined;
  if (unit === 'tsp' || unit === 'tbsp') {
    const shown = snap(ml, METRIC_SPOONS);
    if (!weighed || shown.measure < SPOONS_END) return shown;
    return snap(Math.max(ml, SPOONS_END) * weighed.density, METRIC_WEIGHT);
  }
  return unit === 'cup' && weighed ? snap(ml * weighed.density, METRIC_WEIGHT) : snap(ml, METRIC_VOLUME);
}
