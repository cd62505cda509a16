import { z } from 'zod';

/**
 * Allergens as Canadian labels name them. A label names a gluten source by its grain, so a wheat noodle is Gluten and
 * Wheat: readers with celiac disease look for the one, those with a wheat allergy for the other.
 *
 * @see https://laws-lois.justice.gc.ca/eng/regulations/c.r.c.,_c._870/section-B.01.010.1.html
 */
export const ALLERGENS = [
  'Crustaceans',
  'Egg',
  'Fish',
  'Gluten',
  'Milk',
  'Molluscs',
  'Mustard',
  'Peanut',
  'Sesame',
  'Soy',
  'Sulphites',
  'Tree nuts',
  'Triticale',
  'Wheat',
] as const;

/** Message for `Shellfish`: a label names crustaceans or molluscs. */
const NO_SHELLFISH =
  'Crustaceans (shrimp, crab, lobster) or Molluscs (mussels, oysters, squid) in place of Shellfish';

/** Name of an allergen. */
export const allergen = z.enum(ALLERGENS, {
  error: ({ input }) => (input === 'Shellfish' ? NO_SHELLFISH : undefined),
});

/** An allergen as Canadian labels name it. */
export type Allergen = z.infer<typeof allergen>;
