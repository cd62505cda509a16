import type { Problem } from '@/lib/content/checks/problem';
import type { Grocery } from '@/lib/content/schema/cook/groceries';
import type { Recipe } from '@/lib/content/schema/recipe';
import { roundedCount } from '@/lib/kitchen/amounts/counts';
import { nearest } from '@/lib/text/nearest';
import { checkBareMeasures } from './bare-measures';
import { checkLabels } from './labels';
import { type Entry, listParts, type Parts } from './parts';
import { checkOtherTexts, checkPlainTexts, checkStepTexts } from './step-texts';
import { checkTimes } from './times';

/** What recipes are checked against, beside the names they may refer to. */
export type Surroundings = {
  /** Things as a shop sells them, by name. */
  groceries: Readonly<Record<string, Pick<Grocery, 'name' | 'contains'>>>;
  /** YYYY-MM-DD; nothing may be published or changed after it. */
  today: string;
};

type Report = (field: string, problem: Omit<Problem, 'file' | 'field'>) => void;

function checkUnique(kind: string, entries: readonly Entry<{ id: string }>[], report: Report): void {
  const first = new Map<string, string>();
  for (const { field, value } of entries) {
    const before = first.get(value.id);
    if (before === undefined) first.set(value.id, field);
    else {
      report(`${field}.id`, {
        found: `“${value.id}”, which ${before}.id has too`,
        allowed: `an id that no other ${kind} of this recipe has`,
      });
    }
  }
}

/** Reports words that are none of `allowed`, with the nearest one. */
function checkKeys(
  entries: readonly Entry<string | undefined>[],
  allowed: readonly string[],
  where: string,
  report: Report,
): void {
  for (const { field, value } of entries) {
    if (value === undefined || allowed.includes(value)) continue;
    report(field, {
      found: `“${value}”`,
      allowed: `${where}: ${allowed.join(', ')}`,
      nearest: nearest(value, allowed),
    });
  }
}

function checkIngredients(parts: Parts, report: Report): void {
  const all = [...parts.listed, ...parts.variants];
  for (const { field, value } of all) {
    const { amount, upTo, unit, round } = value;
    for (const number of [amount, upTo]) {
      if (number === undefined || roundedCount(number, unit, round) === number) continue;
      report(`${field}.amount`, {
        found: `${number}, which is rounded to ${roundedCount(number, unit, round)}`,
        allowed: "an amount that can be counted out, or another `round`, such as 'half'",
      });
    }
  }
}

function checkChoices(parts: Parts, report: Report): void {
  const [first, second] = parts.choices;
  if (second) {
    report(second.field, { found: 'a second block of variants', allowed: 'one block of variants a recipe' });
  }
  const choices = parts.choices.map((choice) => choice.value.id);
  const uses = parts.steps.map(({ field, value }) => ({ field: `${field}.uses`, value: value.uses }));
  checkKeys(uses, choices, 'the id of the variants block', report);
  const users = uses.filter((use) => use.value !== undefined && choices.includes(use.value));
  if (first && users.length === 0) {
    report(`${first.field}.id`, {
      found: `“${first.value.id}”, which no step uses`,
      allowed: `a step with uses: '${first.value.id}'`,
    });
  }
  for (const { field, value } of users.slice(1)) {
    report(field, {
      found: `“${value}”, which ${users[0]?.field} has too`,
      allowed: 'one step that uses it',
    });
  }
}

function checkUpdated({ published, updated }: Recipe, today: string, report: Report): void {
  if (updated === undefined || updated === 'build' || (published <= updated && updated <= today)) return;
  report('updated', {
    found: `“${updated}”, which is ${updated < published ? 'before its publication' : 'in the future'}`,
    allowed: `a day from ${published} to ${today}, or build`,
  });
}

/** What is wrong inside one recipe whose shape is right. */
export function checkRecipe(file: string, recipe: Recipe, surroundings: Surroundings): Problem[] {
  const problems: Problem[] = [];
  const report: Report = (field, problem) => problems.push({ file, field, ...problem });
  const parts = listParts(recipe);
  if (recipe.published > surroundings.today) {
    report('published', {
      found: `“${recipe.published}”, which is in the future`,
      allowed: `${surroundings.today} or a day before it`,
    });
  }
  checkUpdated(recipe, surroundings.today, report);
  checkTimes(recipe, parts, report);
  checkUnique('ingredient', [...parts.listed, ...parts.variants, ...parts.choices], report);
  checkUnique('variant', parts.options, report);
  checkUnique('step', parts.steps, report);
  checkUnique('duration', parts.durations, report);
  checkIngredients(parts, report);
  checkChoices(parts, report);
  checkLabels(recipe, parts, surroundings.groceries, report);
  const stepIds = parts.steps.map((step) => step.value.id);
  checkKeys(parts.photoSteps, stepIds, 'the id of a step', report);
  const ids = [...parts.listed, ...parts.variants].map((entry) => entry.value.id);
  checkKeys(parts.swaps, ids, 'the id of an ingredient', report);
  checkStepTexts(parts, report);
  checkOtherTexts(parts, report);
  checkPlainTexts(parts, recipe.yield.amount, report);
  checkBareMeasures(recipe, report);
  return problems;
}
