import type { Problem } from '@/lib/content/problem';
import type { Authority, FoodSafety } from '@/lib/content/schema/food-safety';
import type { Grocery } from '@/lib/content/schema/groceries';
import type { Recipe } from '@/lib/content/schema/recipe';
import type { Ingredient } from '@/lib/content/schema/recipe-ingredient';
import type { Step } from '@/lib/content/schema/recipe-step';
import { planTimeline } from '@/lib/plan/timeline';
import { coreTemperatures, referencesIn, temperaturesIn } from '@/lib/recipe/core-temperature';
import { longestOf } from '@/lib/text/time';
import { counted } from '@/lib/text/words';
import type { Entry, RecipeEntries } from './recipe-entries';
import { problemsIn, type Report, reportUnknown } from './report';

/** Values by kind of food that are checked for known kinds. */
const BY_KIND = ['cook', 'fridge'] as const;

/** Problems inside data/food-safety.yaml: kinds and sources that are not listed. */
export function foodSafetyProblems(file: string, { kinds, authorities }: FoodSafety): Problem[] {
  return problemsIn(file, (report) => {
    for (const [id, authority] of Object.entries(authorities)) {
      const at = ['authorities', id];
      const sources = Object.keys(authority.sources);
      const checkSource = (path: string[], source: string) =>
        reportUnknown(report, [...at, ...path, 'source'], source, sources, 'an id in sources');
      for (const part of BY_KIND) {
        for (const [kind, { source }] of Object.entries(authority[part])) {
          reportUnknown(report, [...at, part, kind], kind, kinds, 'one of kinds');
          checkSource([part, kind], source);
        }
      }
      for (const part of ['cold', 'out', 'reheat'] as const) checkSource([part], authority[part].source);
    }
  });
}

/** "Health Canada, Safe food storage (2024)". */
function sourceText({ name, sources }: Authority, id: string): string {
  const source = sources[id];
  return source ? `${name}, ${source.name} (${source.year})` : name;
}

/** Texts of a step that may name the temperature of its food, without `underdone`. */
const safetyTexts = ({ text, safety = '' }: Step) => [text, safety];

const coreOf = (step: Step) => safetyTexts(step).flatMap(coreTemperatures);

type Raw = { field: string; ingredient: Ingredient; kind: string };

type Foods = {
  recipe: Recipe;
  entries: RecipeEntries;
  groceries: Readonly<Record<string, Pick<Grocery, 'kind'>>>;
  authority: Authority;
};

/** Ingredients of a kind that has rules. */
function rawFoods({ entries, groceries }: Foods): Raw[] {
  return [...entries.listed, ...entries.variants].flatMap(({ field, value: ingredient }) => {
    const kind = groceries[ingredient.buy ?? '']?.kind;
    return kind === undefined || kind === 'none' ? [] : [{ field, ingredient, kind }];
  });
}

/** Checks that a step cooks the food, to its safe temperature or with the reason why not. */
function checkCooked(
  { field, ingredient: { id }, kind }: Raw,
  { entries, authority }: Foods,
  report: Report,
): void {
  const rule = authority.cook[kind];
  if (!rule) return;
  const needed = `{@${rule.at}} or more`;
  const why = `${rule.at} °C for ${kind}: ${sourceText(authority, rule.source)}`;
  const cooking = entries.steps.filter(({ value }) => value.cooks?.includes(id));
  if (cooking.length === 0) {
    const allowed = `a step with cooks: [${id}] and ${needed} in its text or safety; ${why}`;
    report(`${field}.id`, `“${id}”, which no step cooks`, allowed);
  }
  const isSafe = cooking.some(
    ({ value }) => value.underdone !== undefined || Math.max(...coreOf(value)) >= rule.at,
  );
  const [first] = cooking;
  if (!first || isSafe) return;
  const named = coreOf(first.value);
  const found = named.length > 0 ? `at ${Math.max(...named)} °C` : 'without a temperature of its middle';
  const allowed = `${needed} in its text or safety, or underdone: why not and for whom that matters; ${why}`;
  report(`${first.field}.cooks`, `“${id}” ${found}`, allowed);
}

