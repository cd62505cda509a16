import { z } from 'zod';
import { WAYS } from './cooking';
import {
  entryId,
  id,
  list,
  object,
  optional,
  optionalText,
  positive,
  reason,
  slug,
  text,
  webUrl,
} from './fields';
import { foodNameFields } from './food-names';

const source = object({
  name: text.describe('Name of the page or chart.'),
  year: optional(z.int().min(1990).max(2100)).describe(
    'Year of the edition that the values were taken from. Left out where the page names none.',
  ),
  href: webUrl.describe('Address of the page or chart.'),
});

const from = id.describe('Id in `sources`.');

const celsius = z.number().min(-40).max(100);

const cookedTo = object({
  at: celsius.describe('Lowest safe temperature in the middle, in degrees Celsius.'),
  hold: optional(positive).describe('Minutes it has to stay there. Left out: reaching it is enough.'),
  orAt: optional(celsius).describe('With `hold`: from this temperature on, reaching it is enough.'),
  source: from,
});

/** A way of cooking without a thermometer, for one kind of food. */
const way = object({
  minutes: optional(positive).describe('Fewest minutes, for ways that are safe by time.'),
  sign: optionalText.describe('What the cook sees, within a sentence: "the yolk and the white are firm".'),
  source: optional(from).describe('Where the authority says so; or `because`.'),
  because: optional(reason).describe('Why it is safe, where the authority does not name the way.'),
}).refine(({ source, because }) => (source === undefined) !== (because === undefined), {
  error: 'either the source of the authority or because with the reason',
});

const kept = object({
  name: text.describe('Name in the table: "Soups".'),
  words: optional(list(text)).describe('Words of titles of such dishes: soup, chowder.'),
  days: positive.describe('Most days in the fridge.'),
  months: optional(positive).describe('Most months in the freezer. Left out: as long as you like.'),
  source: from,
});

/** End of the description of a value that an authority may lack. */
const ELSE = 'Left out: the strictest value of the other authorities, with their name.';

/** Advice of one authority. Every value names its source. */
const authority = object({
  name: text.describe('Name as shown: "Health Canada".'),
  sources: z.record(id, source).describe('Where the values are from, by id.'),
  cook: z
    .record(slug, cookedTo)
    .describe('Safe temperature by kind of food. A kind without one is neither checked nor labelled.'),
  ways: z
    .partialRecord(z.enum(WAYS), z.record(slug, way))
    .default({})
    .describe('Ways of cooking that are safe without a thermometer, each by kind of food.'),
  underdone: z
    .record(slug, object({ condition: text.describe('A sentence: "Use pasteurized eggs."'), source: from }))
    .default({})
    .describe('What to do with food that is eaten raw or underdone, by kind of food: the page adds it.'),
  fridge: z
    .record(slug, object({ days: positive.describe('Most days raw in the fridge.'), source: from }))
    .default({})
    .describe('Days that raw food keeps in the fridge, by kind of food.'),
  keep: optional(z.record(slug, kept)).describe(
    `How long dishes keep, by class of dish. The first counts for a dish of no other class. ${ELSE}`,
  ),
  cold: optional(
    object({ at: celsius.describe('Warmest safe fridge, in degrees Celsius.'), source: from }),
  ).describe(`The fridge. ${ELSE}`),
  hot: optional(
    object({
      at: celsius.describe('Coolest temperature at which food is kept hot, in degrees Celsius.'),
      source: from,
    }),
  ).describe(`Food that is kept hot. ${ELSE}`),
  out: optional(
    object({ hours: positive.describe('Most hours outside of the fridge.'), source: from }),
  ).describe(`Time outside of the fridge. ${ELSE}`),
  reheat: optional(cookedTo).describe(`Temperature that leftovers reach again. ${ELSE}`),
});

/** A combination of words that describes something dangerous. */
const danger = object({
  words: list(list(text)).describe(
    'Lists of words, the action first: a sentence with one of each list, in any order, is reported.',
  ),
  except: optional(list(text)).describe('Words of the same sentence that make it harmless.'),
  unless: optional(list(text)).describe(
    'Words of a sentence, or of the one beside it, that make it harmless.',
  ),
  field: optional(entryId).describe('Field whose texts are read: underdone. Left out: every text.'),
  advice: text.describe('What is right instead.'),
});

/** A plant that is poisonous until it is cooked. */
const rawPlant = object({
  foods: list(text).describe('Words by which it is called, in any language.'),
  except: optional(list(text)).describe(
    'Words of its name, note, unit or grocery that make it harmless: canned.',
  ),
  cooked: list(text).describe('Words of a step that cooks it. A recipe with none of them is reported.'),
  advice: text.describe('What is right instead.'),
});

const answer = object({
  text: text.describe('The sentence as written, or a part of it.'),
  because: reason.describe('Why it is safe here.'),
});

/** Safe temperatures and times: the rules that recipes are checked against. */
export const foodSafety = object({
  kinds: z
    .record(slug, object({ name: text.describe('Name in the table of temperatures: "Pork".') }))
    .describe('Kinds of raw food with rules of their own, for `raw` of groceries, ingredients and swaps.'),
  authorities: z
    .record(slug, authority)
    .describe('By id; `foodSafety` in data/site.yaml chooses one, otherwise the first is used.'),
  negations: z
    .array(text)
    .default([])
    .describe('Words before an action that forbid it: "never wash chicken" is no danger.'),
  dangers: z
    .record(slug, danger)
    .default({})
    .describe('Dangerous phrases. Every text of recipes, pages and guides is read for them.'),
  rawPlants: z
    .record(slug, rawPlant)
    .default({})
    .describe(
      'Plants that are poisonous until they are cooked. The ingredients of recipes are read for them.',
    ),
  checked: z
    .array(answer)
    .default([])
    .describe('Sentences that sound dangerous and are not, each with the reason.'),
  ...foodNameFields,
});

export type FoodSafety = z.infer<typeof foodSafety>;
/** Advice of an authority as data/food-safety.yaml has it. */
export type WrittenAuthority = z.infer<typeof authority>;

/** Value with the name of the other authority that it is from, if the chosen one has none. */
export type Advice<Value> = Value & { by?: string };

/** Parts that an authority may lack. */
type Optional = 'keep' | 'cold' | 'hot' | 'out' | 'reheat';

/** Advice of an authority, with that of others where it has none. */
export type Authority = Omit<WrittenAuthority, Optional> & {
  keep: Readonly<Record<string, Advice<z.infer<typeof kept>>>>;
} & { [Part in Exclude<Optional, 'keep'>]: Advice<NonNullable<WrittenAuthority[Part]>> };
