import type { KnownFood } from '@/lib/content/food-facts';
import { type FoodKnowledge, readFood } from '@/lib/content/known-foods';
import { onceFor } from '@/lib/content/once-for';
import type { Problem } from '@/lib/content/problem';
import type { Allergen } from '@/lib/content/schema/allergens';
import type { Diet } from '@/lib/content/schema/diet';
import type { Authority } from '@/lib/content/schema/food-safety';
import type { Recipe } from '@/lib/content/schema/recipe';
import { planTimeline } from '@/lib/plan/timeline';
import { recipePath } from '@/lib/recipe/blocks';
import { roundedCount } from '@/lib/recipe/rounding';
import { longestOf, shortestOf } from '@/lib/text/time';
import { checkDays } from './days';
import { checkDiets } from './diets';
import { listEntries, type RecipeEntries, type RecipeEntry } from './recipe-entries';
import { checkBareMeasures, checkOtherTexts, checkPlainTexts, checkStepTexts } from './recipe-texts';
import { type FileOf, FOOD_SAFETY, problemsIn, type Report, repeatsOf, reportUnknown } from './report';
import { checkFoodSafety } from './safety/recipe';

/** Other content that recipes are checked against. */
type Context = {
  /** Groceries, and words by which foods are called. */
  knowledge: FoodKnowledge;
  /** Diets with their rules. */
  diets: readonly Diet[];
  /** Authority on food safety; undefined without data/food-safety.yaml. */
  authority: Authority | undefined;
  /** Files of other pages by their addresses. */
  pages: ReadonlyMap<string, string>;
  /** YYYY-MM-DD; no date may be later. */
  today: string;
};

/** True for an entry with points to settle: it cannot be published, so that what it says about food is not checked yet. */
export const hasTodo = ({ todo }: { todo?: readonly string[] | null | undefined }): boolean =>
  (todo ?? []).length > 0;

type RecipeFile = Pick<FileOf<Recipe>, 'file' | 'value'>;

/** Problems inside valid recipes and between them. Never throws. */
export function checkRecipes(files: readonly RecipeFile[], context: Context): Problem[] {
  return [
    ...files.flatMap(({ file, value }) => [
      ...problemsIn(file, (report) => checkDays(value, context.today, report, 'build')),
      ...ownProblems(value).map((problem) => ({ ...problem, file })),
      ...(!hasTodo(value) ? foodProblems({ file, value }, context) : []),
    ]),
    ...checkBetween(files, context.pages),
  ];
}

/** Value that must be unique: a number, a slug, an address. */
type Claim = { file: string; field: string; value: string };

/** Problems for values that an earlier recipe has. */
function repeated(claims: readonly Claim[], what: string): Problem[] {
  return repeatsOf(claims, ({ value }) => value).map(({ entry: { file, field, value }, first }) => {
    const found = `“${value}”, which ${first.file} has too`;
    return { file, field, found, allowed: `${what} that no other recipe has` };
  });
}

function checkBetween(files: readonly RecipeFile[], pages: Context['pages']): Problem[] {
  const numbers = files.map(({ file, value }) => ({ file, field: 'id', value: String(value.id) }));
  const slugs = files.map(({ file, value }) => ({ file, field: 'slug', value: value.slug }));
  const paths = files.flatMap(({ file, value }) => [
    { file, field: value.customLink === undefined ? 'slug' : 'customLink', value: recipePath(value) },
    { file, field: 'id', value: `/recipes/${value.id}` },
  ]);
  const names = [...repeated(numbers, 'a number'), ...repeated(slugs, 'a slug')];
  // Recipes with the same number or slug share an address too; report it once.
  const named = new Set(names.map(({ file, field }) => `${file} ${field}`));
  const shared = repeated(paths, 'an address').filter(({ file, field }) => !named.has(`${file} ${field}`));
  const onPages = paths.flatMap(({ file, field, value }) => {
    const page = pages.get(value);
    const found = `“${value}”, the address of ${page}`;
    return page ? [{ file, field, found, allowed: 'an address that no other page has' }] : [];
  });
  return [...names, ...shared, ...onPages];
}

/** Problems inside a recipe, apart from its days and its food. */
const ownProblems = onceFor((recipe: Recipe) =>
  problemsIn('', (report) => checkRecipe(recipe, listEntries(recipe), report)),
);