/** Checks that substitutes of a raw food name their kind, and that raw substitutes reach their temperature. */
function checkSwaps(foods: Raw[], { recipe, entries, authority }: Foods, report: Report): void {
  recipe.blocks.forEach((block, place) => {
    if (block.type !== 'swaps') return;
    block.items.forEach((swap, index) => {
      const food = foods.find(({ ingredient }) => ingredient.id === swap.for);
      const field = `blocks[${place}].items[${index}]`;
      if (food && authority.cook[food.kind] && swap.kind === undefined) {
        const allowed = `a kind of data/food-safety.yaml, or none, as it replaces ${food.kind}`;
        report(`${field}.kind`, 'nothing', allowed);
      }
      const rule = authority.cook[swap.kind ?? ''];
      if (!rule || swap.kind === food?.kind) return;
      const cooking = entries.steps.filter(({ value }) => value.cooks?.includes(swap.for));
      const named = [...coreTemperatures(swap.text), ...cooking.flatMap(({ value }) => coreOf(value))];
      if (Math.max(...named) >= rule.at) return;
      const found = `“${swap.title}”${named.length > 0 ? ` at ${Math.max(...named)} °C` : ' without a temperature'}`;
      const allowed = `{@${rule.at}} or more here or in the step that cooks ${swap.for}; ${rule.at} °C for ${swap.kind}: ${sourceText(authority, rule.source)}`;
      report(`${field}.text`, found, allowed);
    });
  });
}

/** True if a text uses the ingredient, or has a word of its name: "Put the pork back" of pork belly. */
function mentions(text: string, { id, name }: Ingredient): boolean {
  const words = name
    .toLowerCase()
    .split(/\W+/)
    .filter((word) => word.length > 3);
  return (
    referencesIn(text).some((part) => part.kind === 'ingredient' && part.id === id) ||
    words.some((word) => text.toLowerCase().includes(word))
  );
}

const uses = ({ text }: Step, { id }: Ingredient) =>
  referencesIn(text).some((part) => part.kind === 'ingredient' && part.id === id && part.show !== 'name');

/** Checks the days that a food is raw, and that steps of hours with it name the temperature of the fridge. */
function checkRaw({ ingredient, kind }: Raw, { entries, authority }: Foods, report: Report): void {
  const steps = entries.steps.map(({ value }) => value);
  const from = steps.findIndex((step) => uses(step, ingredient));
  const to = steps.findIndex((step) => step.cooks?.includes(ingredient.id));
  if (from < 0 || to <= from) return;
  const { entries: planned } = planTimeline(steps, 'long');
  const minutes = (planned[to]?.start ?? 0) - (planned[from]?.start ?? 0);
  const { out, cold } = authority;
  const rule = authority.fridge[kind];
  const hours = out.hours * 60;
  // Work at the counter between the days in the fridge is within the rule of hours.
  if (rule && minutes > rule.days * 1440 + hours) {
    const found = `“${ingredient.id}”, raw for ${counted(Math.ceil((minutes - hours) / 1440), 'day', 'days')} before this step`;
    const allowed = `at most ${counted(rule.days, 'day', 'days')} for ${kind}: ${sourceText(authority, rule.source)}`;
    report(`${entries.steps[to]?.field}.cooks`, found, allowed);
  }
  for (const { field, value } of entries.steps.slice(from, to)) {
    const waits = value.durations.some(
      (each) => each.attention === 'passive' && longestOf(each.minutes) > hours,
    );
    const isCold = safetyTexts(value)
      .flatMap(temperaturesIn)
      .some((celsius) => celsius <= cold.at);
    if (!waits || isCold || !mentions(value.text, ingredient)) continue;
    const found = `“${value.id}”, longer than ${out.hours} hours with raw ${ingredient.id}`;
    const allowed = `{@${cold.at}} or colder in its text or safety, the temperature of the fridge: ${sourceText(authority, out.source)}`;
    report(`${field}.text`, found, allowed);
  }
}

/** Checks that leftovers are heated through. */
function checkReheating({ recipe, authority }: Foods, report: Report): void {
  const { at, source } = authority.reheat;
  recipe.blocks.forEach((block, place) => {
    const named = block.type === 'keeping' ? coreTemperatures(block.reheat ?? '') : [];
    if (named.length === 0 || Math.max(...named) >= at) return;
    const allowed = `{@${at}} or more for leftovers: ${sourceText(authority, source)}`;
    report(`blocks[${place}].reheat`, `${Math.max(...named)} °C`, allowed);
  });
}

/** Checks `cooks` for ids of ingredients without a kind. */
function checkIds(foods: Raw[], steps: readonly Entry<Step>[], report: Report): void {
  const ids = foods.map(({ ingredient }) => ingredient.id);
  for (const { field, value } of steps) {
    value.cooks?.forEach((id, index) => {
      const at = `${field}.cooks[${index}]`;
      const what = 'an ingredient whose grocery has a kind';
      if (ids.length > 0) reportUnknown(report, at, id, ids, what);
      else report(at, `“${id}”`, `${what}, which none of this recipe has`);
    });
  }
}

/** Checks raw foods of a recipe against the chosen authority: temperatures, substitutes, time before cooking. */
export function checkFoodSafety(foods: Foods, report: Report): void {
  const raw = rawFoods(foods);
  checkIds(raw, foods.entries.steps, report);
  for (const food of raw) {
    checkCooked(food, foods, report);
    checkRaw(food, foods, report);
  }
  checkSwaps(raw, foods, report);
  checkReheating(foods, report);
}
