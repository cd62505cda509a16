import { z } from 'zod';
import { capitalised } from '@/lib/text/words';
import { pictureRef } from './recipe';
import { address, reference, text } from './reference';

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lowercase words joined by hyphens');

/** "Chicken wings" of `chicken-wings`. */
function labelOf(name: string): string {
  return capitalised(name.replaceAll('-', ' '));
}

/** Drawings beside the kinds of recipe. */
const TYPE_ICONS = ['pot', 'weights', 'drumstick', 'beef', 'ham', 'bowl', 'wheat'] as const;

const tile = z
  .strictObject({
    text: z
      .string()
      .trim()
      .min(1)
      .max(44)
      .describe('What to expect of it, in a few words: it stands under the title in a narrow column.'),
    icon: z.enum(TYPE_ICONS).default('pot'),
    wash: z
      .enum(['peach', 'sage', 'sky', 'danmuji'])
      .default('sage')
      .describe('The ground behind the drawing.'),
    href: address().optional().describe('The page it leads to; left out, the list of its recipes.'),
    picture: pictureRef.optional().describe('Left out: that of the newest recipe of this kind.'),
  })
  .describe('Makes it one of the tiles on the home page and under the list of recipes.');

/** A kind of recipe: its name alone, or with its words and its tile. */
const recipeType = z
  .union([
    id,
    z.strictObject({
      id: id.describe('As recipes and `/recipes?category=…` name it.'),
      label: text.optional().describe('As pages show it; left out, the words of the id.'),
      whenEmpty: z
        .strictObject({ name: text, href: address() })
        .optional()
        .describe('The page to go to while the list holds nothing of it.'),
      tile: tile.optional(),
    }),
  ])
  .transform((entry) => {
    const given = typeof entry === 'string' ? { id: entry } : entry;
    return { ...given, label: given.label ?? labelOf(given.id) };
  });

const category = z
  .union([
    text,
    z.strictObject({
      name: text,
      page: address().optional().describe('The page that gathers its recipes.'),
    }),
  ])
  .transform((entry) => (typeof entry === 'string' ? { name: entry } : entry));

const diet = z
  .union([id, z.strictObject({ id, label: text })])
  .transform((entry) => (typeof entry === 'string' ? { id: entry, label: capitalised(entry) } : entry));

const minutes = z.number().int().positive();

const time = z.union([
  z.strictObject({ label: text, upTo: minutes }),
  z.strictObject({ label: text, over: minutes }),
]);

/** The words that recipes are sorted, shown and narrowed by. */
export const vocabulary = z.strictObject({
  recipeTypes: z
    .array(recipeType)
    .describe('Kinds of recipe in the order of the chips and tiles; a recipe may be of several.'),
  categories: z.array(category).describe('What a card says first of a recipe; one for each recipe.'),
  diets: z
    .array(diet)
    .describe(
      'Of these, vegetarian, vegan, gluten-free and dairy-free are said in the structured data as well.',
    ),
  times: z.array(time).describe('Minutes from the first step to the table: `upTo` 30 of them, or `over` 60.'),
  madeThings: z
    .array(text)
    .default([])
    .describe('Last words of names of things that are not what they are made of: vinegar, oil.'),
  wholeNames: z
    .array(text)
    .default([])
    .describe('Names whose first word makes another thing of the rest: green onion.'),
  recipeGroups: z
    .array(
      z.strictObject({
        title: text,
        meta: text.describe('One short line under the title.'),
        href: address().describe('The page that explains the ingredient.'),
        types: z.array(reference('recipeType')).describe('Kinds of recipe that are cooked from it.'),
        explained: z
          .boolean()
          .optional()
          .describe('Recipes with an ingredient that is explained on this page belong to it as well.'),
        picture: pictureRef,
      }),
    )
    .default([])
    .describe('Ingredients with a page that explains them, under the list of recipes.'),
});

export type Vocabulary = z.infer<typeof vocabulary>;
export type RecipeGroup = Vocabulary['recipeGroups'][number];
export type TypeIcon = (typeof TYPE_ICONS)[number];
