import type { Unit, UnitSystem } from '@/lib/content/schema/cook/units';
import { scaleAmount } from '@/lib/kitchen/amounts/scale-amount';
import {
  CAN_OUNCES,
  INCHES,
  METRIC_ROUGH_VOLUME,
  METRIC_SPOONS,
  METRIC_WEIGHT,
  US_ROUGH_VOLUME,
  US_ROUGH_WEIGHT,
  wholeCounts,
} from '@/lib/kitchen/rounding/scales';
import { type Scale, snap } from '@/lib/kitchen/rounding/snap';
import { GRAMS, gramsIn, MILLILITRES, millilitresIn } from './measures';

/** Units of what stays as it is at every yield: lengths, weights, volumes, cans, and so much for each litre. */
export const SIZE_UNITS = [
  'mm',
  'cm',
  'g',
  'kg',
  'ml',
  'L',
  'tsp',
  'tbsp',
  'ml can',
  'ml cans',
  'g/L',
  'ml/L',
] as const;

export type SizeUnit = (typeof SIZE_UNITS)[number];

/** One number, or two joined as in "4 to 5" and "18 × 12". */
export type Numbers = { first: number; second?: { by: 'to' | '×'; number: number } };

/** A measure that no number of servings changes: "1.5 cm", "28 to 30 cm", "18 × 12 cm", "50 g a litre". */
export type Size = Numbers & {
  unit: SizeUnit;
  /** Stands before what it measures: "½-inch dice" in the US. */
  isBefore: boolean;
};

/** An amount of no ingredient that follows the yield: "4.3 L" of milk, "4 pieces", "2 tbsp" of the oil. */
export type Made = Numbers &
  (
    | { unit: Unit }
    | {
        /** What is counted: for one and for more. */
        words: readonly [one: string, many: string];
        /** To the next whole one rather than to the nearest. */
        up: boolean;
      }
  );

const MILLIMETRES = { mm: 1, cm: 10 } as const;
const LITRE = MILLILITRES.l;

/** "4 to 5 cm" of "4 cm" and "5 cm"; one where both read the same. */
function joined(texts: readonly [string, string?], by: 'to' | '×'): string {
  const [first, second] = texts;
  if (second === undefined || (second === first && by === 'to')) return first;
  const [, number, unit] = /^(\S+) (.+)$/.exec(first) ?? [];
  const [, , otherUnit] = /^(\S+) (.+)$/.exec(second) ?? [];
  const isSame = unit !== undefined && unit.replace(/es$/, '') === otherUnit?.replace(/es$/, '');
  return `${isSame ? number : first} ${by} ${second}`;
}

function eachOf({ first, second }: Numbers, show: (number: number) => string): string {
  return second ? joined([show(first), show(second.number)], second.by) : show(first);
}

function usSize(number: number, unit: SizeUnit): string {
  switch (unit) {
    case 'mm':
    case 'cm':
      return snap(number * MILLIMETRES[unit], INCHES).text;
    case 'ml can':
    case 'ml cans':
      return snap(number, CAN_OUNCES).text;
    // For each litre, as for each quart.
    case 'g/L':
      return snap((number * MILLILITRES.qt) / LITRE, US_ROUGH_WEIGHT).text;
    case 'ml/L':
      return snap((number * MILLILITRES.qt) / LITRE, US_ROUGH_VOLUME).text;
    case 'g':
    case 'kg':
      return snap(number * GRAMS[unit], US_ROUGH_WEIGHT).text;
    case 'L':
    case 'ml':
    case 'tsp':
    case 'tbsp':
      return snap(number * (unit === 'L' ? LITRE : MILLILITRES[unit]), US_ROUGH_VOLUME).text;
  }
}

/** A measure that stays as it is, in the units of a system: "1.5 cm", "½-inch"; "50 g a litre", "1¾ oz a quart". */
export function describeSize({ unit, isBefore, ...numbers }: Size, system: UnitSystem): string {
  const [plain = '', what] = unit.split(/[ /]/);
  const isRatio = unit.includes('/');
  if (system === 'metric') {
    const isSpoon = unit === 'tsp' || unit === 'tbsp';
    const text = eachOf(numbers, (number) =>
      isSpoon ? snap(number * MILLILITRES[unit], METRIC_SPOONS).text : `${number} ${plain}`,
    );
    if (isRatio) return `${text} a litre`;
    return what === undefined ? text : `${text} ${what}`;
  }
  const text = eachOf(numbers, (number) => usSize(number, unit));
  if (isRatio) return `${text} a quart`;
  const shown = isBefore ? text.replace(/ (inch|cup|qt|oz|lb|tbsp|tsp|g)(?:es|s)?$/, '-$1') : text;
  return what === undefined ? shown : `${shown} ${what}`;
}

function madeScale(unit: Unit, system: UnitSystem): { scale: Scale; size: number } {
  const weight = gramsIn(unit);
  if (weight !== undefined) {
    return { scale: system === 'us' ? US_ROUGH_WEIGHT : METRIC_WEIGHT, size: weight };
  }
  const metric = unit === 'tsp' || unit === 'tbsp' ? METRIC_SPOONS : METRIC_ROUGH_VOLUME;
  return { scale: system === 'us' ? US_ROUGH_VOLUME : metric, size: millilitresIn(unit) ?? 1 };
}

/**
 * An amount that follows the yield, rounded as one speaks of it: "8.5 L", "3 pieces"; never none.
 *
 * @param factor what is made divided by the recipe's own yield
 */
export function describeMade(made: Made, { factor, system }: { factor: number; system: UnitSystem }): string {
  return eachOf(made, (number) => {
    const amount = scaleAmount(number, factor);
    if (!('words' in made)) {
      const { scale, size } = madeScale(made.unit, system);
      return snap(amount * size, scale).text;
    }
    return snap(made.up ? Math.ceil(amount - 1e-6) : amount, wholeCounts(made.words)).text;
  });
}

/** The size of a can as its label says it: "398 ml", "14 oz". */
export function describeCan(millilitres: number, system: UnitSystem): string {
  return system === 'us' ? snap(millilitres, CAN_OUNCES).text : `${millilitres} ml`;
}

/** How often the most that goes into the equipment goes into what is made: in how many batches, or pots. */
export function roundsOf(made: number, upTo: number): number {
  return Math.max(1, Math.ceil(made / upTo - 1e-6));
}
