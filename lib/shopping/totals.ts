import * as messages from '@/.content/messages/measures';
import type { UnitSystem } from '@/lib/content/schema/units';
import { type FormatOptions, type Formatted, formatAmount } from '@/lib/recipe/amounts';
import { clean, isCounted, QUARTERS, roundedCount, type Scale, snap } from '@/lib/recipe/rounding';
import { GRAMS_PER_UNIT, gramsIn, millilitresIn } from '@/lib/recipe/scales';
import { decimal } from '@/lib/text/decimal';
import type { LinePart } from './merge';
import type { Sum, SummedAmount } from './sums';

// Totals of the shopping list are the sums of the amounts that are printed for its recipes, not of the exact ones: 2.2,
// 1.8 and 1.8 eggs are printed as 3, 2 and 2, and their total is 7.

/** An amount of one recipe as it is printed, with its unit. */
type PrintedAmount = Formatted & Pick<SummedAmount, 'unit'>;

/** Steps of 5 g for small weights: one such as 48 g is useless for cilantro. */
const inSteps = (grams: number) => (grams > 20 && grams < 100 ? Math.ceil(grams / 5 - 1e-6) * 5 : grams);

/** The amounts of one recipe in its own units, one for each unit and food; counts are added as its list prints them. */
export function printPart(part: LinePart, system: UnitSystem): PrintedAmount[] {
  const sums = new Map<string, SummedAmount & Pick<LinePart['amounts'][number], 'round' | 'counter'>>();
  for (const { amount, unit, food, round, counter } of part.amounts) {
    if (amount === undefined) continue;
    const kind = `${unit} ${food}`;
    const all = clean((sums.get(kind)?.amount ?? 0) + roundedCount(amount, unit, round));
    sums.set(kind, { amount: all, unit, food, round, counter });
  }
  return [...sums.values()].map(({ amount, unit, ...options }) => ({
    ...formatAmount(unit === 'g' ? inSteps(amount) : amount, unit, { system, ...options }),
    unit,
  }));
}

/** Pieces, cans or cloves for the counts that the recipes print, and for other amounts that are bought by the piece. */
export function countNeeded({ amount, unit }: Sum, parts: readonly LinePart[]): number {
  const rounding = parts
    .flatMap((part) => part.amounts)
    .filter((each) => each.unit === unit && each.amount !== undefined)
    .map((each) => roundedCount(each.amount ?? 0, unit, each.round) - (each.amount ?? 0));
  return clean(rounding.reduce((sum, each) => sum + each, amount));
}

const FRACTIONS = ['', '¼', '½', '¾'];
const NEVER = { below: 0, text: '', measure: 0 };
const { oz, lb } = GRAMS_PER_UNIT;

/** Ounces to the quarter after pounds: "1 lb 4¾ oz". */
const POUND_AND_QUARTERS = Array.from({ length: 64 }, (_, quarters) => {
  const number = `${Math.floor(quarters / 4) || ''}${FRACTIONS[quarters % 4]}`;
  return {
    at: quarters / 64,
    glyph: '',
    plus: quarters === 0 ? '' : ` ${messages.ounce({ number, count: Math.max(quarters / 4, 1) })}`,
  };
});

const byStep = (step: number) => ({ step, print: decimal });

/** Finer scales for sums than those for single amounts. */
const FINE: Readonly<Record<string, Scale>> = {
  'g metric': {
    least: NEVER,
    bands: [
      { from: 0, size: 1, unit: messages.gram, grid: byStep(0.5) },
      { from: 1000, size: 1000, unit: messages.kilogram, grid: byStep(0.01) },
    ],
  },
  'g us': {
    least: NEVER,
    bands: [
      { from: 0, size: oz, unit: messages.ounce, grid: QUARTERS },
      { from: lb, size: lb, unit: messages.pound, grid: POUND_AND_QUARTERS },
    ],
  },
  'ml metric': {
    least: NEVER,
    bands: [
      { from: 0, size: 1, unit: messages.millilitre, grid: byStep(0.5) },
      { from: 1000, size: 1000, unit: messages.litre, grid: byStep(0.01) },
    ],
  },
};

const isEqual = (one: number, other: number) => Math.abs(one - other) <= 1e-6 * Math.max(one, other);
const totalOf = (shown: readonly PrintedAmount[]) =>
  clean(shown.reduce((sum, each) => sum + each.measure, 0));

/** Most amounts of which sums are tried; the number of ways to group them grows fast. */
const MOST_AMOUNTS = 6;

type TotalOptions = FormatOptions & { sum: Sum };

/** Text of a measure that prints it exactly; undefined if none does. */
function exactText(shown: readonly PrintedAmount[], { sum: { amount, unit }, ...options }: TotalOptions) {
  const [first, ...others] = shown;
  if (!first || others.length === 0) return first?.text;
  const target = totalOf(shown);
  const usual = formatAmount(amount * (target / formatAmount(amount, unit, options).measure), unit, options);
  if (usual.kind === first.kind && isEqual(usual.measure, target)) return usual.text;
  const natural = target / (gramsIn(unit) ?? millilitresIn(unit) ?? 1);
  const printed = formatAmount(natural, unit, options);
  if (printed.kind === first.kind && isEqual(printed.measure, target)) return printed.text;
  const scale = FINE[`${first.kind} ${options.system}`];
  const fine = scale && snap(target, scale);
  return fine && isEqual(fine.measure, target) ? fine.text : undefined;
}

/** Every way to put items into groups. */
function partitions<T>([first, ...rest]: readonly T[]): T[][][] {
  if (first === undefined) return [[]];
  return partitions(rest).flatMap((groups) => [
    [[first], ...groups],
    ...groups.map((_, place) => groups.map((group, index) => (index === place ? [first, ...group] : group))),
  ]);
}

/**
 * The sum of printed weights or volumes: "1.43 kg", or "½ cup + ⅓ cup" if no measure is exactly their sum. Undefined if
 * they cannot be compared with the sum as it is printed, such as spoons of flour with its weight.
 */
export function totalAmountText(shown: readonly PrintedAmount[], options: TotalOptions): string | undefined {
  const { sum, ...format } = options;
  const { kind } = formatAmount(sum.amount, sum.unit, format);
  if (
    isCounted(sum.unit) ||
    shown.length === 0 ||
    shown.length > MOST_AMOUNTS ||
    shown.some((each) => each.kind !== kind)
  )
    return undefined;
  const largestFirst = [...shown].sort((one, other) => other.measure - one.measure);
  const [best] = partitions(largestFirst)
    .map((groups) => groups.map((group) => exactText(group, options)))
    .filter((texts) => texts.every((text) => text !== undefined))
    .sort((one, other) => one.length - other.length);
  return best?.join(' + ');
}
