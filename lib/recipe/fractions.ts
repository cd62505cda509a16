import type { Mark } from './snap';

/** The fractions of cups and of rulers, by the character that prints them. */
export const FRACTIONS = {
  '⅛': 1 / 8,
  '¼': 1 / 4,
  '⅓': 1 / 3,
  '⅜': 3 / 8,
  '½': 1 / 2,
  '⅝': 5 / 8,
  '⅔': 2 / 3,
  '¾': 3 / 4,
  '⅞': 7 / 8,
} as const;

export type FractionGlyph = keyof typeof FRACTIONS;

/** Takes the noise of floating point off a number: 12 significant digits are kept. */
export function clean(value: number): number {
  return Number(value.toPrecision(12));
}

/** An amount times a factor, in the same unit; a factor that is negative or not a number changes nothing. */
export function scaleAmount(amount: number, factor: number): number {
  return clean(Number.isFinite(factor) && factor >= 0 ? amount * factor : amount);
}

/** Whole numbers only. */
export const WHOLES: readonly Mark[] = [{ at: 0, glyph: '' }];

/** Whole numbers and the given fractions: `fractions('½', '¾')`. */
export function fractions(...glyphs: FractionGlyph[]): readonly Mark[] {
  return [...WHOLES, ...glyphs.map((glyph) => ({ at: FRACTIONS[glyph], glyph }))];
}

export const QUARTERS = fractions('¼', '½', '¾');
export const HALVES = fractions('½');
export const EIGHTHS = fractions('⅛', '¼', '⅜', '½', '⅝', '¾', '⅞');
/** The sizes measuring cups come in. */
export const CUP_SIZES = fractions('¼', '⅓', '½', '⅔', '¾');
