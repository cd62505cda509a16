import { foodOf } from '@/lib/content/foods';
import type { Food } from '@/lib/content/schema/groceries';
import { unitOf } from '@/lib/content/schema/units';
import { readTyped } from '@/lib/text/typed-amount';
import { clean } from './rounding';
import { gramsIn, millilitresIn } from './scales';

const LARGEST = 1_000_000;

/**
 * Parses a typed amount of an ingredient, as {@link readTyped} reads it. A number without a unit is in the base unit.
 * Weights and volumes are converted with the density of the food.
 *
 * @param baseUnit unit of the ingredient in the recipe; '' or null for a count
 * @param foodName name in data/foods.yaml
 * @param piece one piece in the base unit, if its weight is known: a number without a unit, or with the name of the
 *   ingredient, is then a count: "3", "1 potato"
 * @returns the amount in the base unit, above zero; null for texts that are no amount
 */
export function parseAmount(
  text: string,
  baseUnit?: string | null,
  foodName?: string,
  piece?: number,
): number | null {
  const food = foodOf(foodName);
  const read = readTyped(text, (unit) => inBase(unit, baseUnit ?? '', food, piece));
  return read && read.amount > 0 && read.amount <= LARGEST ? clean(read.amount) : null;
}

/** Conversion factor from a typed unit to the base unit; NaN if they cannot be converted. */
function inBase(word: string, base: string, food: Food | undefined, piece?: number): number {
  const unit = unitOf(word);
  if (unit === undefined && piece) return piece;
  if (word === '' || unit === base) return 1;
  // For counts, the word is the name of the ingredient: "2 eggs".
  if (base === '') return unit === undefined ? 1 : Number.NaN;
  if (unit === undefined) return Number.NaN;

  const baseMl = millilitresIn(base);
  // Ounces of a liquid mean fluid ounces.
  const liquid = food ? food.metric === 'volume' : base === 'ml' || base === 'l';
  const typed = unit === 'oz' && baseMl !== undefined && liquid ? 'fl oz' : unit;
  const grams = gramsIn(typed);
  const ml = millilitresIn(typed);
  const density = food?.density ?? Number.NaN;

  if (baseMl !== undefined) return (ml ?? (grams ?? Number.NaN) / density) / baseMl;
  return (grams ?? (ml ?? Number.NaN) * density) / (gramsIn(base) ?? Number.NaN);
}
