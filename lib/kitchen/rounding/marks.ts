import { ALL_FRACTIONS, type FractionGlyph } from './fractions';
import type { Mark } from './snap';

/** Whole numbers only. */
export const WHOLE: readonly Mark[] = [{ at: 0, glyph: '' }];

/** Whole numbers and the given fractions: `fractions('½', '¾')`. */
export function fractions(...glyphs: FractionGlyph[]): readonly Mark[] {
  return [...WHOLE, ...glyphs.map((glyph) => ({ at: ALL_FRACTIONS[glyph], glyph }))];
}

/**
 * A mark with a smaller measure on top: `topped('⅓', 1, 'tbsp', 16)` is "⅓ cup + 1 tbsp".
 *
 * @param glyph fraction of the large unit; '' for none
 * @param perUnit how many of the small measure fill the large unit
 */
export function topped(glyph: FractionGlyph | '', amount: number, small: string, perUnit: number): Mark {
  const at = (glyph === '' ? 0 : ALL_FRACTIONS[glyph]) + amount / perUnit;
  return { at, glyph, plus: ` + ${amount === 0.5 ? '½' : amount} ${small}` };
}

/** Ounces above whole pounds: "1 lb 2 oz", but "1½ lb" where a quarter says it. */
export const POUND_AND_OUNCES: readonly Mark[] = Array.from({ length: 16 }, (_, ounces): Mark => {
  const quarter = ({ 0: '', 4: '¼', 8: '½', 12: '¾' } as Record<number, string>)[ounces];
  return { at: ounces / 16, glyph: quarter ?? '', ...(quarter === undefined && { plus: ` ${ounces} oz` }) };
});

export const QUARTERS = fractions('¼', '½', '¾');
export const HALVES = fractions('½');
export const EIGHTHS = fractions('⅛', '¼', '⅜', '½', '⅝', '¾', '⅞');
/** The sizes measuring cups come in. */
export const CUP_SIZES = fractions('¼', '⅓', '½', '⅔', '¾');

const tsp = (amount: number) => topped('', amount, 'tsp', 3);
const tbsp = (glyph: FractionGlyph | '', amount: number) => topped(glyph, amount, 'tbsp', 16);

/** One tablespoon to two, and from there on. */
export const SPOON_FINE = [...HALVES, tsp(0.5), tsp(1), tsp(2)];
export const SPOON = [...HALVES, tsp(1), tsp(2)];

/** Below one cup, from one to two, from two to four: finer where a tablespoon makes a difference. */
export const CUP_FINE = [
  ...CUP_SIZES,
  ...[topped('¼', 1, 'tsp', 48), topped('¼', 2, 'tsp', 48)],
  ...[tbsp('¼', 1), tbsp('¼', 2), tbsp('⅓', 1), tbsp('⅓', 2), tbsp('½', 1), tbsp('½', 2)],
  ...[tbsp('⅔', 1), tbsp('¾', 1), tbsp('¾', 2), tbsp('¾', 3)],
];
export const CUP_MIDDLE = [
  ...CUP_SIZES,
  ...[tbsp('', 1), tbsp('', 2), tbsp('⅓', 1), tbsp('½', 2), tbsp('¾', 2)],
];
export const CUP_COARSE = [...CUP_SIZES, tbsp('', 2), tbsp('¾', 2)];
