import type { Problem } from '@/lib/content/problem';
import type { Grocery } from '@/lib/content/schema/groceries';
import type { Allergen, Recipe } from '@/lib/content/schema/recipe';
import { roundedCount } from '@/lib/kitchen/amounts/counts';
import { longestOf, shortestOf } from '@/lib/kitchen/minutes';
import { planTimeline } from '@/lib/plan/timeline';
import { recipePath } from '@/lib/recipe/blocks';
import { nearest } from '@/lib/text/nearest';
import { type Entry, listParts, type Parts } from './recipe-parts';
import { checkBareMeasures, checkOtherTexts, checkPlainTexts, checkStepTexts } from './recipe-texts';

/** A recipe with the file it stands in. */
export type RecipeFile = { file: string; recipe: Recipe };

/** Something only one may have: a number, a slug, an address. */
type Claim = { file: string; field: string; value: string };

/** What a recipe claims for itself alone. */
function claimsOf({ file, recipe }: RecipeFile): Record<'ids' | 'slugs' | 'paths', Claim[]> {
  const claim = (field: string, value: string | number): Claim => ({ file, field, value: String(value) });
  return {
    ids: [claim('id', recipe.id)],
    slugs: [claim('slug', recipe.slug)],
    paths: [
      claim(recipe.customLink === undefined ? 'slug' : 'customLink', recipePath(recipe)),
      claim('id', `/recipes/${recipe.id}`),
    ],
  };
}

function clashes(claims: readonly Claim[], what: string): Problem[] {
  const first = new Map<string, Claim>();
  return claims.flatMap((claim): Problem[] => {
    const before = first.get(claim.value);
    if (before) {
      const found = `“${claim.value}”, which ${before.file} has too`;
      return [{ file: claim.file, field: claim.field, found, allowed: `${what} that no other recipe has` }];
    }
    first.set(claim.value, claim);
    return [];
  });
}

/** Recipes at addresses that pages of the site have. */
function pageClashes(claims: readonly Claim[], pages: ReadonlyMap<string, string>): Problem[] {
  return claims.flatMap(({ file, field, value }): Problem[] => {
    const page = pages.get(value);
    if (page === undefined) return [];
    return [
      { file, field, found: `“${value}”, the address of ${page}`, allowed: 'an address no page has yet' },
    ];
  });
}

function checkBetween(files: readonly RecipeFile[], pages: ReadonlyMap<string, string>): Problem[] {
  const claims = files.map(claimsOf);
  const ids = clashes(
    claims.flatMap((claim) => claim.ids),
    'a number',
  );
  const slugs = clashes(
    claims.flatMap((claim) => claim.slugs),
    'a slug',
  );
  const paths = claims.flatMap((claim) => claim.paths);
  // Two recipes with one number or slug share an address as well; once is enough to say.
  const said = new Set([...ids, ...slugs].map(({ file, field }) => `${file} ${field}`));
  const shared = clashes(paths, 'an address').filter(({ file, field }) => !said.has(`${file} ${field}`));
  return [...ids, ...slugs, ...shared, ...pageClashes(paths, pages)];
}

/**
 * What is wrong inside recipes whose shape is right, and between them. Never throws.
 *
 * @param pages the files of the site's pages by their address
 */
export function checkRecipes(
  files: readonly RecipeFile[],
  surroundings: Surroundings,
  pages: ReadonlyMap<string, string>,
): Problem[] {
  const inside = files.flatMap(({ file, recipe }) => checkRecipe(file, recipe, surroundings));
  return [...inside, ...checkBetween(files, pages)];
}

/** What recipes are checked against, beside the names they may refer to. */
export type Surroundings = {
  /** Things as a shop sells them, by name. */
  groceries: Readonly<Record<string, Pick<Grocery, 'name' | 'contains'>>>;
  /** YYYY-MM-DD; nothing may be published or changed after it. */
  today: string;
};

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

/** What a diet word promises to leave out. */
const KEPT_OUT: Record<Recipe['diets'][number], readonly Allergen[]> = {
  vegan: ['Egg', 'Fish', 'Milk', 'Shellfish'],
  vegetarian: ['Fish', 'Shellfish'],
  'dairy-free': ['Milk'],
  'gluten-free': ['Gluten'],
};

