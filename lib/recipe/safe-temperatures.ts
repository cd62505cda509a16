import 'server-only';
import { type Cooked, temperatureOf, underdoneOf, WAYS, type Way, wayOf } from '@/lib/content/schema/cooking';
import type { Authority, FoodSafety } from '@/lib/content/schema/food-safety';
import type { Recipe } from '@/lib/content/schema/recipe';
import type { Step } from '@/lib/content/schema/recipe-step';
import type { SafetySection } from '@/lib/content/schema/safety-sections';
import { foodSafety, safeTemperatures } from '@/lib/content/server';
import { allRecipes } from './all';
import { cardTitle, everyIngredientOf, recipePath, stepsOf } from './blocks';
import { rawKindsOf } from './foods';
import { otherLanguageOf } from './language';
import { siteAuthority } from './safety';
import { AS_WRITTEN, renderText } from './sentence';
import { describeWay, type WayRule } from './ways';

/** Reason why a recipe leaves a food underdone, in plain text. */
type UnderdoneResult = { reason: string; instead?: string | undefined };

/** Result of a recipe for one kind of food: °C in its middle, a way of cooking in words, or why it stays below. */
export type RecipeResult = { at: number; hold?: number | undefined } | { way: string } | UnderdoneResult;

/** Recipe with what it cooks one kind of food to. */
export type CookedRecipe = {
  title: string;
  href: string;
  /** Language of its texts (BCP 47), if it is not the language of the site. */
  lang?: string | undefined;
  results: RecipeResult[];
};

/** Kind of raw food with the values of an authority, and the recipes that cook it. */
export type SafeFood = {
  kind: string;
  name: string;
  /** Safe temperature; its `source` is an id. */
  safe: Authority['cook'][string];
  ways: (WayRule & { way: Way })[];
  /** Most days raw in the fridge. */
  days?: number | undefined;
  recipes: CookedRecipe[];
};

/** Id of the element of a kind of food on the page of safe temperatures, for `#` links. */
export const foodAnchor = (kind: string): string => `raw-${kind}`;

/** Path of the page of safe temperatures; undefined if the site has none. */
const safetyPath: string | undefined =
  siteAuthority && safeTemperatures?.sections.some(({ type }) => type === 'safeTemperatures')
    ? safeTemperatures.path
    : undefined;

/** Address of the safe temperature of the first food that a step cooks, or of its page; undefined without that page. */
export function safetyHref({ cooks = {} }: Step, recipe: Pick<Recipe, 'blocks'>): string | undefined {
  if (safetyPath === undefined) return undefined;
  const kinds = everyIngredientOf(recipe)
    .filter(({ id }) => cooks[id] !== undefined)
    .flatMap(rawKindsOf);
  const kind = kinds.find((each) => siteAuthority?.cook[each]);
  return kind === undefined ? safetyPath : `${safetyPath}#${foodAnchor(kind)}`;
}

function resultOf(cooked: Cooked, recipe: Pick<Recipe, 'blocks'>): RecipeResult {
  const temperature = temperatureOf(cooked);
  if (temperature) return temperature;
  const underdone = underdoneOf(cooked);
  if (underdone) {
    const plain = (text: string) => renderText(text, AS_WRITTEN, { ingredients: everyIngredientOf(recipe) });
    const instead = underdone.instead === undefined ? undefined : plain(underdone.instead);
    return { reason: plain(underdone.underdone), instead };
  }
  const { way, minutes } = wayOf(cooked) ?? {};
  if (way === undefined) throw new Error(`The result ${JSON.stringify(cooked)} has no text.`);
  return { way: describeWay(way, { minutes }) };
}

const unique = (results: readonly RecipeResult[]): RecipeResult[] => [
  ...new Map(results.map((result) => [JSON.stringify(result), result])).values(),
];

/** Results for one food, with one temperature: the highest, as a food that is cooked twice reaches both. */
function withHighest(results: readonly RecipeResult[]): RecipeResult[] {
  const degrees = results.flatMap((result) => ('at' in result ? result.at : []));
  const highest = results.find((result) => 'at' in result && result.at === Math.max(...degrees));
  return results.map((result) => ('at' in result && highest ? highest : result));
}

