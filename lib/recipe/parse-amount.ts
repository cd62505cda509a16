import { foodOf } from '@/lib/content/foods';
import type { Food } from '@/lib/content/schema/groceries';
import { unitOf } from '@/lib/content/schema/units';
import { NUMBER_SOURCE, readNumber, spellFractions } from '@/lib/text/numbers';
import { clean } from './rounding';
import { gramsIn, millilitresIn } from './scales';

/** Maximum length of an input, in characters. */
const LONGEST = 80;
const LARGEST = 1_000_000;

/**
 * Parses a typed amount of an ingredient: "380", "380 g", "0,38 kg", "13 oz", "1 1/2 cups", "1½",
 * "1 lb 2 oz", "2 cups + 2 tbsp", "380 g pork". A number without a unit is in the base unit. Weights and
 * volumes are converted with the density of the food.
 *
 * @param baseUnit unit of the ingredient in the recipe; '' or null for a count
 * @param food name in data/foods.yaml
 * @param piece one piece in the base unit, if its weight is known: a number without a unit, or with the name of the
 *   ingredient, is then a count: "3", "1 potato"
 * @returns the amount in the base unit, above zero; null for texts that are no amount
 */
export function parseAmount(
  text: string,
  baseUnit?: string | null,
  food?: string,
  piece?: number,
): number | null {
  if (text.length > LONGEST) return null;
  const base = baseUnit ?? '';
  const terms = readTerms(spellFractions(text));
  if (!terms || (terms.length > 1 && terms.some((term) => term.word === ''))) return null;
  let total = 0;
  for (const { number, word } of terms) {
    const part = number * inBase(word, base, foodOf(food), piece);
    if (!(part > 0)) return null;
    total += part;
  }
  return total <= LARGEST ? clean(total) : null;
}

type Term = { number: number; word: string };

/** Splits "1 lb 2 oz pork" into numbers with their units; further words are the name of the ingredient. Null if invalid. */
function readTerms(text: string): Term[] | null {
  const term = new RegExp(
    `\\s*(?:(?:\\+|&|and|plus)\\s*)?(${NUMBER_SOURCE})\\s*(fl\\.?\\s*oz|\\p{L}+)?\\.?`,
    'uy',
  );
  const terms: Term[] = [];
  let end = 0;
  for (let match = term.exec(text); match; match = term.exec(text)) {
    terms.push({ number: readNumber(match[1] ?? ''), word: match[2] ?? '' });
    end = term.lastIndex;
  }
  const rest = text.slice(end);
  const afterWord = terms.length > 0 && terms.at(-1)?.word !== '' && /^(\s[\p{L}\s,'’-]*)?$/u.test(rest);
  return afterWord || (terms.length > 0 && rest.trim() === '') ? terms : null;
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