/** Allergens and diets of a recipe against what its ingredients bring, variants included. */
export function checkLabels(
  { allergens, diets }: Recipe,
  parts: Parts,
  groceries: Surroundings['groceries'],
  report: Report,
): void {
  const said = new Set<Allergen>();
  for (const { value } of [...parts.listed, ...parts.variants]) {
    for (const allergen of groceries[value.buy ?? '']?.contains ?? []) {
      if (allergens.includes(allergen) || said.has(allergen)) continue;
      said.add(allergen);
      report('allergens', {
        found: allergens.length > 0 ? allergens.join(', ') : 'none',
        allowed: `“${allergen}” among them, which ${value.name} contains`,
      });
    }
  }
  diets.forEach((diet, index) => {
    const broken = (KEPT_OUT[diet] ?? []).filter((allergen) => allergens.includes(allergen));
    if (broken.length === 0) return;
    report(`diets[${index}]`, {
      found: `“${diet}” with ${broken.join(', ')} among the allergens`,
      allowed: 'only diets that the recipe keeps',
    });
  });
}

type Range = number | [number, number];

/** How far the steps may be from the stated total: a tenth of it, five minutes at the least. */
const slack = (minutes: number) => Math.max(5, minutes / 10);

const written = (range: Range) => (typeof range === 'number' ? String(range) : `[${range.join(', ')}]`);

function checkOrder(field: string, range: Range, report: Report): void {
  if (typeof range === 'number' || range[0] < range[1]) return;
  report(field, { found: written(range), allowed: '[shortest, longest], the shortest first' });
}

function checkUntil(parts: Parts, report: Report): void {
  const ids = parts.steps.map((step) => step.value.id);
  parts.steps.forEach(({ field, value }, place) => {
    value.durations.forEach((duration, index) => {
      if (duration.until === undefined) return;
      const later = ids.slice(place + 1);
      const path = `${field}.durations[${index}].until`;
      if (!later.includes(duration.until)) {
        const allowed = later.length > 0 ? `a later step, one of: ${later.join(', ')}` : 'nothing';
        report(path, { found: `“${duration.until}”`, allowed });
      } else if (duration.attention === 'active') {
        const allowed = "attention: 'passive', as one pair of hands cannot do two things";
        report(path, { found: `“${duration.until}” for what needs the cook`, allowed });
      }
    });
  });
}

/** Times of the recipe against each other and against its steps. */
export function checkTimes({ times }: Recipe, parts: Parts, report: Report): void {
  for (const { field, value } of parts.durations) checkOrder(`${field}.minutes`, value.minutes, report);
  for (const key of ['prep', 'cook', 'total', 'card'] as const) {
    checkOrder(`times.${key}`, times[key], report);
  }
  const sum = longestOf(times.prep) + longestOf(times.cook);
  if (longestOf(times.total) !== sum) {
    report('times.total', {
      found: written(times.total),
      allowed: `${sum}${Array.isArray(times.total) ? ' at the longest' : ''}, which is prep ${longestOf(times.prep)} + cook ${longestOf(times.cook)}`,
    });
  }
  const isWhole = written(times.card) === written(times.total);
  // A total that is wrong says nothing about the card.
  if (longestOf(times.total) === sum && isWhole === (times.cardLabel !== undefined)) {
    report('times.cardLabel', {
      found: times.cardLabel ? `“${times.cardLabel}”` : 'none',
      allowed: isWhole ? 'none, as the card shows the total' : 'what the card’s time is, such as “prep”',
    });
  }
  checkUntil(parts, report);
  const steps = parts.steps.map((step) => step.value);
  if (steps.length === 0) return;
  const [quickest, slowest] = [planTimeline(steps, 'short').total, planTimeline(steps, 'long').total];
  const [from, to] = [shortestOf(times.total), longestOf(times.total)];
  if (slowest < from - slack(from) || quickest > to + slack(to)) {
    report('times.total', {
      found: `${written(times.total)}, while the steps take ${[...new Set([quickest, slowest].map(Math.round))].join(' to ')} minutes`,
      allowed: 'about what durations and work of the steps add up to',
    });
  }
}
