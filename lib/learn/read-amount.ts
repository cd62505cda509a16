import { NUMBER, readNumber, spellFractions } from '@/lib/text/numbers';

/** What a field takes: words after the number with what they multiply it by, and the bounds. */
export type AmountRule = {
  /** Lower case; `''` for a number alone. */
  units: Readonly<Record<string, number>>;
  least: number;
  most: number;
};

/** `unreadable` is not a number with a unit of the field; the others are numbers out of its bounds. */
export type AmountProblem = 'unreadable' | 'little' | 'much';

export type ReadAmount =
  | { value: number; problem?: undefined }
  | { value?: undefined; problem: AmountProblem };

const PATTERN = new RegExp(`^(${NUMBER})\\s*([a-z%]*)\\.?$`);

/**
 * Reads what a person types: "2.5", "2,5", "2 1/2", "1½ cups", "300 g". Null while there is nothing to read.
 * Never throws.
 */
export function readAmount(text: string, rule: AmountRule): ReadAmount | null {
  if (text.trim() === '') return null;
  const match = PATTERN.exec(spellFractions(text));
  const unit = match?.[2] ?? '';
  const factor = Object.hasOwn(rule.units, unit) ? rule.units[unit] : undefined;
  const value = match && factor !== undefined ? readNumber(match[1] ?? '') * factor : Number.NaN;
  if (!Number.isFinite(value)) return { problem: 'unreadable' };
  if (value < rule.least) return { problem: 'little' };
  return value > rule.most ? { problem: 'much' } : { value };
}

export const CUPS: AmountRule = {
  units: { '': 1, c: 1, cup: 1, cups: 1, tbsp: 1 / 16, tsp: 1 / 48 },
  least: 0.02,
  most: 100,
};

export const GRAMS: AmountRule = {
  units: { '': 1, g: 1, gram: 1, grams: 1, kg: 1000 },
  least: 1,
  most: 13_000,
};

/** Percent of protein, between the least and the most that flours have. */
export const proteinWithin = (least: number, most: number): AmountRule => ({
  units: { '': 1, '%': 1, percent: 1 },
  least,
  most,
});
