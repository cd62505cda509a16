import { z } from 'zod';
import { capitalize } from '@/lib/text/words';
import { allergen } from './allergens';
import { list, object, optional, optionalText, reference, slug } from './fields';

/** Diets that schema.org defines, by their names there. */
const SCHEMA_DIETS = [
  'DiabeticDiet',
  'GlutenFreeDiet',
  'HalalDiet',
  'HinduDiet',
  'KosherDiet',
  'LowCalorieDiet',
  'LowFatDiet',
  'LowLactoseDiet',
  'LowSaltDiet',
  'VeganDiet',
  'VegetarianDiet',
] as const;

/** Fields of well-known diets as YAML, by id, which messages offer. */
const USUAL_RULES: ReadonlyMap<string, readonly string[]> = new Map([
  ['vegetarian', ['needs: vegetarian', 'suitableForDiet: VegetarianDiet']],
  ['vegan', ['needs: vegan', 'suitableForDiet: VeganDiet']],
  ['gluten-free', ['forbids: { allergens: [Gluten, Triticale, Wheat] }', 'suitableForDiet: GlutenFreeDiet']],
  ['dairy-free', ['forbids: { allergens: [Milk] }', 'suitableForDiet: LowLactoseDiet']],
  ['egg-free', ['forbids: { allergens: [Egg] }']],
  ['nut-free', ['forbids: { allergens: [Peanut, Tree nuts] }']],
  ['peanut-free', ['forbids: { allergens: [Peanut] }']],
  ['soy-free', ['forbids: { allergens: [Soy] }']],
  ['halal', ['forbids: { of: [alcohol, gelatin, pork] }', 'suitableForDiet: HalalDiet']],
]);

const forbids = object({
  allergens: optional(list(allergen)).describe('Allergens: `[Peanut, Tree nuts]`.'),
  raw: optional(list(reference('foodKind'))).describe(
    'Kinds of raw food in data/food-safety.yaml: `[pork]`.',
  ),
  of: optional(list(slug)).describe(
    'Groups of foods: `pork`, `alcohol`, `gelatin`, or others that `of` of a grocery names.',
  ),
  groceries: optional(list(reference('grocery'))).describe('Single groceries of data/groceries.yaml.'),
}).describe('What no recipe of this diet may have.');

/** Well-known diet as an owner writes it. */
const usualDiet = (id: string): string => `{ ${[`id: ${id}`, ...(USUAL_RULES.get(id) ?? [])].join(', ')} }`;

/** Message for a diet without a rule, with what to write. */
const ruleFor = (id: unknown) =>
  USUAL_RULES.has(String(id))
    ? `what it rules out: ${usualDiet(String(id))}`
    : `what it rules out, such as ${usualDiet('nut-free')}; onlyRestaurants: true for a diet of restaurants only`;

/** Diet of recipes with its rule, or one of restaurants only. */
export const diet = z
  .strictObject(
    {
      id: slug.describe('Id in recipes and restaurants.'),
      label: optionalText.describe('Label of the filter. Left out: the id.'),
      forbids: optional(forbids),
      needs: optional(z.enum(['vegetarian', 'vegan'])).describe(
        'What every grocery has to be, by its `vegetarian`, `vegan` and allergens.',
      ),
      suitableForDiet: optional(z.enum(SCHEMA_DIETS)).describe(
        'Name in structured data, where schema.org has one: search engines filter recipes by it.',
      ),
      onlyRestaurants: optional(z.literal(true)).describe(
        'A diet of restaurants that is no filter of recipes and needs no rule.',
      ),
    },
    // Earlier versions listed diets by their ids alone.
    { error: ({ input }) => (typeof input === 'string' ? ruleFor(input) : undefined) },
  )
  .superRefine(({ id, forbids: ruledOut = {}, needs, onlyRestaurants }, context) => {
    if (needs || onlyRestaurants || Object.keys(ruledOut).length > 0) return;
    context.addIssue({ code: 'custom', path: ['forbids'], message: ruleFor(id) });
  })
  .transform(({ label, ...rest }) => ({ ...rest, label: label ?? capitalize(rest.id) }));

export type Diet = z.infer<typeof diet>;
