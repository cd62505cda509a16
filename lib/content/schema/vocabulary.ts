import { z } from 'zod';
import { capitalize } from '@/lib/text/words';
import { diet } from './diet';
import { durationField } from './duration';
import {
  address,
  array,
  heading,
  slug as id,
  object,
  optional,
  optionalText,
  reference,
  text,
} from './fields';
import { cardPicture } from './picture-ref';

/** "Chicken wings" of `chicken-wings`. */
const labelOf = (name: string) => capitalize(name.replaceAll('-', ' '));

/** Icons of recipe types. */
const TYPE_ICONS = ['pot', 'weights', 'drumstick', 'beef', 'ham', 'bowl', 'wheat'] as const;

const tile = object({
  text: z
    .string()
    .trim()
    .min(1)
    .max(44)
    .meta({ isRead: true })
    .describe('A few words under the title, on a desktop.'),
  icon: z.enum(TYPE_ICONS).default('pot').describe('Icon of the tile.'),
  href: optional(address).describe('The page it leads to. Left out: the list of its recipes.'),
  picture: optional(cardPicture).describe(
    'Its raw ingredient: the words are on the lower part. Left out: that of the newest recipe of this kind.',
  ),
}).describe('Makes it one of the tiles on the home page and under the list of recipes.');

const kind = object({
  id: id.describe('Id in recipes and in `/recipes?category=…`.'),
  label: optionalText.describe('Label. Left out: the words of the id.'),
  whenEmpty: optional(
    object({ name: text.describe('Text of the link.'), href: address.describe('Path of the page.') }),
  ).describe('Page to suggest while the list has none.'),
  tile: optional(tile),
});

/** Recipe type: its id, or with its texts and tile. */
const recipeType = z.union([id, kind]).transform((entry) => {
  const given = typeof entry === 'string' ? { id: entry } : entry;
  return { ...given, label: given.label ?? labelOf(given.id) };
});

const category = z
  .union([
    text,
    object({
      name: text.describe('Name of the category.'),
      page: address.optional().describe('Page that lists its recipes.'),
    }),
  ])
  .transform((entry) => (typeof entry === 'string' ? { name: entry } : entry));

const minutes = durationField({ isWhole: true });

const timeLabel = text.describe('Label of the filter: "Up to 30 min".');

const time = z.union([
  object({ label: timeLabel, upTo: minutes.describe('Most minutes.') }),
  object({ label: timeLabel, over: minutes.describe('Recipes that take longer than this.') }),
]);

const recipeGroup = object({
  title: heading.describe('Name of the ingredient.'),
  meta: text.describe('One short line under the title.'),
  href: address.describe('The page that explains the ingredient.'),
  types: array(reference('recipeType')).describe('Kinds of recipe that are made with it.'),
  explained: optional(z.boolean()).describe('Recipes with an ingredient explained there belong to it too.'),
  picture: cardPicture,
});

/** Terms that recipes are grouped and filtered by. */
export const vocabulary = object({
  recipeTypes: array(recipeType).describe('In the order of the chips and tiles; a recipe may be of several.'),
  categories: array(category).describe('First text of a card; each recipe has one.'),
  diets: array(diet).describe('Diets that recipes and restaurants may have, each with what it rules out.'),
  times: array(time).describe('Total minutes: `upTo` 30, or `over` 60.'),
  madeThings: array(text)
    .default([])
    .describe('Last words of names that mean a product of the ingredient: vinegar, oil.'),
  wholeNames: array(text).default([]).describe('Names whose first word changes the ingredient: green onion.'),
  recipeGroups: array(recipeGroup)
    .default([])
    .describe('Ingredients with a page that explains them, under the list of recipes.'),
});

/** Filters of the recipe list, for browser code. */
export function recipeFilters({ recipeTypes, diets, times, madeThings, wholeNames }: Vocabulary) {
  return {
    /** Recipe types in the order of the chips; values as in `/recipes?category=…`. */
    kindFilters: recipeTypes.map(({ id, label }) => ({ value: id, label })),
    /** Pages to suggest for types without recipes, by value. */
    kindPages: Object.fromEntries(
      recipeTypes.flatMap(({ id, whenEmpty }) => (whenEmpty ? [[id, whenEmpty] as const] : [])),
    ),
    /** Total minutes: at least `from`, at most `to` if it is set. */
    timeFilters: times.map((time) =>
      'upTo' in time
        ? { value: String(time.upTo), label: time.label, from: 0, to: time.upTo }
        : { value: 'over', label: time.label, from: time.over + 1 },
    ),
    dietFilters: diets.flatMap(({ id: value, label, onlyRestaurants }) =>
      onlyRestaurants ? [] : [{ value, label }],
    ),
    madeThings,
    wholeNames,
  };
}

export type Vocabulary = z.infer<typeof vocabulary>;
export type RecipeFilters = ReturnType<typeof recipeFilters>;
export type RecipeGroup = z.infer<typeof recipeGroup>;
export type TypeIcon = (typeof TYPE_ICONS)[number];