/** Results of the steps of a recipe, by kind of food. */
function resultsByKind(recipe: Pick<Recipe, 'blocks'>): Map<string, RecipeResult[]> {
  const steps = stepsOf(recipe);
  const byKind = new Map<string, RecipeResult[]>();
  for (const food of everyIngredientOf(recipe)) {
    const results = steps
      .flatMap(({ cooks }) => cooks?.[food.id] ?? [])
      .map((each) => resultOf(each, recipe));
    if (results.length === 0) continue;
    for (const kind of rawKindsOf(food))
      byKind.set(kind, unique([...(byKind.get(kind) ?? []), ...withHighest(results)]));
  }
  return byKind;
}

/** Kinds of food with a safe temperature, in the order of data/food-safety.yaml, with the recipes that cook them. */
export function safeFoods(
  authority: Authority,
  recipes: readonly Recipe[] = allRecipes(),
  kinds: FoodSafety['kinds'] = foodSafety?.kinds ?? {},
): SafeFood[] {
  const cooked = recipes.map((recipe) => ({ recipe, byKind: resultsByKind(recipe) }));
  return Object.entries(kinds).flatMap(([kind, { name }]) => {
    const safe = authority.cook[kind];
    if (!safe) return [];
    return {
      kind,
      name,
      safe,
      ways: WAYS.flatMap((way) => {
        const rule = authority.ways[way]?.[kind];
        return rule ? { way, minutes: rule.minutes, sign: rule.sign } : [];
      }),
      days: authority.fridge[kind]?.days,
      recipes: cooked.flatMap(({ recipe, byKind }) => {
        const results = byKind.get(kind);
        if (!results) return [];
        return { title: cardTitle(recipe), href: recipePath(recipe), lang: otherLanguageOf(recipe), results };
      }),
    };
  });
}

/** Kind of food that some eat below its safe temperature. */
export type UnderdoneFood = {
  kind: string;
  name: string;
  /** Condition of the authority, in plain text. */
  condition?: string | undefined;
  /** Recipes with what to do for those to whom it matters. */
  recipes: (Pick<CookedRecipe, 'title' | 'href' | 'lang'> & { instead: string[] })[];
};

/** Kinds of food with a condition of the authority, or with a recipe that says what to do instead. */
export function underdoneFoods(authority: Authority, foods: readonly SafeFood[]): UnderdoneFood[] {
  return foods.flatMap(({ kind, name, recipes }) => {
    const condition = authority.underdone[kind]?.condition;
    const withInstead = recipes.flatMap(({ results, ...recipe }) => {
      const instead = results.flatMap((result) => ('reason' in result ? (result.instead ?? []) : []));
      return instead.length > 0 ? { ...recipe, instead } : [];
    });
    if (condition === undefined && withInstead.length === 0) return [];
    return { kind, name, condition: condition && renderText(condition, AS_WRITTEN), recipes: withInstead };
  });
}

/** Reasons why ways of cooking without a thermometer are safe where the authority does not name them, each once. */
export function wayReasons({ ways }: Authority): { way: Way; because: string }[] {
  return WAYS.flatMap((way) => {
    const reasons = Object.values(ways[way] ?? {}).flatMap(({ because }) => because ?? []);
    return [...new Set(reasons)].map((because) => ({ way, because }));
  });
}

type Sourced = { source?: string | undefined };

/** Values of an authority that a type of section shows. */
function valuesOf(type: SafetySection['type'], authority: Authority, kinds: readonly string[]): Sourced[] {
  const { cook, ways, fridge, underdone, keep, cold, out, hot, reheat } = authority;
  const ofKinds = (record: Readonly<Record<string, Sourced>> = {}) =>
    kinds.flatMap((kind) => record[kind] ?? []);
  switch (type) {
    case 'safeTemperatures':
      return [cook, fridge, ...Object.values(ways)].flatMap(ofKinds);
    case 'underdone':
      return ofKinds(underdone);
    case 'safeKeeping':
      return [...Object.values(keep), cold, out, hot, reheat];
  }
}

/** Sources of the values of a section in the order of data/food-safety.yaml, each once. */
export function sourcesOf(
  type: SafetySection['type'],
  authority: Authority,
  foods: readonly SafeFood[],
): Authority['sources'][string][] {
  const values = valuesOf(
    type,
    authority,
    foods.map(({ kind }) => kind),
  );
  const ids = new Set(values.map(({ source }) => source));
  return Object.entries(authority.sources).flatMap(([id, source]) => (ids.has(id) ? source : []));
}
