import * as messages from '@/.content/messages/measures';
import { foodOf } from '@/lib/content/foods';
import type { Ingredient } from '@/lib/content/schema/recipe';
import type { Unit, UnitSystem } from '@/lib/content/schema/units';
import { type CountedUnit, count, isCounted, type Part, pieces, type Round, WHOLE } from './counts';
import { scaleAmount } from './fractions';
import { gramsIn, millilitresIn, type Show } from './measures';
import * as scales from './scales';
import { type Printed, type Shown, snap, type UnitWords } from './snap';

type Measured = Pick<Ingredient, 'amount' | 'upTo' | 'unit' | 'food' | 'round'>;

/** The chosen servings divided by the recipe's own, the units, and the part of the ingredient that is meant. */
type QuantityOptions = { factor: number; system: UnitSystem } & Partial<Part>;

export type Quantity = {
  /** As printed before the name: "400 g", "2 to 3 cloves", "⅓ cup + 1 tbsp", "1½"; '' for "to taste". */
  text: string;
  /** The number shown where it is a plain count, which chooses between name and plural; else null. */
  number: number | null;
};

/** How much of an ingredient to take, scaled and in the measures of a system. */
export function describeQuantity(
  { amount, upTo, unit, food, round }: Measured,
  { factor, system, share = 1, used = 0 }: QuantityOptions,
): Quantity {
  if (amount === undefined) return { text: '', number: null };
  const format = (value: number) =>
    formatAmount(scaleAmount(value, factor), unit, { system, food, round }, { share, used });
  const most = format(upTo ?? amount);
  return { text: scales.joinPrinted(format(amount), most).text, number: most.number };
}

/** The name that goes with a count: "egg" up to one, "eggs" above; null is measured and not counted. */
export function ingredientName(
  ingredient: Pick<Ingredient, 'name' | 'plural'>,
  count: number | null,
): string {
  return count !== null && count > 1 ? (ingredient.plural ?? ingredient.name) : ingredient.name;
}

/** How an ingredient reads in a sentence: its quantity and its name, either of which may be ''. */
export type Mention = { quantity: string; name: string };

/** Both halves of "400 g pork shoulder", or one. A name alone is that of the whole amount, plural where it is several. */
export function describeMention(
  ingredient: Measured & Pick<Ingredient, 'name' | 'plural'>,
  show: Show,
  options: QuantityOptions,
): Mention {
  const { factor, system } = options;
  if (show === 'name') {
    const { number } = describeQuantity(ingredient, { factor, system });
    return { quantity: '', name: ingredientName(ingredient, number) };
  }
  const { text, number } = describeQuantity(ingredient, options);
  return { quantity: text, name: show === 'amount' ? '' : ingredientName(ingredient, number) };
}

type FormatOptions = {
  system: UnitSystem;
  /** Name in data/foods.yaml; without it weight and volume are not changed into each other. */
  food?: string;
  /** Of a count; left out, as it is usual for the unit. */
  round?: Round;
};

const COUNT_WORDS: Record<CountedUnit, UnitWords> = {
  clove: messages.clove,
  slice: messages.slice,
  sprig: messages.sprig,
  leaf: messages.leaf,
  block: messages.block,
  can: messages.can,
};

const PINCHES = { metric: scales.pinches(scales.METRIC_SPOONS), us: scales.pinches(scales.US_VOLUME) };

/**
 * An amount as a good cookbook prints it, rounded to what a kitchen can measure: "400 g", "1.25 kg",
 * "⅓ cup + 1 tbsp", "a pinch" below an eighth of a teaspoon; what comes whole stays whole: "4" eggs, "2 cans".
 * Never zero, never more than two decimals. Nothing to measure (zero, negative, not finite) gives ''.
 *
 * @param amount in `unit`; a count where there is no unit
 * @param part of it that is meant; parts of a count add up to the count as it is printed
 * @returns the text and what it is made up of, and the number it shows where it is a plain count, else null
 */
export function formatAmount(
  amount: number,
  unit: Unit | undefined,
  options: FormatOptions,
  part: Part = WHOLE,
): Printed & { number: number | null } {
  const meant = isCounted(unit) ? amount : scaleAmount(amount, part.share);
  if (!Number.isFinite(meant) || meant <= 0 || part.share <= 0) return { text: '', number: null };
  if (!isCounted(unit)) return { ...measured(meant, unit, options), number: null };
  const unitWords = unit === undefined ? pieces : COUNT_WORDS[unit];
  const shown = count(amount, { unit, round: options.round, words: unitWords, part });
  return { ...shown, number: unit === undefined ? shown.measure : null };
}

function measured(amount: number, unit: Unit, { system, food: key }: FormatOptions): Shown {
  const food = foodOf(key);
  const usVolume = food?.pieces ? scales.US_PIECES : scales.US_VOLUME;

  const grams = amount * (gramsIn(unit) ?? 0);
  if (grams > 0) {
    if (system === 'metric') return snap(grams, scales.METRIC_WEIGHT);
    return food?.us === 'volume' ? snap(grams / food.density, usVolume) : snap(grams, scales.US_WEIGHT);
  }

  const ml = amount * (millilitresIn(unit) ?? 0);
  if (unit === 'pinch') return snap(ml, PINCHES[system]);
  if (system === 'us') return snap(ml, usVolume);
  const weighed = food?.metric === 'weight' ? food : undefined;
  if (unit === 'tsp' || unit === 'tbsp') {
    const shown = snap(ml, scales.METRIC_SPOONS);
    if (!weighed || shown.measure < scales.SPOONS_END) return shown;
    return snap(Math.max(ml, scales.SPOONS_END) * weighed.density, scales.METRIC_WEIGHT);
  }
  return unit === 'cup' && weighed
    ? snap(ml * weighed.density, scales.METRIC_WEIGHT)
    : snap(ml, scales.METRIC_VOLUME);
}
