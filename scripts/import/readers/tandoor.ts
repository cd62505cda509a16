import { fieldsOf, lineOf, linesOf, listOf, textOfValue } from '@/scripts/import/plain-text';
import {
  emptyRecipe,
  type Group,
  type SourceIngredient,
  type SourceRecipe,
  type SourceStep,
} from '@/scripts/import/source-recipe';
import { creditOf } from './credit';

type Fields = Record<string, unknown>;

/** True for the `recipe.json` of an export of Tandoor, whose steps have instructions and their own ingredients. */
export const isTandoor = (fields: Fields): boolean =>
  typeof fields.name === 'string' &&
  Array.isArray(fields.steps) &&
  fields.steps.some((step) => typeof fieldsOf(step).instruction === 'string');

const nameOf = (value: unknown) => textOfValue(fieldsOf(value).name);

/** Ingredient of a step; undefined for an empty one. */
function ingredientOf(fields: Fields, id: string): SourceIngredient | undefined {
  const [name, unit, note] = [nameOf(fields.food), nameOf(fields.unit), textOfValue(fields.note)];
  const amount = fields.no_amount !== true && Number(fields.amount) > 0 ? textOfValue(fields.amount) : '';
  if (name === '') return note === '' ? undefined : { line: note, id };
  const line = [amount, unit, name].filter(Boolean).join(' ') + (note ? ` (${note})` : '');
  return { line, parts: { amount, unit, name, note }, id };
}

/** Recipe of an export of Tandoor. Each step takes its own ingredients. */
export function tandoorRecipe(fields: Fields): SourceRecipe {
  const ingredients: Group<SourceIngredient>[] = [];
  const steps: Group<SourceStep>[] = [];
  for (const [at, step] of listOf(fields.steps).map(fieldsOf).entries()) {
    const title = textOfValue(step.name);
    const group = (): Group<never> => ({ ...(title && { title }), items: [] });
    if (title || at === 0) ingredients.push(group());
    if (title || at === 0) steps.push(group());
    const takes: string[] = [];
    for (const [index, entry] of listOf(step.ingredients).map(fieldsOf).entries()) {
      const id = `${at}-${index}`;
      const heading = textOfValue(entry.note);
      const ingredient = entry.is_header === true ? undefined : ingredientOf(entry, id);
      if (entry.is_header === true && heading) ingredients.push({ title: heading, items: [] });
      if (!ingredient) continue;
      ingredients.at(-1)?.items.push(ingredient);
      takes.push(id);
    }
    const lines = linesOf(typeof step.instruction === 'string' ? step.instruction : '');
    steps
      .at(-1)
      ?.items.push(
        ...lines.map((text, index) => ({ text, ...(index === 0 && takes.length > 0 && { takes }) })),
      );
  }
  const [working, waiting] = [Number(fields.working_time) || 0, Number(fields.waiting_time) || 0];
  const servings = [textOfValue(fields.servings), textOfValue(fields.servings_text)]
    .filter(Boolean)
    .join(' ');
  const source = typeof fields.source_url === 'string' ? fields.source_url : '';
  const full = <T>(groups: Group<T>[]) => groups.filter(({ items }) => items.length > 0);
  return {
    ...emptyRecipe(textOfValue(fields.name)),
    ...creditOf('', source),
    description: lineOf(typeof fields.description === 'string' ? fields.description : ''),
    keywords: listOf(fields.keywords).map(nameOf).filter(Boolean),
    published: textOfValue(fields.created_at).slice(0, 10),
    yields: servings ? [servings] : [],
    // Waiting is cooking, resting or both.
    times: {
      prep: working > 0 ? String(working) : '',
      total: working + waiting > 0 ? String(working + waiting) : '',
    },
    ingredients: full(ingredients),
    steps: full(steps),
  };
}
