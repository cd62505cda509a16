import 'server-only';
import type { Recipe } from '@/lib/content/schema/recipe';
import type { Duration } from '@/lib/content/schema/recipe-step';
import { groceries } from '@/lib/content/server';
import { timerLength } from '@/lib/cook/timers';
import { PLAN, type Plan, planFor, stepsFor } from '@/lib/plan/plan';
import { type PlanLineTexts, planLine } from '@/lib/plan/plan-line';
import { describeMoment } from '@/lib/plan/plan-text';
import { wallTimeOf } from '@/lib/plan/wall-time';
import { recipePath, stepsOf } from '@/lib/recipe/blocks';
import { type IngredientPart, ingredientParts } from '@/lib/recipe/ingredient-parts';
import { recipesFile } from '@/lib/recipe/recipe-data';
import { AS_WRITTEN } from '@/lib/recipe/sentence';
import { EMPTY_LIST } from '@/lib/saved/shopping-list';
import { encodeList } from '@/lib/shopping/link';
import { amountText, describeLine, describeUse } from '@/lib/shopping/list-text';
import { type Line, mergeRecipes } from '@/lib/shopping/merge';
import { shopRecipes } from '@/lib/shopping/recipes';
import { isFullAddress } from '@/lib/text/full-address';
import { withParameter } from '@/lib/ui/address';

/** Recipes with pages on this site, of which a section names some. */
type Recipes = readonly Recipe[];

function recipeOf(recipes: Recipes, slug: string | undefined): Recipe | undefined {
  return recipes.find((recipe) => recipe.slug === slug && !isFullAddress(recipePath(recipe)));
}

const timerOf = (durations: readonly Duration[]) =>
  durations
    .map(({ label, minutes }) => ({ label, length: timerLength(minutes)?.total }))
    .find(({ length }) => length);

/** A step as cook mode shows it. */
export type CookExample = {
  recipe: Recipe;
  step: ReturnType<typeof stepsOf>[number];
  /** Number of the step, from 0, and of all steps. */
  index: number;
  count: number;
  /** Its first timer, in ms. */
  timer?: { label: string; length: number };
};

/** A step of a recipe, by default the first with a timer; undefined without that recipe or step. */
export function cookExample(
  recipes: Recipes,
  { recipe: slug, step: id }: { recipe: string; step?: string },
): CookExample | undefined {
  const recipe = recipeOf(recipes, slug);
  const steps = recipe ? stepsOf(recipe) : [];
  const index = steps.findIndex((step) => (id ? step.id === id : timerOf(step.durations)));
  const step = steps[index];
  if (!recipe || !step) return undefined;
  const { label = '', length } = timerOf(step.durations) ?? {};
  return { recipe, step, index, count: steps.length, ...(length && { timer: { label, length } }) };
}

/** Saturday 8 January 2000, 7 pm: any Saturday gives the same plan. The time zone has no clock changes. */
const DINNER = '2000-01-08T19:00';
const ZONE = 'UTC';
/** The Sunday before: the planner names the days from Tuesday on by their weekday alone. */
const TODAY = Date.UTC(2000, 0, 2);
const TUESDAY = Date.UTC(2000, 0, 4);
/** Most stages of the plan, and most lines of the list. */
const ROWS = 3;

/** A plan for dinner on a Saturday, in the texts of the planner. */
export type PlanExample = PlanLineTexts & {
  recipe: Recipe;
  /** Minutes from the first step to the meal. */
  total: number;
  /** Stages that come after a wait, with their start: "Friday 3 pm"; "6:20 pm" if all are on the day of the meal. */
  rows: { id: string; time: string; title: string }[];
  /** Time of the meal, in the same format. */
  eatAt: string;
};

/** At most `ROWS` stages: the first, and those with the longest time since the stage before, which is mostly waiting. */
function returns({ stages }: Plan): Plan['stages'] {
  const pause = (index: number) => (stages[index]?.start ?? 0) - (stages[index - 1]?.start ?? 0);
  const most = stages
    .map((_, index) => index)
    .slice(1)
    .filter((index) => stages[index - 1]?.waits)
    .sort((one, other) => pause(other) - pause(one))
    .slice(0, ROWS - 1);
  return stages.filter((_, index) => index === 0 || most.includes(index));
}

/** The plan of a recipe for a Saturday at 7 pm; undefined without it, without times and for more than four days. */
export function planExample(recipes: Recipes, slug: string): PlanExample | undefined {
  const recipe = recipeOf(recipes, slug);
  if (!recipe) return undefined;
  const amount = { ...AS_WRITTEN, servings: recipe.yield.amount };
  const line = planLine({ steps: stepsOf(recipe) }, amount, {
    now: TODAY,
    search: withParameter(PLAN, { eat: DINNER, pace: 'long' }),
    zone: ZONE,
  });
  const plan = planFor(stepsFor(stepsOf(recipe), amount), 'long', Date.parse(`${DINNER}Z`));
  if (!line || plan.start < TUESDAY) return undefined;
  const isOneDay = wallTimeOf(plan.start, ZONE).slice(0, 10) === DINNER.slice(0, 10);
  // Seen from another day, a time has its weekday.
  const describe = (instant: number) => describeMoment(instant, isOneDay ? plan.eatAt : TODAY, ZONE);
  const rows = returns(plan).map(({ id, start, title }) => ({ id, time: describe(start), title }));
  return { ...line, recipe, total: plan.total, rows, eatAt: describe(plan.eatAt) };
}

/** Things to buy for two recipes. */
export type ListExample = {
  recipes: Recipe[];
  rows: { key: string; parts: IngredientPart[]; lang?: string; use: string }[];
  /** Number of things that are not shown. */
  more: number;
  /** Fragment of the address that opens the list. */
  hash: string;
};

/** Sort rank: lines of both recipes first; in each part, things to buy before pantry staples. */
const rank = ({ parts, isAtHand, sums }: Line) =>
  (parts.length > 1 ? 0 : 2) + (isAtHand || sums.length === 0 ? 1 : 0);

/** The shopping list of two recipes; undefined unless both are here. */
export function listExample(recipes: Recipes, slugs: readonly string[]): ListExample | undefined {
  const named = slugs.flatMap((slug) => recipeOf(recipes, slug) ?? []);
  if (named.length < 2) return undefined;
  const shop = shopRecipes(recipesFile(named).recipes);
  const chosen = slugs.flatMap((slug) => {
    const recipe = shop.find((each) => each.slug === slug);
    return recipe ? [{ recipe, servings: recipe.servings, variant: null }] : [];
  });
  const lines = mergeRecipes(chosen, groceries);
  const rows = lines
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, ROWS)
    .map((line) => {
      const { amounts, name, isCount } = describeLine(line, 'metric');
      return {
        key: line.key,
        parts: ingredientParts({ amount: amountText(amounts), name, isCount }),
        use: describeUse(line, 'metric'),
        ...(line.lang && { lang: line.lang }),
      };
    });
  const list = {
    ...EMPTY_LIST,
    recipes: chosen.map(({ recipe: { slug, servings: recipeServings } }) => ({
      slug,
      servings: recipeServings,
    })),
  };
  return { recipes: named, rows, more: lines.length - rows.length, hash: encodeList(list) };
}
