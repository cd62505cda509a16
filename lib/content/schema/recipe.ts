import { z } from 'zod';
import { allergen } from './allergens';
import { durationOrRangeField } from './duration';
import {
  array,
  day,
  description,
  heading,
  hidden,
  label,
  language,
  list,
  measured,
  object,
  optional,
  positive,
  publication,
  readElsewhere,
  reference,
  slug,
  status,
  text,
  webUrl,
} from './fields';
import { nativeName, pictureRef } from './picture-ref';
import { recipeBlock } from './recipe-block';

export const DIFFICULTIES = ['Beginner', 'Easy', 'Medium'] as const;

/** Whole minutes, or a range of them. */
const wholeMinutes = durationOrRangeField({ isWhole: true });

const times = object({
  prep: wholeMinutes.describe('Minutes of preparation before the heat.'),
  cook: durationOrRangeField({ isWhole: true, hasZero: true }).describe(
    'Minutes on the heat or in the oven; 0 for none.',
  ),
  rest: optional(
    object({
      label: label.describe('Name of the waiting: "Chill".'),
      minutes: wholeMinutes.describe('Minutes of it, or the shortest and longest.'),
    }),
  ).describe(
    'Waiting that is neither: chilling, rising, marinating. `label` names it: "Chill". Counts towards the total.',
  ),
  total: wholeMinutes.describe('`prep`, `cook` and `rest` together.'),
  card: wholeMinutes.describe('The time that lists show; with `cardLabel` if it is not the total.'),
  cardLabel: optional(label).describe(
    'Label of the time on the card, if it is not the total: "prep", "soaking".',
  ),
}).describe(
  'Whole minutes, or the shortest and longest: 90, 1h30, "1 hr 30 min", [20, 30], 20-30 min; `cook` may be 0. `card` is what lists show.',
);

const amountOrNone = optional(z.number().min(0));

const nutrition = object({
  calories: optional(z.number().int().positive()).describe('Kilocalories.'),
  protein: optional(positive).describe('Grams.'),
  carbohydrate: amountOrNone.describe('Grams.'),
  fat: amountOrNone.describe('Grams.'),
  saturatedFat: amountOrNone.describe('Grams, part of the fat.'),
  fibre: amountOrNone.describe('Grams.'),
  sugar: amountOrNone.describe('Grams, part of the carbohydrate.'),
  sodium: amountOrNone.describe('Milligrams.'),
});

/** Source of a recipe that was adapted from another one. */
const source = object({
  name: label.describe('Author, book or site: "Anna Miller, Winter Soups".'),
  href: optional(webUrl).describe('Its address, if it has one.'),
}).describe('Recipe of someone else that this one is or was adapted from, shown as "Adapted from …".');

const moment = object({
  label: label.describe('Name of the moment in one or two words: "Raw", "Cut".'),
  picture: pictureRef.describe('The table at that moment. A `focus` that is left out is that of the dish.'),
});

/**
 * Facts in the line under the times: on the page, in the feeds, in recipe.md and recipe.cook. Their sentences are in
 * `FACTS` of lib/recipe/facts.ts.
 */
const facts = {
  difficulty: z.enum(DIFFICULTIES).describe('For whom it is.'),
  allergens: array(allergen)
    .default([])
    .describe(
      'Everything in it that labels have to name; left out only for a dish that has none. The checks know those of many foods, and name what is missing.',
    ),
  diets: array(reference('diet')).default([]).describe('Diets it follows: names in data/vocabulary.yaml.'),
  nutrition: optional(nutrition).describe(
    'Per serving: kcal, grams, and milligrams of sodium. As given, never estimated.',
  ),
  source: optional(source),
};

export const recipe = object({
  status,
  id: z
    .number()
    .int()
    .positive()
    .describe('Number of the recipe in every list, unique: also answers at /recipes/{id}.'),
  todo: array(hidden)
    .nullish()
    .describe(
      'What you still have to decide or look up, a line each: "times.prep: not in the source". A draft may have it; a recipe with any line cannot be published.',
    ),
  slug: slug.describe('Last part of the address, unique.'),
  customLink: z
    .string()
    .regex(
      /^(\/(recipes\/)?[a-z0-9-]*[a-z0-9]|https?:\/\/[^\s/]+\S*)$/,
      'a path such as /jjajangmyeon, or a full address of another site',
    )
    .meta({ isId: true })
    .optional()
    .describe(
      'Address of its own outside /recipes, such as `/jjajangmyeon`; or the full address of a recipe on another site, which has its card here, opens in a new tab and has no page. Left out: /recipes/{slug}.',
    ),
  language: optional(language).describe(
    'BCP 47 language the recipe is written in where it is not that of the site: `ko` for Korean (a language, no country). Its page, structured data and share card are marked with it; the interface stays in the language of the site. Left out: the language of the site.',
  ),
  title: heading.describe('Name of the dish.'),
  cardTitle: optional(heading).describe(
    'Name everywhere but at the head of its page, where it differs: on cards, in lists, in cook mode, in shares and feeds.',
  ),
  kindCardTitle: optional(heading).describe(
    'Title of its card on the page of its kind, where it differs: “Buttered Pork Recipe” on the page “Pork”.',
  ),
  dish: optional(label).describe(
    'Its name in a sentence, “You made jjajangmyeon”: short, in small letters but for names. Left out: the title.',
  ),
  native: optional(nativeName).describe('Name in its original script: 짜장면.'),
  category: reference('category').describe('First text of its card: a name in data/vocabulary.yaml.'),
  pageCategory: optional(reference('category')).describe('Category on its own page, where it differs.'),
  types: array(reference('recipeType')).default([]).describe('Filters of the list of recipes it belongs to.'),
  cuisine: label.describe('Where it comes from: "Korean".'),
  keywords: list(readElsewhere).describe('Words people search for, other spellings too.'),
  description,
  dek: text.describe('Opening sentences of the page.'),
  picture: pictureRef.describe('The finished dish; also its card.'),
  moments: array(moment)
    .max(5)
    .default([])
    .describe(
      'The same table from the same camera before the dish was done, in order: raw, cut, fried. Visitors move from the first to `picture`.',
    ),
  eaten: optional(pictureRef).describe(
    'The same table with the empty plate, at the end of cook mode. Left out: `picture`.',
  ),
  pictureCaption: optional(measured.meta({ role: 'caption' })).describe('One sentence under the picture.'),
  times,
  yield: object({
    amount: positive.describe('How much the amounts of the list make: 4.'),
    unit: label.describe('Unit in the singular: "serving", "block".'),
    plural: optional(label).describe('Unit in the plural, if it is not formed with an s: "loaves".'),
    text: optional(label).describe('Yield in lists, if it is not a single number: "2-4".'),
  }).describe('What the recipe makes.'),
  published: publication.describe(
    'Day of publication, YYYY-MM-DD. In the future, also with a time (`2026-12-04 09:00`): left out until then.',
  ),
  updated: optional(z.union([day, z.literal('build')])).describe(
    'Day its content last changed, not before publication and not in the future; `build` for one that counts as changed with every build. Left out: the day of publication.',
  ),
  ...facts,
  fullMeal: z
    .boolean()
    .default(false)
    .describe('Fills a lunch box by itself: grain or starch, vegetable and protein.'),
  blocks: list(recipeBlock).describe('Parts of the recipe in the order of the page, each with a `type`.'),
});

export type FactField = keyof typeof facts;

/** Validated recipe with defaults. */
export type Recipe = z.infer<typeof recipe>;