function checkRecipe(recipe: Recipe, entries: RecipeEntries, report: Report): void {
  const ingredients = [...entries.listed, ...entries.variants];
  checkTimes(recipe, entries, report);
  checkUnique('ingredient', [...ingredients, ...entries.choices], report);
  checkUnique('variant', entries.options, report);
  checkUnique('step', entries.steps, report);
  checkUnique('duration', entries.durations, report);
  checkCounts(ingredients, report);
  checkVariants(entries, report);
  const steps = entries.steps.map(({ value }) => value.id);
  const ids = ingredients.map(({ value }) => value.id);
  for (const { field, value } of entries.photoSteps) {
    reportUnknown(report, field, value, steps, 'the id of a step');
  }
  for (const { field, value } of entries.swaps) {
    reportUnknown(report, field, value, ids, 'the id of an ingredient');
  }
  checkStepTexts(entries, report);
  checkOtherTexts(entries, report);
  checkPlainTexts(entries, recipe.yield.amount, report);
  checkBareMeasures(entries, report);
}

type FoodContext = Pick<Context, 'knowledge' | 'diets' | 'authority'>;

const problemsOfFood = onceFor(
  (
    recipe: Recipe,
    groceries: FoodKnowledge['groceries'],
    names: FoodKnowledge['names'],
    diets: readonly Diet[],
    authority: Authority | undefined,
  ): Problem[] => {
    const knowledge = { groceries, names };
    const entries = listEntries(recipe);
    const foods = [...entries.listed, ...entries.variants].map(({ field, value: food }): KnownFood => {
      const { facts, grocery } = readFood(food, knowledge);
      // A grocery that is not there is reported with all other references.
      return { field, name: food.name, buy: grocery && food.buy, facts };
    });
    const labels = problemsIn('', (report) => {
      checkAllergens(recipe, foods, report);
      checkDiets(recipe, foods, diets, report);
    });
    if (!authority) return labels;
    const context = { recipe, entries, knowledge, authority };
    return [...labels, ...problemsIn('', (report) => checkFoodSafety(context, report), FOOD_SAFETY)];
  },
);

/** Problems with the food of a recipe: allergens, diets, safety; also of one with `todo`. */
export const foodProblems = (
  { file, value }: RecipeFile,
  { knowledge: { groceries, names }, diets, authority }: FoodContext,
): Problem[] =>
  problemsOfFood(value, groceries, names, diets, authority).map((problem) => ({ ...problem, file }));

function checkUnique(kind: string, entries: readonly RecipeEntry<{ id: string }>[], report: Report): void {
  for (const { entry, first } of repeatsOf(entries, ({ value }) => value.id)) {
    const found = `“${entry.value.id}”, which ${first.field}.id has too`;
    report(`${entry.field}.id`, found, `an id that no other ${kind} of this recipe has`);
  }
}

function checkCounts(ingredients: RecipeEntries['listed'], report: Report): void {
  for (const { field, value } of ingredients) {
    const { amount, upTo, unit, round } = value;
    for (const number of [amount, upTo]) {
      const rounded = number === undefined ? undefined : roundedCount(number, unit, round);
      if (number === rounded) continue;
      const allowed = "an amount that can be counted out, or another `round`, such as 'half'";
      report(`${field}.amount`, `${number}, which is rounded to ${rounded}`, allowed);
    }
  }
}

function checkVariants({ choices, steps }: RecipeEntries, report: Report): void {
  const [first, second] = choices;
  if (second) report(second.field, 'a second block of variants', 'one block of variants per recipe');
  const ids = choices.map(({ value }) => value.id);
  const uses = steps.flatMap(({ field, value }) =>
    value.uses === undefined ? [] : [{ field: `${field}.uses`, value: value.uses }],
  );
  for (const { field, value } of uses) {
    reportUnknown(report, field, value, ids, 'the id of the variants block');
  }
  const [user, ...others] = uses.filter(({ value }) => ids.includes(value));
  if (first && !user) {
    const { id } = first.value;
    report(`${first.field}.id`, `“${id}”, which no step uses`, `a step with uses: '${id}'`);
  }
  for (const { field, value } of others) {
    report(field, `“${value}”, which ${user?.field} has too`, 'one step that uses it');
  }
}

