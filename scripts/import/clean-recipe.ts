import { groupByHeadings } from './headings';
import { lineOf } from './plain-text';
import type { Group, SourceRecipe } from './source-recipe';

/** True for a text that says anything: pages leave commas and dashes between steps. */
const isText = (text: string) => /[\p{L}\p{N}]/u.test(text);
const clean = (texts: readonly string[]) => [...new Set(texts.map(lineOf).filter(isText))];
const cleanGroups = <T, U>(groups: readonly Group<T>[], cleanItem: (item: T) => U[]): Group<U>[] =>
  groups
    .map(({ title, items }) => ({ ...(title && { title: lineOf(title) }), items: items.flatMap(cleanItem) }))
    .filter(({ items }) => items.length > 0);

/** Recipe whose texts are single lines without markup; empty entries are left out. */
export function cleanRecipe(recipe: SourceRecipe): SourceRecipe {
  return {
    ...recipe,
    title: lineOf(recipe.title),
    description: lineOf(recipe.description ?? ''),
    categories: clean(recipe.categories),
    cuisines: clean(recipe.cuisines),
    keywords: clean(recipe.keywords),
    yields: clean(recipe.yields),
    equipment: clean(recipe.equipment),
    leftOut: clean(recipe.leftOut),
    // Headings may be lines of the list: "For the sauce:".
    ingredients: cleanGroups(recipe.ingredients, (item) => {
      const line = lineOf(item.line);
      return isText(line) ? [{ ...item, line }] : [];
    }).flatMap(({ title, items }) => groupByHeadings(items, ({ line }) => line, title)),
    steps: cleanGroups(recipe.steps, (step) => {
      const text = lineOf(step.text);
      return isText(text) ? [{ ...step, text, ...(step.title && { title: lineOf(step.title) }) }] : [];
    }),
    notes: recipe.notes.flatMap(({ title, text }) => {
      const line = lineOf(text);
      return isText(line) ? [{ text: line, ...(title && { title: lineOf(title) }) }] : [];
    }),
  };
}
