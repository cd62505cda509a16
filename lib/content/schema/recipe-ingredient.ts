import { z } from 'zod';
import { allergen } from './allergens';
import { type Amount, readAmountText } from './amount';
import { cooked } from './cooking';
import {
  array,
  counter,
  heading,
  hidden,
  id,
  list,
  measured,
  object,
  optional,
  optionalText,
  positive,
  reason,
  reference,
  sentence,
  text,
} from './fields';
import { nativeName } from './picture-ref';
import { UNITS } from './units';

/** Facts about a food, where neither its grocery nor its name says it. */
const facts = {
  raw: optional(reference('foodKind')).describe(
    'Kind of raw food in data/food-safety.yaml, or `none` with `because`, where its name leaves it open. Left out: as its grocery or its name says.',
  ),
  contains: optional(array(allergen)).describe(
    'Its allergens; fewer than its grocery or its name says need `because`. Left out: those.',
  ),
  because: optional(reason).describe(
    'Why it is not what its name says, with `raw: none` or `contains`: "cooked by the maker".',
  ),
};

const writtenIngredient = object({
  id: id.describe('Unique within the recipe; step text refers to it as `{id}`.'),
  name: text.describe('Name in the list, in lower case: "pork shoulder".'),
  plural: optionalText.describe('Name for a count other than one, when it differs: "eggs" beside "egg".'),
  native: optional(nativeName).describe('Name in its original script, to show in a shop.'),
  amount: optional(z.union([positive.max(100_000), hidden])).describe(
    'Amount at the recipe\'s own yield: "400 g", "1/2 tsp", "2-3 cloves", "1 lb 2 oz"; a number alone is a count. Left out means "to taste".',
  ),
  food: optional(reference('food')).describe('Name in data/foods.yaml: density and US measure.'),
  note: optional(measured).describe(
    'How it is prepared, after the name: "in {#1.5-cm} dice". Sizes and amounts as in `text` of a step.',
  ),
  round: optional(z.enum(['up', 'nearest', 'half'])).describe(
    'How a count is rounded at other yields. `up`: to the next whole one (eggs, bay leaves). `nearest`: to the nearest whole one, below one to a half (cloves, cans, onions). `half`: to the nearest half (limes). Left out: `up` for sprigs, leaves and slices, `half` for bunches, heads, sticks and packages, `nearest` for everything else. Not needed with a unit.',
  ),
  counter: optional(counter).describe(
    'Counter after a plain count, in languages that have them: 마리 for 고등어 1마리. Left out: that of its grocery, or the usual one.',
  ),
  optional: optional(z.boolean()).describe('`true` for one that can be left out.'),
  buy: optional(reference('grocery')).describe(
    'Name in data/groceries.yaml: what to put on a shopping list for it. Ingredients of several recipes with the same key are added up; left out, only those with the same name are.',
  ),
  ...facts,
  about: optional(reference('card')).describe('The card of an education page that its name links to.'),
});

type IngredientFields = Omit<z.output<typeof writtenIngredient>, 'amount'> & Partial<Amount>;

/** Ingredient with its parsed amount: `amount` in `unit`, a count if it has none. */
export const ingredient = writtenIngredient.transform(({ amount, ...rest }, context): IngredientFields => {
  if (amount === undefined) return rest;
  const read = typeof amount === 'number' ? { amount } : readAmountText(amount);
  if (read) return { ...rest, ...read };
  const message = `an amount such as 400 g, 1/2 tsp, 2-3 cloves or 1 lb 2 oz, in: ${UNITS.join(', ')}`;
  context.addIssue({ code: 'custom', path: ['amount'], message });
  return z.NEVER;
});

/** Ingredients under an optional heading. */
export const ingredientGroup = object({
  title: optional(heading).describe('Heading over the group: "Sauce".'),
  items: list(ingredient).describe('Ingredients in the order they are used.'),
});
/** Version of a part of the recipe: its name, when to choose it, its ingredients. */
export const variant = object({
  id: id.describe('Unique within the recipe.'),
  title: heading.describe('Name of the version: "Mild".'),
  text: sentence.describe('When to choose it.'),
  items: list(ingredient).describe('Ingredients that only this version has.'),
});

/** Substitute for an ingredient, and what changes with it. */
export const swap = object({
  for: id.describe('Id of the ingredient.'),
  title: heading.describe('What to take: "chicken thigh".'),
  buy: optional(reference('grocery')).describe('Name in data/groceries.yaml: what it is.'),
  ...facts,
  cooks: optional(cooked).describe(
    'What the step that cooks the ingredient does to the substitute, where it is not the same: 71, or { boiled: 5 }. As in `cooks` of a step.',
  ),
  text: sentence.describe('What changes with it. It names the temperature of `cooks`, as {@71}.'),
});

export type Ingredient = z.infer<typeof ingredient>;
export type Swap = z.infer<typeof swap>;
export type Variant = z.infer<typeof variant>;
