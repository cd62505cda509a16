import type { Unit } from '@/lib/content/schema/units';

// This module imports no messages, since they are not generated yet when content is checked; amounts.ts formats measures.

/** Millilitres in one unit of volume. Spoons and cups are nominal, as on labels and measuring sets, in both systems. */
export const MILLILITRES = {
  ml: 1,
  cl: 10,
  dl: 100,
  l: 1000,
  pinch: 5 / 16,
  tsp: 5,
  tbsp: 15,
  'fl oz': 30,
  cup: 240,
  pt: 480,
  qt: 960,
} as const;

/** Grams in one unit of weight. */
export const GRAMS = { g: 1, kg: 1000, oz: 28.35, lb: 453.6 } as const;

const valueIn = (table: Readonly<Record<string, number>>, unit: string | undefined) =>
  unit !== undefined && Object.hasOwn(table, unit) ? table[unit] : undefined;

/** Millilitres in one unit; undefined for units that are no volume. */
export const millilitresIn = (unit: string | undefined) => valueIn(MILLILITRES, unit);

/** Grams in one unit; undefined for units that are no weight. */
export const gramsIn = (unit: string | undefined) => valueIn(GRAMS, unit);

const LENGTHS_AND_AMOUNTS = ['mm', 'cm', 'g', 'kg', 'ml', 'L', 'tsp', 'tbsp'] as const;
/** Units of sizes, which do not scale with the yield. */
export const SIZE_UNITS = [...LENGTHS_AND_AMOUNTS, 'ml can', 'ml cans', 'g/L', 'ml/L'] as const;

export type SizeUnit = (typeof SIZE_UNITS)[number];

/** One number, or two as in "4 to 5" and "18 × 12". */
export type Numbers = { first: number; second?: { by: 'to' | '×'; number: number } };

/** Measure that does not scale with the yield: "1.5 cm", "28 to 30 cm", "18 × 12 cm", "50 g a litre". */
export type Size = Numbers & {
  unit: SizeUnit;
  /** Written before a noun: "½-inch dice" in the US. */
  isBefore: boolean;
};

/** Amount in a sentence that scales with the yield and is not from the ingredient list: "4.3 L", "4 pieces". */
export type Made = Numbers &
  (
    | { unit: Unit }
    | {
        /** Name of the counted thing, singular and plural. */
        names: readonly [one: string, many: string];
        /** True if the number is rounded up instead of to the nearest whole one. */
        up: boolean;
      }
  );

/** Form of a mention of an ingredient: quantity and name, quantity only, name only. */
export type Show = 'full' | 'amount' | 'name';

/** Measure in a sentence that is not from the ingredient list. */
export type Measure =
  | { kind: 'temperature'; celsius: number }
  | { kind: 'size'; size: Size }
  | { kind: 'made'; made: Made }
  /** Number of batches for yields that exceed the equipment. */
  | { kind: 'rounds' };
