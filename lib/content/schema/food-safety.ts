import { z } from 'zod';
import { id, list, object, optional, positive, slug, text, webUrl } from './fields';
import { foodNameFields } from './food-names';

const source = object({
  name: text.describe('Name of the page or chart.'),
  year: z.int().min(1990).max(2100).describe('Year of the edition that the values were taken from.'),
  href: webUrl.describe('Address of the page or chart.'),
});

const from = id.describe('Id in `sources`.');

const celsius = z.number().min(-5).max(100);

const cooked = object({
  at: celsius.describe('Lowest safe temperature in the middle, in degrees Celsius.'),
  hold: optional(positive).describe('Minutes it has to stay there. Left out: reaching it is enough.'),
  source: from,
});

/** Advice of one authority. Every value names its source. */
const authority = object({
  name: text.describe('Name as shown: "Health Canada".'),
  sources: z.record(id, source).describe('Where the values are from, by id.'),
  cook: z
    .record(slug, cooked)
    .describe('Safe temperature by kind of food. A kind without one is neither checked nor labelled.'),
  fridge: z
    .record(slug, object({ days: positive.describe('Most days raw in the fridge.'), source: from }))
    .describe('Days that raw food keeps in the fridge, by kind of food.'),
  cold: object({ at: celsius.describe('Warmest safe fridge, in degrees Celsius.'), source: from }).describe(
    'The fridge.',
  ),
  out: object({ hours: positive.describe('Most hours outside of the fridge.'), source: from }).describe(
    'Time outside of the fridge.',
  ),
  reheat: object({ at: celsius.describe('Temperature that leftovers reach again.'), source: from }).describe(
    'Leftovers.',
  ),
});

/** Safe temperatures and times: the rules that recipes are checked against. */
export const foodSafety = object({
  kinds: list(slug).describe('Kinds of food with rules of their own, for `kind` in data/groceries.yaml.'),
  authorities: z
    .record(slug, authority)
    .describe('By id; `foodSafety` in data/site.yaml chooses one, otherwise the first is used.'),
  ...foodNameFields,
});

export type FoodSafety = z.infer<typeof foodSafety>;
export type Authority = z.infer<typeof authority>;
