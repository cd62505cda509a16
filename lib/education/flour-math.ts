import * as messages from '@/.content/messages/learn';
import { fractions, type Scale, snap } from '@/lib/recipe/rounding';
import { cutText } from '@/lib/text/cut-text';
import { decimal } from '@/lib/text/decimal';
import { readTyped } from '@/lib/text/typed-amount';
import { type Parameter, textParameter } from '@/lib/ui/address';

/** Minimum and maximum. */
export type Range = readonly [least: number, most: number];

/** Middle of a range. */
export function middleOf([least, most]: Range): number {
  return (least + most) / 2;
}

/** Grams of flour in an amount of cups. */
export function gramsOf(cups: number, perCup: Range): Range {
  return [cups * perCup[0], cups * perCup[1]];
}

/** Cups of flour in an amount of grams. */
export function cupsOf(grams: number, perCup: Range): Range {
  return [grams / perCup[1], grams / perCup[0]];
}

/** "313 to 325 g", in whole grams; one number where both are the same, and tenths below 10 g. */
export function describeGrams([least, most]: Range): string {
  const round = (grams: number) => (most < 10 ? Math.round(grams * 10) / 10 : Math.round(grams));
  return messages.grams({ amount: between(decimal(round(least)), decimal(round(most))) });
}

/** Formats an amount with its unit; `count` selects the plural form. */
type Write = (of: { amount: string; count: number }) => string;

// Up to one cup is singular: "½ cup".
const inCups: Write = ({ amount, count }) => messages.cups({ amount, count: Math.ceil(count) });

/** Fractions of cups and spoons: quarters and thirds; at least an eighth. */
const MARKS: Scale = {
  least: { below: 1 / 8, text: '⅛', measure: 1 / 8 },
  bands: [{ from: 0, size: 1, unit: ({ number }) => number, grid: fractions('⅛', '¼', '⅓', '½', '⅔', '¾') }],
};

const SPOONS = [
  { write: inCups, perCup: 1, from: 0.24 },
  { write: messages.tablespoons, perCup: 16, from: 0.95 },
  { write: messages.teaspoons, perCup: 48, from: 0 },
] as const;

/** Formats an amount of cups: "¼ cup", "2 cups". */
export function cupsText(cups: number): string {
  const { measure, text } = snap(cups, MARKS);
  return inCups({ amount: text, count: measure });
}

/** Formats a protein range in percent: "7-9%". */
export function percentText([least, most]: Range): string {
  return messages.percentRange({ least: decimal(least), most: decimal(most) });
}

/** Nearest size of a measuring set, "about 2½ cups", and the exact range, "2.46 to 2.56 cups". */
export function describeCups([fewest, most]: Range): { nearest: string; exact: string } {
  const middle = middleOf([fewest, most]);
  const spoon = SPOONS.find(({ perCup, from }) => middle * perCup >= from) ?? SPOONS[2];
  const mark = snap(middle * spoon.perCup, MARKS);
  const exact = between(decimal(fewest * spoon.perCup), decimal(most * spoon.perCup));
  return {
    nearest: messages.about({ amount: spoon.write({ amount: mark.text, count: mark.measure }) }),
    exact: spoon.write({ amount: exact, count: most * spoon.perCup }),
  };
}

/** Protein range of flours in percent; 0 to 100 if no flour has one. */
export function rangeOf(flours: readonly { protein?: Range | undefined }[]): Range {
  const figures = flours.flatMap(({ protein }) => protein ?? []);
  return figures.length > 0 ? [Math.min(...figures), Math.max(...figures)] : [0, 100];
}

/** Flours whose protein range contains a percentage; flours without a range are left out. */
export function floursWith<Flour extends { protein?: Range }>(
  protein: number,
  flours: readonly Flour[],
): Flour[] {
  return flours.filter(({ protein: range }) => range && protein >= range[0] && protein <= range[1]);
}

/** Whole grams of a strong and a weak flour in 100 g with a target of protein in percent; null if it is out of range. */
export function blendFor(
  protein: number,
  strong: Range,
  weak: Range,
): { strong: number; weak: number } | null {
  const top = middleOf(strong);
  const bottom = middleOf(weak);
  const grams = Math.round(((protein - bottom) / (top - bottom)) * 100);
  return grams > 0 && grams < 100 ? { strong: grams, weak: 100 - grams } : null;
}

function between(least: string, most: string): string {
  return least === most ? least : messages.range({ least, most });
}

/** Accepted values of a field: units with their factors, and the bounds. */
type AmountRule = {
  /** Units in lower case; `''` for a number without a unit. */
  units: Readonly<Record<string, number>>;
  least: number;
  most: number;
};

/** Input errors: `unreadable` is no number with a unit of the field; the others are out of its bounds. */
type AmountProblem = 'unreadable' | 'little' | 'much';

export type FieldAmount =
  | { value: number; problem?: undefined }
  | { value?: undefined; problem: AmountProblem };

/** Maximum length of an input, in characters. */
const LONGEST = 40;

/** Text of a field in the address. */
export function fieldParameter(key: string): Parameter<string> {
  const { parse, ...text } = textParameter(key);
  return { ...text, parse: (query) => cutText(parse(query), LONGEST) };
}

/** Parses the text of a field as {@link readTyped}, without words after it. Null for empty input. Never throws. */
export function readAmount(text: string, rule: AmountRule): FieldAmount | null {
  if (text.trim() === '') return null;
  const factorOf = (unit: string) =>
    (Object.hasOwn(rule.units, unit) ? rule.units[unit] : undefined) ?? Number.NaN;
  const read = readTyped(text.replace(/[%％]/, ' percent'), factorOf);
  if (read?.rest !== '') return { problem: 'unreadable' };
  const { amount: value } = read;
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

/** Field for a percentage of protein within the range of the flours. */
export const proteinWithin = (least: number, most: number): AmountRule => ({
  units: { '': 1, percent: 1 },
  least,
  most,
});

/** Replaces names in braces: `{least}%` becomes "7%". Names without a value are unchanged. */
export function fillIn(text: string, values: Readonly<Record<string, string | number | undefined>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
