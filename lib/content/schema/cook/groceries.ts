import { z } from 'zod';
import { ALLERGENS } from '@/lib/content/schema/recipe';
import { reference, text } from '@/lib/content/schema/reference';

const grams = z.number().positive();

const grocery = z.strictObject({
  name: text.describe('As a shopping list names it: "onion".'),
  plural: text.optional().describe('Name for more than one, when it is bought by the piece.'),
  aisle: text.nullable().describe('One of the aisles above; null for what no one buys, such as water.'),
  piece: grams
    .optional()
    .describe('Grams of one medium piece as bought, where recipes count it as well as weigh it.'),
  weighs: z
    .partialRecord(z.enum(['can', 'clove', 'slice', 'sprig', 'leaf', 'block']), grams)
    .optional()
    .describe('Grams of the drained contents of a can, of a clove, of a sprig.'),
  juice: z
    .number()
    .positive()
    .optional()
    .describe('Millilitres of juice in one piece, where recipes measure the juice.'),
  head: z.number().positive().optional().describe('Cloves in a head.'),
  bunch: grams.optional().describe('Grams that a bunch of herbs gives: leaves and thin stems.'),
  can: z.number().positive().optional().describe('Millilitres on the label of a can.'),
  food: reference('food')
    .optional()
    .describe("To add volumes to weights; the ingredient's own where it has one."),
  staple: z
    .literal(true)
    .optional()
    .describe('In most kitchens already; listed apart, to be checked before shopping.'),
  contains: z
    .array(z.enum(ALLERGENS))
    .optional()
    .describe(
      'Allergens it brings, as Canadian labels name them; a recipe that takes it has to name them too.',
    ),
});

/** What recipes are shopped from. Weights of pieces are medium ones as Canadian shops sell them. */
export const groceries = z.strictObject({
  aisles: z.array(text).min(1).describe('Where things stand in a shop, in the order one walks it.'),
  groceries: z
    .record(z.string(), grocery)
    .describe('Things as a shop sells them, by the name recipes use in `buy`.'),
});

export type Grocery = z.infer<typeof grocery>;
