import { ALL_FRACTIONS, type FractionGlyph } from './fractions';
import type { Mark } from './snap';

/** Whole numbers only. */
export const WHOLE: readonly Mark[] = [{ at: 0, glyph: '' }];

/** Whole numbers and the given fractions: `fractions('½', '¾')`. */
export function fractions(...glyphs: FractionGlyph[]): readonly Mark[] {
  return [...WHOLE, ...glyphs.map((glyph) => ({ at: ALL_FRACTIONS[glyph], glyph }))];
}

export const QUARTERS = fractions('¼', '½', '¾');
export const HALVES = fractions('½');
export const EIGHTHS = fractions('⅛', '¼', '⅜', '½', '⅝', '¾', '⅞');
/** The sizes measuring cups come in. */
export const CUP_SIZES = fractions('¼', '⅓', '½', '⅔', '¾');
