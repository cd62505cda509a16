import { fieldsOf, lineOf, linesOf, listOf, textOfValue } from '@/scripts/import/plain-text';
import {
  emptyRecipe,
  type Group,
  type SourceIngredient,
  type SourceRecipe,
  type SourceStep,
} from '@/scripts/import/source-recipe';
import { nutritionOf } from './json-ld';

type Fields = Record<string, unknown>;

const rawText = (value: unknown) => (typeof value === 'string' ? value : '');
const nameOf = (value: unknown): string =>
  textOfValue(typeof value === 'object' ? fieldsOf(value).name : value);

/**
 * Ingredient of Mealie. Without a food, its note is the whole line, and the quantity of 1 beside it means nothing.
 */
function ingredientOf(entry: unknown): SourceIngredient | undefined {
  if (typeof entry === 'string') return lineOf(entry) ? { line: lineOf(entry) } : undefined;
  const fields = fieldsOf(entry);
  const [note, food, unit] = [textOfValue(fields.note), nameOf(fields.food), nameOf(fields.unit)];
  const original = textOfValue(fields.originalText ?? fields.original_text);
  const id = textOfValue(fields.referenceId ?? fields.reference_id);
  const amount = Number(fields.quantity) > 0 ? textOfValue(fields.quantity) : '';
  const line =
    original || (food ? [amount, unit, food].filter(Boolean).join(' ') + (note ? ` (${note})` : '') : note);
  if (line === '') return undefined;
  return { line, ...(food && { parts: { amount, unit, name: food, note } }), ...(id && { id }) };
}

function ingredientsOf(value: unknown): Group<SourceIngredient>[] {
  const groups: Group<SourceIngredient>[] = [];
  for (const entry of listOf(value)) {
    const title = textOfValue(fieldsOf(entry).title);
    if (title || groups.length === 0) groups.push({ ...(title && { title }), items: [] });
    const ingredient = ingredientOf(entry);
    if (ingredient) groups.at(-1)?.items.push(ingredient);
  }
  return groups.filter(({ items }) => items.length > 0);
}

function stepsOf(value: unknown): Group<SourceStep>[] {
  const groups: Group<SourceStep>[] = [];
  for (const entry of listOf(value)) {
    const fields = typeof entry === 'string' ? { text: entry } : fieldsOf(entry);
    const title = textOfValue(fields.title);
    if (title || groups.length === 0) groups.push({ ...(title && { title }), items: [] });
    const written = rawText(fields.text);
    const image = /!\[[^\]]*\]\(\s*([^)\s]+)[^)]*\)|<img[^>]*\ssrc=["']([^"']+)/.exec(written);
    const address = image?.[1] ?? image?.[2];
    const text = lineOf(written.replaceAll(/!\[[^\]]*\]\([^)]*\)/g, ' '));
    const references = listOf(fields.ingredientReferences ?? fields.ingredient_references);
    const takes = references
      .map((each) => textOfValue(fieldsOf(each).referenceId ?? fieldsOf(each).reference_id))
      .filter(Boolean);
    const name = textOfValue(fields.summary);
    if (text)
      groups.at(-1)?.items.push({
        text,
        ...(name && { title: name }),
        ...(takes.length > 0 && { takes }),
        ...(address !== undefined && { photo: { address } }),
      });
  }
  return groups.filter(({ items }) => items.length > 0);
}

/** True for a recipe of Mealie as a file of its own; those of 2021 have names with underscores. */
export const isMealie = (fields: Fields): boolean =>
  typeof fields.name === 'string' && Array.isArray(fields.recipeIngredient ?? fields.recipe_ingredient);

