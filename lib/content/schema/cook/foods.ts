import { z } from 'zod';

const measure = z.enum(['volume', 'weight']);

const food = z.strictObject({
  density: z
    .number()
    .positive()
    .max(25)
    .describe(
      'Grams per millilitre as measured in a kitchen: spooned or dropped in, not packed. Portion weights of USDA FoodData Central, grams of a cup divided by 237.',
    ),
  us: measure.describe('What US kitchens measure it by.'),
  metric: measure.describe('What metric kitchens measure it by where a recipe gives cups or many spoons.'),
  pieces: z
    .literal(true)
    .optional()
    .describe('Cut in pieces or leafy: nobody levels it off with a tablespoon.'),
});

/** Foods whose measure changes between systems. What shops sell and cooks weigh (meat, fish, pasta) needs no entry. */
export const foods = z.record(z.string(), food);

export type Food = z.infer<typeof food>;
