import { parseFragment } from 'parse5';
import { unserialize } from 'php-serialize';
import { fieldsOf, linesOf, listOf } from '@/scripts/import/plain-text';
import { wprmRecipe } from '@/scripts/import/readers/app-json';
import { tastyCard } from '@/scripts/import/readers/cards';
import { ingredientGroups, stepGroups } from '@/scripts/import/readers/lines';
import { emptyRecipe, type SourceRecipe } from '@/scripts/import/source-recipe';
import { metaValue, termNames, type WxrItem } from './wxr';

/** Types of items that are the recipes of a plugin. */
export const RECIPE_TYPES: ReadonlySet<string> = new Set(['wprm_recipe', 'tasty_recipe']);

/** Lengths of strings as PHP counts them. Other programs change line ends without them, and PHP refuses the value. */
const withLengths = (value: string) =>
  value.replaceAll(
    /s:\d+:"([\s\S]*?)";(?=[}absidON]|$)/g,
    (_, text: string) => `s:${Buffer.byteLength(text)}:"${text}";`,
  );

/** Value of PHP's `serialize`; undefined if it cannot be read. */
function readSerialized(value: string): unknown {
  for (const text of [value, withLengths(value)]) {
    try {
      return unserialize(text);
    } catch {
      // The next spelling.
    }
  }
  return undefined;
}

/** Entries of an array of PHP, which may be read as an object with numbers as keys. */
const entriesOf = (value: unknown): Record<string, unknown>[] =>
  (typeof value === 'object' && value !== null ? Object.values(value) : []).map(fieldsOf);

/** Groups of WP Recipe Maker as its flat list, with a heading before the entries of each. */
function flat(value: unknown, list: string): Record<string, unknown>[] {
  return entriesOf(value).flatMap((group) => [
    { type: 'group', name: group.name },
    ...entriesOf(group[list]).map((entry) => ({ ...entry, ingredients: listOf(entry.ingredients) })),
  ]);
}

/** Recipe of WP Recipe Maker, as its own JSON export has it. */
function readWprm(item: WxrItem, fileOf: (id: unknown) => string): SourceRecipe {
  const meta = (key: string) => metaValue(item, `wprm_${key}`);
  const names = (taxonomy: string) => termNames(item, taxonomy).map((name) => ({ name }));
  const nutrition = [...item.meta]
    .filter(([key]) => key.startsWith('wprm_nutrition_'))
    .map(([key, [value]]) => [key.slice('wprm_nutrition_'.length), value]);
  const steps = flat(readSerialized(meta('instructions')), 'instructions');
  return wprmRecipe({
    name: item.title,
    summary: item.content,
    tags: {
      course: names('wprm_course'),
      cuisine: names('wprm_cuisine'),
      keyword: names('wprm_keyword'),
    },
    servings: meta('servings'),
    servings_unit: meta('servings_unit'),
    prep_time: meta('prep_time'),
    cook_time: meta('cook_time'),
    total_time: meta('total_time'),
    custom_time: meta('custom_time'),
    custom_time_label: meta('custom_time_label'),
    ingredients_flat: flat(readSerialized(meta('ingredients')), 'ingredients'),
    instructions_flat: steps.map((step) => ({ ...step, image_url: fileOf(step.image) })),
    equipment: entriesOf(readSerialized(meta('equipment'))),
    notes: meta('notes'),
    nutrition: Object.fromEntries(nutrition),
    image_url: fileOf(metaValue(item, '_thumbnail_id')),
  });
}

/** Recipe of Tasty Recipes, whose lists are the HTML that its cards show. */
function readTasty(item: WxrItem, fileOf: (id: unknown) => string): SourceRecipe {
  const meta = (key: string) => metaValue(item, key);
  const names = (field: string) => [
    ...termNames(item, `tasty_recipe_${field}`),
    ...meta(field)
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  ];
  const parts = ['description', 'ingredients', 'instructions', 'notes'].map(
    (part) => `<div class="tasty-recipes-${part}">${meta(part)}</div>`,
  );
  const card = tastyCard(parseFragment(`<div class="tasty-recipes">${parts.join('')}</div>`));
  const { ingredients = [], steps = [] } = card ?? {};
  return {
    ...(card ?? emptyRecipe('')),
    title: item.title,
    // Lists that were pasted are lines without marks.
    ingredients: ingredients.length > 0 ? ingredients : ingredientGroups(linesOf(meta('ingredients'))),
    steps: steps.length > 0 ? steps : stepGroups(linesOf(meta('instructions'))),
    categories: names('category'),
    cuisines: names('cuisine'),
    keywords: names('keywords'),
    yields: [meta('yield')].filter(Boolean),
    times: {
      prep: meta('prep_time'),
      cook: meta('cook_time'),
      total: meta('total_time'),
      rest: meta('additional_time_value'),
      ...(meta('additional_time_label') && { restLabel: meta('additional_time_label') }),
    },
    nutrition: {
      calories: meta('calories'),
      protein: meta('protein'),
      carbohydrate: meta('carbohydrates'),
      fat: meta('fat'),
      saturatedFat: meta('saturated_fat'),
      fibre: meta('fiber'),
      sugar: meta('sugar'),
      sodium: meta('sodium'),
    },
    photos: [fileOf(metaValue(item, '_thumbnail_id'))].filter(Boolean).map((address) => ({ address })),
    leftOut: linesOf(meta('video_url')).map((video) => `a video: ${video}`),
  };
}

/**
 * Recipe of a plugin that the export has as an item of its own.
 *
 * @param fileOf address of the file of an attachment by its id; '' for none
 */
export const readRecipeItem = (item: WxrItem, fileOf: (id: unknown) => string): SourceRecipe =>
  item.type === 'wprm_recipe' ? readWprm(item, fileOf) : readTasty(item, fileOf);
