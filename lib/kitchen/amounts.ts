import type { Ingredient } from '@/data/schema/recipe';
import type { Unit, UnitSystem } from '@/data/schema/units';
import { clean } from '@/lib/kitchen/rounding/fractions';
import {
  halfCounts,
  METRIC_SPOONS,
  METRIC_VOLUME,
  METRIC_WEIGHT,
  nearestCounts,
  partCounts,
  pinches,
  SPOONS_END,
  US_PIECES,
  US_VOLUME,
  US_WEIGHT,
  wholeCounts,
} from '@/lib/kitchen/rounding/scales';
import { type Scale, type Shown, snap } from '@/lib/kitchen/rounding/snap';
import { foodOf, gramsIn, millilitresIn } from './measures';

/** How a count is rounded, as `round` of an ingredient says. */
export type Round = NonNullable<Ingredient['round']>;

export type FormatOptions = {
  system: UnitSystem;
  /** Key of data/foods.ts; without it weight and volume are not changed into each other. */
  food?: string;
  /** Of a count; left out, as it is usual for the unit. */
  round?: Round;
};

/** A part of an amount, both from 0 to 1: `share` of it, after `used` of it has gone elsewhere. */
export type Part = { share: number; used: number };

const WHOLE: Part = { share: 1, used: 0 };
const PINCHES = { metric: pinches(METRIC_SPOONS), us: pinches(US_VOLUME) };

type Counted = { words: readonly [one: string, many: string]; round: Round };

const PIECE: Counted = { words: ['', ''], round: 'nearest' };

/** What is counted, and how it is rounded where an ingredient does not say: nobody measures half a leaf. */
const COUNTED: Partial<Record<Unit, Counted>> = {
  clove: { words: ['clove', 'cloves'], round: 'nearest' },
  slice: { words: ['slice', 'slices'], round: 'up' },
  sprig: { words: ['sprig', 'sprigs'], round: 'up' },
  leaf: { words: ['leaf', 'leaves'], round: 'up' },
  block: { words: ['block', 'blocks'], round: 'nearest' },
  can: { words: ['can', 'cans'], round: 'nearest' },
};

const SCALES: Record<Round, (unit: Counted['words']) => Scale> = {
  up: wholeCounts,
  nearest: nearestCounts,
  half: halfCounts,
};

function countedBy(unit: Unit | undefined): Counted | undefined {
  return unit === undefined ? PIECE : COUNTED[unit];
}

/**
 * An amount times a factor, in the same unit. Scaling by a and then by b equals scaling by a times b.
 * A factor that is negative or not a number changes nothing.
 */
export function scaleAmount(amount: number, factor: number): number {
  return clean(Number.isFinite(factor) && factor >= 0 ? amount * factor : amount);
}

/**
 * An amount as a good cookbook prints it, rounded to what a kitchen can measure: "400 g", "1.25 kg",
 * "⅓ cup + 1 tbsp", "a pinch" below an eighth of a teaspoon; what comes whole stays whole: "4" eggs, "2 cans".
 * Never zero, never more than two decimals. Nothing to measure (zero, negative, not finite) gives ''.
 *
 * @param amount in `unit`; a count where there is no unit
 * @param part of it that is meant; parts of a count add up to the count as it is printed
 * @returns the text, and the number it shows where it is a plain count, else null
 */
export function formatAmount(
  amount: number,
  unit: Unit | undefined,
  options: FormatOptions,
  part: Part = WHOLE,
): { text: string; number: number | null } {
  const counted = countedBy(unit);
  const meant = counted ? amount : scaleAmount(amount, part.share);
  if (!Number.isFinite(meant) || meant <= 0 || part.share <= 0) return { text: '', number: null };
  if (!counted) return { text: measured(meant, unit as Unit, options).text, number: null };
  const { text, measure } = count(amount, counted, options.round ?? counted.round, part);
  return { text, number: unit === undefined ? measure : null };
}

/** A count as it is printed: 3.5 eggs are 4. Amounts that are measured come back as they are. */
export function roundedCount(amount: number, unit: Unit | undefined, round?: Round): number {
  const counted = countedBy(unit);
  if (!counted || !(amount > 0)) return amount;
  return count(amount, counted, round ?? counted.round, WHOLE).measure;
}

function count(amount: number, { words }: Counted, round: Round, { share, used }: Part): Shown {
  const whole = snap(round === 'up' ? Math.ceil(amount - 1e-6) : amount, SCALES[round](words));
  if (share >= 1) return whole;
  // Cut at the same marks as every other part of it, so that the parts add up; finer where nothing would be left.
  const mark = (at: number, step: number) => Math.round((whole.measure * at) / step + 1e-9) * step;
  const step = partStep(whole.measure, round);
  const part = clean(mark(used + share, step) - mark(used, step));
  return snap(part > 0 ? part : whole.measure * share, partCounts(words));
}

/** What a part of a count is rounded to: halves of limes, but whole eggs where there are several. */
function partStep(whole: number, round: Round): number {
  if (round !== 'half') return whole < 2 ? 0.5 : 1;
  if (whole < 1) return 1 / 8;
  if (whole < 3) return 1 / 4;
  return whole < 10 ? 0.5 : 1;
}

function measured(amount: number, unit: Unit, { system, food: key }: FormatOptions): Shown {
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
