import * as messages from '@/.content/messages/dishAnswer';
import { dietFilters, timeFilters } from '@/.content/recipeFilters';
import { dishText } from '@/lib/search/dish-answer';
import type { KindNames } from '@/lib/search/foods';
import { listWords } from '@/lib/text/list';
import { type Filterable, type Filters, type FoundRecipe, findRecipes, kindLabel, pantryOf } from './filters';

/** A filter that the nearest recipes do not fit. */
type Relaxed = {
  /** Its name: "Up to 30 min", "Vegan". */
  label: string;
  /** Filters without it. */
  relax: (filters: Filters) => Filters;
  /** Of several choices the one with the lowest sum is nearest: more time is easier to find than other food. */
  cost: number;
  isTime?: true;
};

/** The recipes nearest to filters that find nothing. */
export type Nearest<T extends Filterable> = {
  found: FoundRecipe<T>[];
  /** The first of them by name: "In 40: Teriyaki Chicken Bowls", "Without Vegan: Barley Stew". */
  text: string;
  /** Minutes of the time filter, if only a longer time finds something. */
  limit?: number;
};

function relaxable({ category, time, diets, have }: Filters): Relaxed[] {
  const labelOf = (options: readonly { value: string; label: string }[], value: string) =>
    options.find((option) => option.value === value)?.label ?? value;
  return [
    ...(time
      ? [
          {
            label: labelOf(timeFilters, time),
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
      label: labelOf(dietFilters, diet),
      relax: (filters: Filters) => ({
        ...filters,
        diets: filters.diets.filter((other) => other !== diet),
      }),
      cost: 10,
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
  const span = timeFilters.find(({ value }) => value === time);
  if (!span) return 0;
  return Math.max(0, span.from - minutes, minutes - (span.to ?? minutes));
}

/**
 * The recipes that fit the most of filters that no recipe fits, with the filters that they leave out; those of the nearest
 * time first. Null without any recipes.
 */
export function nearestRecipes<T extends Filterable & { title: string }>(
  recipes: readonly T[],
  filters: Filters,
  kindNames?: KindNames,
): Nearest<T> | null {
  const pantry = pantryOf(recipes, filters.have, kindNames);
  const ignored = pantryOf(recipes, '');
  for (const choice of choicesOf(relaxable(filters))) {
    const next = choice.reduce((now, { relax }) => relax(now), filters);
    const { found } = findRecipes(recipes, next, next.have ? pantry : ignored);
    const sorted = choice.some(({ isTime }) => isTime)
      ? found.toSorted(
          (one, other) =>
            minutesBeside(one.recipe.minutes, filters.time) -
            minutesBeside(other.recipe.minutes, filters.time),
        )
      : found;
    const [first] = sorted;
    if (!first) continue;
    const dish = dishText(first.recipe.title, first.replacements);
    const limit = timeFilters.find(({ value }) => value === filters.time)?.to;
    if (limit !== undefined && choice.every(({ isTime }) => isTime))
      return { found: sorted, limit, text: messages.inMinutes({ minutes: first.recipe.minutes, dish }) };
    const things = listWords(
      choice.map(({ label }) => label),
      'and',
    );
    return { found: sorted, text: messages.without({ things, dish }) };
  }
  return null;
}