/** Recipe of Mealie, as a file of its own. */
export function mealieRecipe(fields: Fields): SourceRecipe {
  const href = rawText(fields.orgURL ?? fields.org_url);
  const names = (value: unknown) => listOf(value).map(nameOf).filter(Boolean);
  const servings = Number(fields.recipeServings ?? fields.recipe_servings);
  return {
    ...emptyRecipe(textOfValue(fields.name)),
    ...(/^https?:\/\/[^\s/]+\.\S+$/.test(href) && {
      credit: { name: /^https?:\/\/(?:www\.)?([^/]+)/.exec(href)?.[1] ?? href, href },
    }),
    description: lineOf(rawText(fields.description)),
    categories: names(fields.recipeCategory ?? fields.recipe_category ?? fields.categories),
    keywords: names(fields.tags),
    published: textOfValue(fields.dateAdded ?? fields.date_added),
    yields: [
      textOfValue(fields.recipeYield ?? fields.recipe_yield),
      servings > 0 ? String(servings) : '',
    ].filter(Boolean),
    times: {
      prep: textOfValue(fields.prepTime ?? fields.prep_time),
      cook:
        textOfValue(fields.performTime ?? fields.perform_time) ||
        textOfValue(fields.cookTime ?? fields.cook_time),
      total: textOfValue(fields.totalTime ?? fields.total_time),
    },
    ingredients: ingredientsOf(fields.recipeIngredient ?? fields.recipe_ingredient),
    steps: stepsOf(fields.recipeInstructions ?? fields.recipe_instructions),
    equipment: names(fields.tools ?? fields.tool),
    notes: listOf(fields.notes).flatMap((note) => {
      const { title, text } = fieldsOf(note);
      return linesOf(rawText(text)).map((line) => ({
        text: line,
        ...(textOfValue(title) && { title: textOfValue(title) }),
      }));
    }),
    nutrition: nutritionOf(fields.nutrition),
    photoFolders: [textOfValue(fields.id), textOfValue(fields.slug)].filter(Boolean),
  };
}

/** Recipes of `database.json` in a backup of Mealie, whose tables refer to each other; undefined for other values. */
export function mealieDatabase(tables: Fields): SourceRecipe[] | undefined {
  const { recipes, recipes_ingredients: ingredients, recipe_instructions: instructions } = tables;
  if (!Array.isArray(recipes) || !Array.isArray(ingredients) || !Array.isArray(instructions))
    return undefined;
  const byId = (table: unknown) => new Map(listOf(table).map((row) => [fieldsOf(row).id, row]));
  const [foods, units] = [byId(tables.ingredient_foods), byId(tables.ingredient_units)];
  const [categories, tags] = [byId(tables.categories), byId(tables.tags)];
  const indexes = new Map<unknown, Map<unknown, Fields[]>>();
  const indexOf = (table: unknown) => {
    const known = indexes.get(table);
    if (known) return known;
    const index = new Map<unknown, Fields[]>();
    for (const row of listOf(table).map(fieldsOf))
      index.set(row.recipe_id, [...(index.get(row.recipe_id) ?? []), row]);
    indexes.set(table, index);
    return index;
  };
  const rowsOf = (table: unknown, id: unknown) =>
    [...(indexOf(table).get(id) ?? [])].sort(
      (one, other) => Number(one.position ?? 0) - Number(other.position ?? 0),
    );
  return recipes.map((row) => {
    const recipe = fieldsOf(row);
    const [nutrition] = rowsOf(tables.recipe_nutrition, recipe.id);
    return mealieRecipe({
      ...recipe,
      recipeIngredient: rowsOf(ingredients, recipe.id).map((entry) => ({
        ...entry,
        food: foods.get(entry.food_id),
        unit: units.get(entry.unit_id),
      })),
      recipeInstructions: rowsOf(instructions, recipe.id),
      notes: rowsOf(tables.notes, recipe.id),
      categories: rowsOf(tables.recipes_to_categories, recipe.id).map((entry) =>
        categories.get(entry.category_id),
      ),
      tags: rowsOf(tables.recipes_to_tags, recipe.id).map((entry) => tags.get(entry.tag_id)),
      nutrition: nutrition && {
        calories: nutrition.calories,
        proteinContent: nutrition.protein_content,
        carbohydrateContent: nutrition.carbohydrate_content,
        fatContent: nutrition.fat_content,
        fiberContent: nutrition.fiber_content,
        sugarContent: nutrition.sugar_content,
        sodiumContent: nutrition.sodium_content,
      },
    });
  });
}
