import type { Unit } from '@/lib/content/schema/units';

// Without messages, which do not exist yet when content is checked; the text of measures is in amounts.ts.

/** Millilitres of measures by volume; spoons and cups are the nominal ones of labels and measuring sets, in both systems. */
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

/** Grams of every measure by weight. */
export const GRAMS = { g: 1, kg: 1000, oz: 28.35, lb: 453.6 } as const;

const valueIn = (table: Readonly<Record<string, number>>, unit: string | undefined) =>
  unit !== undefined && Object.hasOwn(table, unit) ? table[unit] : undefined;

/** Millilitres in one of a unit; undefined when the unit is not one of volume. */
export const millilitresIn = (unit: string | undefined) => valueIn(MILLILITRES, unit);

/** Grams in one of a unit; undefined when the unit is not one of weight. */
export const gramsIn = (unit: string | undefined) => valueIn(GRAMS, unit);

/** Units of sizes, which are the same at every yield: lengths, weights, volumes, cans, amounts per litre. */
const LENGTHS_AND_AMOUNTS = ['mm', 'cm', 'g', 'kg', 'ml', 'L', 'tsp', 'tbsp'] as const;
export const SIZE_UNITS = [...LENGTHS_AND_AMOUNTS, 'ml can', 'ml cans', 'g/L', 'ml/L'] as const;

export type SizeUnit = (typeof SIZE_UNITS)[number];

/** One number, or two joined as in "4 to 5" and "18 × 12". */
export type Numbers = { first: number; second?: { by: 'to' | '×'; number: number } };

/** A measure that is the same at any number of servings: "1.5 cm", "28 to 30 cm", "18 × 12 cm", "50 g a litre". */
export type Size = Numbers & {
  unit: SizeUnit;
  /** Written before a noun: "½-inch dice" in the US. */
  isBefore: boolean;
};

/** An amount of no ingredient that scales with the yield: "4.3 L" of milk, "4 pieces", "2 tbsp" of the oil. */
export type Made = Numbers &
  (
    | { unit: Unit }
    | {
        /** What is counted: for one and for more. */
        names: readonly [one: string, many: string];
        /** To the next whole one rather than to the nearest. */
        up: boolean;
      }
  );

/** How much of an ingredient a mention reads: quantity and name, the quantity alone, the name alone. */
export type Show = 'full' | 'amount' | 'name';

/** A measure in a sentence that belongs to no ingredient. */
export type Measure =
  | { kind: 'temperature'; celsius: number }
  | { kind: 'size'; size: Size }
  | { kind: 'made'; made: Made }
  /** In how many batches, or pots, where more is made than the equipment holds. */
  | { kind: 'rounds' };
