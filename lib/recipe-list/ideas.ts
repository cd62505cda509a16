import { dietFilters, kindFilters, timeFilters } from '@/.content/recipeFilters';
import { correctText, createSpelling } from '@/lib/search/spelling';
import { fold } from '@/lib/text/fold';
import { type Filterable, type Filters, findRecipes, kindLabel, pantryOf } from './filters';

/** Filters that find recipes, with the text of their button. */
export type FilterIdea = { label: string; filters: Filters; count: number };

/** Other filters for a choice that finds no recipes: each of them finds some. */
export type FilterIdeas = {
  /** Entered ingredients with corrected spelling. */
  spelling: FilterIdea[];
  /** Other kinds of recipe that fit the remaining filters. */
  kinds: FilterIdea[];
  /** The choice without one of its filters, which is the label. */
  without: FilterIdea[];
};

const labelOf = (options: readonly { value: string; label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;

/** Ideas for filters that find nothing. Load it on first use: it contains the spelling. */
export function filterIdeas(recipes: readonly Filterable[], filters: Filters): FilterIdeas {
  const idea = (label: string, part: Partial<Filters>): FilterIdea[] => {
    const next = { ...filters, ...part };
    const count = findRecipes(recipes, next, pantryOf(recipes, next.have)).found.length;
    return count > 0 ? [{ label, filters: next, count }] : [];
  };
  const words = recipes.flatMap(({ ingredients }) =>
    ingredients.flatMap((name) => fold(name).split(/[^\p{L}]+/u)),
  );
  const known = createSpelling({ weights: new Map(words.map((word) => [word, 1])), misspellings: {} });
  const corrected = filters.have === '' ? null : correctText(filters.have, known);
  const { category, time, diets, have } = filters;
  return {
    spelling: corrected === null ? [] : idea(corrected, { have: corrected }),
    kinds: kindFilters.flatMap(({ value, label }) =>
      category !== '' && value !== category ? idea(label, { category: value }) : [],
    ),
    without: [
      ...(category ? idea(kindLabel(category) ?? category, { category: '' }) : []),
      ...(time ? idea(labelOf(timeFilters, time), { time: '' }) : []),
      ...diets.flatMap((diet) =>
        idea(labelOf(dietFilters, diet), { diets: diets.filter((other) => other !== diet) }),
      ),
      ...(have ? idea(have, { have: '' }) : []),
    ],
  };
}
