import * as messages from '@/.content/messages/dishAnswer';
import { dietFilters, timeFilters } from '@/.content/recipeFilters';
import { nearestText } from '@/lib/search/dish-answer';
import type { KindNames } from '@/lib/search/foods';
import { listWords } from '@/lib/text/list';
import {
  type Filterable,
  type Filters,
  type FoundRecipe,
  findRecipes,
  kindLabel,
  pantryOf,
  spanOf,
} from './filters';

/** A filter that the nearest recipes do not fit. */
type Relaxed = {
  /** Its name: "Up to 30 min", "Vegan". */
  label: string;
  /** Filters without it. */
  relax: (filters: Filters) => Filters;
  /** Of several choices the one with the lowest sum is nearest: more time is easier to find than other food. */
  cost: number;
  isTime?: true;
  isDiet?: true;
};

/** The recipes nearest to filters that find nothing. */
export type Nearest<T extends Filterable> = {
  found: FoundRecipe<T>[];
  /** The first of them by name: "In 40: Teriyaki Chicken Bowls", "Without Vegan: Barley Stew". */
  text: string;
  /** Minutes of the time filter, if only a longer time finds something. */
  limit?: number;
};

/** "Up to 30 min"; "40 minutes" for a time of the sentence. */
function timeLabel(time: string): string {
  return (
    timeFilters.find(({ value }) => value === time)?.label ??
    messages.upTo({ minutes: spanOf(time)?.to ?? 0 })
  );
}

function relaxable({ category, time, diets, have }: Filters): Relaxed[] {
  return [
    ...(time
      ? [
          {
            label: timeLabel(time),
            relax: (filters: Filters) => ({ ...filters, time: '' }),
            cost: 1,
            isTime: true as const,
          },
        ]
      : []),
    ...(category
      ? [
          {
            label: kindLabel(category) ?? category,
            relax: (filters: Filters) => ({ ...filters, category: '' }),
            cost: 2.5,
          },
        ]
      : []),
    ...(have.trim()
      ? [{ label: have.trim(), relax: (filters: Filters) => ({ ...filters, have: '' }), cost: 4 }]
      : []),
    // Last, as visitors may depend on it.
    ...diets.map((diet) => ({
      label: dietFilters.find(({ value }) => value === diet)?.label ?? diet,
      relax: (filters: Filters) => ({
        ...filters,
        diets: filters.diets.filter((other) => other !== diet),
      }),
      cost: 10,
      isDiet: true as const,
    })),
  ];
}

/** All choices of filters to leave out, the cheapest first. */
function choicesOf(all: readonly Relaxed[]): Relaxed[][] {
  const choices: Relaxed[][] = [[]];
  for (const each of all) choices.push(...choices.map((set) => [...set, each]));
  const costOf = (set: readonly Relaxed[]) => set.reduce((sum, { cost }) => sum + cost, 0);
  return choices.sort((one, other) => costOf(one) - costOf(other));
}

/** Minutes by which a recipe misses a span of time. */
function minutesBeside(minutes: number, time: string): number {
  const span = spanOf(time);
  if (!span) return 0;
  return Math.max(0, span.from - minutes, minutes - (span.to ?? minutes));
}

/** Recipes that fit filters without some of them. */
type Tier<T extends Filterable> = { choice: Relaxed[]; found: FoundRecipe<T>[] };

/** The recipes for each choice of filters to leave out, the nearest choice first, which leaves out none. */
function* tiers<T extends Filterable>(
  recipes: readonly T[],
  filters: Filters,
  kindNames?: KindNames,
): Generator<Tier<T>> {
  const pantry = pantryOf(recipes, filters.have, kindNames);
  const ignored = pantryOf(recipes, '');
  for (const choice of choicesOf(relaxable(filters))) {
    const next = choice.reduce((now, { relax }) => relax(now), filters);
    const { found } = findRecipes(recipes, next, next.have ? pantry : ignored);
    const beside = ({ recipe }: FoundRecipe<T>) => minutesBeside(recipe.minutes, filters.time);
    yield {
      choice,
      found: choice.some(({ isTime }) => isTime)
        ? found.toSorted((one, other) => beside(one) - beside(other))
        : found,
    };
  }
}

const isTimeOnly = (choice: readonly Relaxed[]) => choice.length > 0 && choice.every(({ isTime }) => isTime);

/** "Up to 30 min and Vegan". */
const labelsOf = (choice: readonly Relaxed[]) =>
  listWords(
    choice.map(({ label }) => label),
    'and',
  );

type Named = Filterable & { title: string };

/**
 * The recipes that fit the most of filters that no recipe fits, with the filters that they leave out; those of the nearest
 * time first. Null without any recipes.
 */
export function nearestRecipes<T extends Named>(
  recipes: readonly T[],
  filters: Filters,
  kindNames?: KindNames,
): Nearest<T> | null {
  for (const { choice, found } of tiers(recipes, filters, kindNames)) {
    const [first] = found;
    if (!first) continue;
    const { title, minutes } = first.recipe;
    const dish = { title, minutes, replacements: first.replacements };
    const limit = spanOf(filters.time)?.to;
    if (limit !== undefined && isTimeOnly(choice)) return { found, limit, text: nearestText(dish) };
    return { found, text: nearestText({ ...dish, without: labelsOf(choice) }) };
  }
  return null;
}

/** A recipe that fits filters, or nearly. */
export type NearRecipe<T extends Filterable> = FoundRecipe<T> & {
  /** Names of the filters that it does not fit: "Vegan"; '' for none, and for one that only takes longer. */
  without: string;
};

/**
 * The recipes that fit filters, then the nearest others up to `count`. Recipes that fit another diet are left out as long as
 * any recipe fits the diets.
 */
export function nearRecipes<T extends Named>(
  recipes: readonly T[],
  filters: Filters,
  count: number,
  kindNames?: KindNames,
): NearRecipe<T>[] {
  const near: NearRecipe<T>[] = [];
  for (const { choice, found } of tiers(recipes, filters, kindNames)) {
    if (near.length >= count || (near.length > 0 && choice.some(({ isDiet }) => isDiet))) break;
    const added = found.filter(({ recipe }) => !near.some((each) => each.recipe === recipe));
    near.push(...added.map((each) => ({ ...each, without: isTimeOnly(choice) ? '' : labelsOf(choice) })));
  }
  return near.slice(0, count);
}
