import * as words from '@/.content/words/measures';
import { ALL_FRACTIONS, type FractionGlyph } from './fractions';
import { CUP_SIZES, HALVES } from './marks';
import { type Mark, print, type UnitWords } from './snap';

/**
 * A mark with a smaller measure on top: `topped('⅓', 1, words.tablespoon, 16)` is "⅓ cup + 1 tbsp".
 *
 * @param glyph fraction of the large unit; '' for none
 * @param perUnit how many of the small measure fill the large unit
 */
function topped(glyph: FractionGlyph | '', amount: number, small: UnitWords, perUnit: number): Mark {
  const at = (glyph === '' ? 0 : ALL_FRACTIONS[glyph]) + amount / perUnit;
  const number = amount === 0.5 ? '½' : String(amount);
  return { at, glyph, plus: ` + ${print(number, amount, small).text}` };
}

/** Ounces above whole pounds: "1 lb 2 oz", but "1½ lb" where a quarter says it. */
export const POUND_AND_OUNCES: readonly Mark[] = Array.from({ length: 16 }, (_, ounces): Mark => {
  const quarter = ({ 0: '', 4: '¼', 8: '½', 12: '¾' } as Record<number, string>)[ounces];
  const at = ounces / 16;
  if (quarter !== undefined) return { at, glyph: quarter };
  return { at, glyph: '', plus: ` ${print(String(ounces), ounces, words.ounce).text}` };
});

const tsp = (amount: number) => topped('', amount, words.teaspoon, 3);
const tspOfCup = (amount: number) => topped('¼', amount, words.teaspoon, 48);
const tbsp = (glyph: FractionGlyph | '', amount: number) => topped(glyph, amount, words.tablespoon, 16);

/** One tablespoon to two, and from there on. */
export const SPOON_FINE = [...HALVES, tsp(0.5), tsp(1), tsp(2)];
export const SPOON = [...HALVES, tsp(1), tsp(2)];

/** Below one cup, from one to two, from two to four: finer where a tablespoon makes a difference. */
export const CUP_FINE = [
  ...CUP_SIZES,
  ...[tspOfCup(1), tspOfCup(2)],
  ...[tbsp('¼', 1), tbsp('¼', 2), tbsp('⅓', 1), tbsp('⅓', 2), tbsp('½', 1), tbsp('½', 2)],
  ...[tbsp('⅔', 1), tbsp('¾', 1), tbsp('¾', 2), tbsp('¾', 3)],
];
export const CUP_MIDDLE = [
  ...CUP_SIZES,
  ...[tbsp('', 1), tbsp('', 2), tbsp('⅓', 1), tbsp('½', 2), tbsp('¾', 2)],
];
export const CUP_COARSE = [...CUP_SIZES, tbsp('', 2), tbsp('¾', 2)];
