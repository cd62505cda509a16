import { z } from 'zod';
import { allergen } from './allergens';
import {
  array,
  counter,
  entryName,
  list,
  object,
  optional,
  optionalText,
  positive,
  reason,
  reference,
  slug,
  text,
} from './fields';

const measure = z.enum(['volume', 'weight']);

const food = object({
  density: positive
    .max(25)
    .describe(
      'Grams per millilitre as measured in a kitchen: spooned or dropped in, not packed. Portion weights of USDA FoodData Central, grams of a cup divided by 237.',
    ),
  us: measure.describe('How US kitchens measure it.'),
  metric: measure.describe('How metric kitchens measure it if a recipe gives cups or many spoons.'),
  pieces: optional(z.literal(true)).describe(
    'Cut in pieces or leafy, so that no tablespoons are added to cups.',
  ),
});

/** Foods whose measure differs between unit systems. Foods that are always weighed (meat, fish, pasta) need no entry. */
export const foods = z.record(z.string(), food);

const grocery = object({
  name: text.describe('Name on shopping lists: "onion".'),
  plural: optionalText.describe('Name for more than one, when it is bought by the piece.'),
  counter: optional(counter).describe(
    'Counter after a plain count of it, in languages that have them: 마리, 本. Left out: the usual one, 개.',
  ),
  aspirated: optional(z.literal(true)).describe(
    'In French: its name begins with an aspirated h, before which “de” stays, unless the messages know the word: “de hojicha”.',
  ),
  aisle: entryName('aisle')
    .nullable()
    .describe('One of the aisles above; null for what is not bought, such as water.'),
  piece: optional(positive).describe('Grams of a medium piece as bought, where recipes count and weigh it.'),
  weighs: optional(
    z.partialRecord(z.enum(['can', 'clove', 'slice', 'sprig', 'leaf', 'block']), positive),
  ).describe('Grams of the drained contents of a can, of a clove, of a sprig.'),
  juice: optional(positive).describe('Millilitres of juice in one piece, where recipes measure the juice.'),
  head: optional(positive).describe('Cloves in a head.'),
  bunch: optional(positive).describe('Grams that a bunch of herbs gives: leaves and thin stems.'),
  can: optional(positive).describe('Millilitres on the label of a can.'),
  food: optional(reference('food')).describe(
    'Its density adds volumes to weights; the `food` of an ingredient takes precedence.',
  ),
  staple: optional(z.literal(true)).describe(
    'Kept for months in most kitchens, and used by the spoon. Up to 120 ml or 150 g, shopping lists have it in a group of its own, to be checked first, and Tonight does not name it as missing.',
  ),
  contains: optional(array(allergen)).describe('Allergens; recipes that use it must list them too.'),
  mayContain: optional(list(allergen)).describe(
    'Allergens of some brands: recipes that use it say “read the label”.',
  ),
  raw: optional(reference('foodKind')).describe(
    'Kind of raw food in data/food-safety.yaml: recipes that use it have a step that `cooks` it. `none`, with `because`, for one that only sounds raw.',
  ),
  vegetarian: optional(z.enum(['no', 'yes', 'depends'])).describe(
    'Recipes marked vegetarian or vegan use only groceries with `yes`, or with `depends`, which the page explains.',
  ),
  dependsOn: optionalText.describe(
    'With `vegetarian: depends`: what makes it vegetarian, after its name: "made with microbial rennet".',
  ),
  vegan: optional(z.literal('no')).describe('Vegetarian and without such allergens, but not vegan: honey.'),
  of: optional(list(slug)).describe(
    'Groups that diets of data/vocabulary.yaml forbid: `pork`, `alcohol`, `gelatin`, or your own.',
  ),
  because: optional(reason).describe(
    'Why it is not what its name says: "smoked and cooked by the maker" for a sausage with `raw: none`.',
  ),
}).refine(({ vegetarian, dependsOn }) => (vegetarian === 'depends') === (dependsOn !== undefined), {
  path: ['dependsOn'],
  message: 'what makes it vegetarian, exactly if `vegetarian` is depends',
});

/** Groceries for shopping lists. Weights of pieces are medium ones in Canadian shops. */
export const groceries = object({
  aisles: list(text).describe('Aisles of a shop, in the order of a walk through it.'),
  groceries: z
    .record(z.string(), grocery)
    .describe('Groceries as a shop sells them, by the name recipes use in `buy`.'),
});

export type Food = z.infer<typeof food>;
export type Grocery = z.infer<typeof grocery>;
