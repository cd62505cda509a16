import { z } from 'zod';
import { formatPath } from '@/lib/content/paths';
import { metaOf } from '@/lib/content/schema/fields';
import { type Recipe, recipe as recipeSchema } from '@/lib/content/schema/recipe';
import { type BlockOf, prepPhoto } from '@/lib/content/schema/recipe-block';
import {
  type Ingredient,
  ingredient,
  swap,
  type Variant,
  variant,
} from '@/lib/content/schema/recipe-ingredient';
import { type Duration, duration, type Step, step } from '@/lib/content/schema/recipe-step';
import { type Schema, type SchemaValue, walkSchema } from '@/lib/content/schema-walk';

/** Value of a recipe with the path of its field: `blocks[1].groups[0].steps[3]`. */
export type RecipeEntry<T> = { field: string; value: T };

export type RecipeEntries = ReturnType<typeof listEntries>;

/** Collects the values of a recipe that the checks need, by their schema, in reading order. */
export function listEntries(recipe: Recipe) {
  const { blocks } = recipe;
  const all = walkSchema(recipeSchema, recipe);
  const entriesOf = <T>(schema: Schema, isWanted: (each: SchemaValue) => boolean = () => true) =>
    all
      .filter((each) => each.schema === schema && isWanted(each))
      .map(({ path, value }): RecipeEntry<T> => ({ field: formatPath(path), value: value as T }));
  const textsWith = (braces: 'ingredients' | 'amounts') =>
    all.flatMap(({ path, value, schema }): RecipeEntry<string>[] =>
      typeof value === 'string' && metaOf(schema).braces === braces
        ? [{ field: formatPath(path), value }]
        : [],
    );
  return {
    /** Every text on the page but names of the recipe itself, which stand outside of its units. */
    shown: all.flatMap(({ path, value, schema }): RecipeEntry<string>[] => {
      const { role = 'hidden' } = metaOf(schema);
      const isShown = path[0] === 'blocks' ? role !== 'hidden' : role === 'body' || role === 'caption';
      return typeof value === 'string' && isShown ? [{ field: formatPath(path), value }] : [];
    }),
    /** Ingredients of the list. */
    listed: entriesOf<Ingredient>(ingredient, ({ path }) => !path.includes('options')),
    /** Ingredients of all variants. */
    variants: entriesOf<Ingredient>(ingredient, ({ path }) => path.includes('options')),
    /** Blocks of variants. */
    choices: blocks
      .map((value, index) => ({ field: `blocks[${index}]`, value }))
      .filter((block): block is RecipeEntry<BlockOf<'variants'>> => block.value.type === 'variants'),
    options: entriesOf<Variant>(variant),
    steps: entriesOf<Step>(step),
    durations: entriesOf<Duration>(duration),
    /** Ids of steps that photos belong to. */
    photoSteps: entriesOf<string>(prepPhoto.shape.step),
    /** Ids of ingredients that swaps are for. */
    swaps: entriesOf<string>(swap.shape.for),
    /** Sentences besides those of steps that may name ingredients. */
    texts: textsWith('ingredients'),
    /** Texts with sizes and amounts but no ingredients: notes, cues, equipment, captions. */
    plain: textsWith('amounts'),
    /** Changes for yields that exceed the equipment. */
    beyond: all.flatMap(({ value, path, schema }) =>
      path.at(-1) === 'beyond' && schema instanceof z.ZodObject
        ? [{ field: formatPath(path), value: value as NonNullable<Step['beyond']> }]
        : [],
    ),
  };
}
