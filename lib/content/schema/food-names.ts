import { z } from 'zod';
import { allergen } from './allergens';
import {
  array,
  entryId,
  hidden,
  list,
  object,
  optional,
  optionalText,
  reference,
  slug,
  text,
} from './fields';

const allergens = array(allergen);

/** Words with commas between them. With a YAML node for each of thousands of words, the file takes twice as long to read. */
const commaSeparated = hidden.transform((written) =>
  written
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== ''),
);

const wordsByLanguage = z.record(
  z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z]+)?$/, 'a language such as en, ko or pt-BR')
    .meta({ isOpenKey: true }),
  commaSeparated,
);

const words = wordsByLanguage.describe(
  'Words by language, with commas between: `en: chicken, chicken thigh`. In the singular; capitals, accents and hyphens make no difference.',
);

const namedFood = object({
  raw: optional(reference('foodKind')).describe('Its kind above, for raw food.'),
  asks: optionalText.describe(
    'For a word that leaves its kind open: the question, "raw or already cooked". The check asks for `buy` or `raw`.',
  ),
  alone: optional(z.literal(true)).describe(
    'Read only if the name has no other raw food: “wings” alone are poultry, skate wings are fish.',
  ),
  contains: optional(allergens).describe('Allergens that it always contains.'),
  mayContain: optional(allergens).describe('Allergens of some brands.'),
  vegetarian: optional(z.enum(['no', 'yes', 'depends'])).describe('Left out: not known from this word.'),
  dependsOn: optionalText.describe('With `vegetarian: depends`: "made with microbial rennet".'),
  vegan: optional(z.enum(['no', 'yes'])).describe(
    '`no` for food without allergens of animals that is not vegan: honey. `yes` for what is always vegan.',
  ),
  of: optional(list(entryId)).describe('Groups that diets forbid: pork, alcohol, gelatin.'),
  words,
}).refine(({ vegetarian, dependsOn }) => (vegetarian === 'depends') === (dependsOn !== undefined), {
  path: ['dependsOn'],
  message: 'what makes it vegetarian, exactly if `vegetarian` is depends',
});

const products = object({
  words: words.describe(
    'A name that ends so is made of a food and not raw: chicken powder. French, Spanish and Italian names begin so: sauce de poisson.',
  ),
  shared: wordsByLanguage.describe('The same, also for the foods before “or”: chicken or vegetable stock.'),
});

const form = object({
  makes: z
    .record(slug, reference('foodKind'))
    .describe('New kind by the kind without this word: `red-meat: ground-meat`.'),
  words,
});

const free = object({
  vegetarian: optional(z.literal('yes')).describe('No meat and no fish: vegetarian sausages.'),
  vegan: optional(z.literal('yes')).describe('Nothing of animals: vegan butter.'),
  contains: optional(allergens).describe('Allergens that it has not.'),
  of: optional(list(entryId)).describe('Groups that it has not: pork, alcohol, gelatin.'),
  words,
});

const unsure = object({
  asks: text.describe('The question: "raw or already cooked".'),
  words,
});

const without = object({
  before: wordsByLanguage.describe('Words before what is left out: without egg.'),
  after: wordsByLanguage.describe('Words after what is left out: egg-free.'),
});

/** Fields of data/food-safety.yaml about the words by which foods are called. */
export const foodNameFields = {
  names: z
    .record(slug, namedFood)
    .describe('Foods by an id, with what is known of them and the words that name them.'),
  products: products.describe('Words that make a product of a food: its raw kind goes, its allergens stay.'),
  ready: wordsByLanguage.describe('Words for food that is not raw any more: cooked, canned.'),
  uncooked: wordsByLanguage.describe('Words for food that is surely raw: they answer `asks`.'),
  unsure: unsure.describe('Words that leave open if raw food is cooked: smoked, grilled.'),
  forms: array(form).describe('Words that change the kind: ground, whole. The first that a name has counts.'),
  free: array(free).describe('Words that take facts away: vegan, halal.'),
  without: without.describe('Words for what is left out.'),
  descriptions: wordsByLanguage.describe('Words that change nothing: boneless, large, chopped.'),
};

const foodNames = object(foodNameFields);

export type FoodNames = z.infer<typeof foodNames>;
export type NamedFood = z.infer<typeof namedFood>;