/** Checks allergens against the foods, including those of variants. */
function checkAllergens({ allergens }: Recipe, foods: readonly KnownFood[], report: Report): void {
  const named = new Set<Allergen>(allergens);
  for (const { name, facts } of foods) {
    for (const allergen of facts.contains ?? []) {
      if (named.has(allergen)) continue;
      named.add(allergen);
      const found = allergens.length > 0 ? allergens.join(', ') : 'none';
      const allowed = `“${allergen}” among them, which ${name} contains; or contains with because on it, if it has none`;
      report('allergens', found, allowed);
    }
  }
}

type Range = number | [number, number];

/** Allowed difference between the steps and the stated total: a tenth, at least five minutes. */
const slack = (minutes: number) => Math.max(5, minutes / 10);

const written = (range: Range) => (typeof range === 'number' ? String(range) : `[${range.join(', ')}]`);

function checkOrder(field: string, range: Range, report: Report): void {
  if (typeof range === 'number' || range[0] < range[1]) return;
  report(field, written(range), '[shortest, longest], the shortest first');
}

/** Checks `until` of durations: the id of a later step, and only for passive ones. */
function checkUntil({ steps }: RecipeEntries, report: Report): void {
  steps.forEach(({ field, value }, place) => {
    const later = steps.slice(place + 1).map((step) => step.value.id);
    value.durations.forEach(({ until, attention }, index) => {
      if (until === undefined) return;
      const path = `${field}.durations[${index}].until`;
      if (!later.includes(until)) {
        const allowed = later.length > 0 ? `a later step, one of: ${later.join(', ')}` : 'nothing';
        report(path, `“${until}”`, allowed);
      } else if (attention === 'active') {
        const allowed = "attention: 'passive', as the cook cannot do two things at once";
        report(path, `“${until}” with attention: 'active'`, allowed);
      }
    });
  });
}

/** Checks the times of a recipe against each other and against its steps. */
function checkTimes({ times }: Recipe, entries: RecipeEntries, report: Report): void {
  for (const { field, value } of entries.durations) checkOrder(`${field}.minutes`, value.minutes, report);
  for (const key of ['prep', 'cook', 'total', 'card'] as const) {
    checkOrder(`times.${key}`, times[key], report);
  }
  const { prep, cook, rest, total, card, cardLabel } = times;
  if (rest) checkOrder('times.rest.minutes', rest.minutes, report);
  const sum = longestOf(prep) + longestOf(cook) + (rest ? longestOf(rest.minutes) : 0);
  if (longestOf(total) !== sum) {
    const longest = Array.isArray(total) ? ' as the longest time' : '';
    const rested = rest ? ` + rest ${longestOf(rest.minutes)}` : '';
    const why = `which is prep ${longestOf(prep)} + cook ${longestOf(cook)}${rested}`;
    report('times.total', written(total), `${sum}${longest}, ${why}`);
  }
  const least = shortestOf(prep) + shortestOf(cook);
  if (Array.isArray(total) && shortestOf(total) !== least) {
    const why = `which is prep ${shortestOf(prep)} + cook ${shortestOf(cook)}`;
    report('times.total', written(total), `${least} as the shortest time, ${why}`);
  }
  const isWhole = written(card) === written(total);
  // Without a correct total, the time of the card cannot be checked.
  if (longestOf(total) === sum && isWhole === (cardLabel !== undefined)) {
    const allowed = isWhole
      ? 'none, as the card shows the total'
      : 'a label for the time on the card, such as “prep”';
    report('times.cardLabel', cardLabel ? `“${cardLabel}”` : 'none', allowed);
  }
  checkUntil(entries, report);
  const steps = entries.steps.map(({ value }) => value);
  if (steps.length === 0) return;
  const [quickest, slowest] = [planTimeline(steps, 'short').total, planTimeline(steps, 'long').total];
  const [from, to] = [shortestOf(total), longestOf(total)];
  if (slowest < from - slack(from) || quickest > to + slack(to)) {
    const taken = [...new Set([quickest, slowest].map(Math.round))].join(' to ');
    const found = `${written(total)}, while the steps take ${taken} minutes`;
    report('times.total', found, 'about the sum of the durations and the work of the steps');
  }
}
