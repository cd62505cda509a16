import type { Unit } from '@/lib/content/schema/units';

// Apart from sizes.ts, which says sizes in words: content is read and checked before its words are written.

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
