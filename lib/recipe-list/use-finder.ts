import { useDeferredValue, useMemo } from 'react';
import { kindFilters } from '@/.content/recipeFilters';
import type { RecipeData } from '@/lib/recipe/recipe-data';
import { useRecipes } from '@/lib/recipe/use-recipes';
import { isFullAddress } from '@/lib/text/full-address';
import { useAddress } from '@/lib/ui/use-address';
import {
  FILTERS,
  type Filterable,
  type Filters,
  type FoundRecipe,
  filterable,
  findRecipes,
  isNarrowed,
  NO_RECIPE_FILTERS,
  pantryOf,
  SHOWN,
} from './filters';
import { PER_PAGE } from './pages';
import { ANSWERS, SENTENCE } from './sentence';

const NO_RECIPES: readonly never[] = [];

/**
 * The filters in the address, and the recipes they find. The recipes are loaded with the first filter. A press is answered
 * by a frame with its control, which has the chosen filters; everything else follows in one frame of its own.
 */
export function useFinder() {
  const [chosen, setFilters] = useAddress(FILTERS);
  const [latestMost, setMost] = useAddress(SHOWN);
  const [sentence, setSentence] = useAddress(SENTENCE);
  const isAsked = sentence.at !== '';
  const filters = useDeferredValue(chosen);
  const lastMost = useDeferredValue(latestMost);
  // “Show more” moves the focus to an entry at once. A filter shortens the list together with its recipes and their number.
  const most = filters === chosen ? latestMost : lastMost;
  const isAnswered = useDeferredValue(isAsked);
  const isFiltered = isNarrowed(filters);
  const { data, isFailed, retry } = useRecipes(isFiltered);
  const recipes = useMemo(() => (data ? filterable(data) : NO_RECIPES), [data]);
  const kindNames = data?.kinds;
  const pantry = useMemo(
    () => pantryOf(recipes, filters.have, kindNames),
    [recipes, filters.have, kindNames],
  );
  const all = useMemo(() => findRecipes(recipes, filters, pantry).found, [recipes, filters, pantry]);
  const found = useMemo(() => (isAnswered ? withoutAnswers(all) : all), [isAnswered, all]);
  const shown = useMemo(() => found.slice(0, most), [found, most]);
  const counts = useMemo(() => {
    const countOf = (category: string) => findRecipes(recipes, { ...filters, category }, pantry).found.length;
    return (
      data && new Map(['', ...kindFilters.map(({ value }) => value)].map((kind) => [kind, countOf(kind)]))
    );
  }, [data, recipes, filters, pantry]);
  return {
    /** For the controls: the filters, and whether their time is that of the sentence. */
    chosen: { filters: chosen, isAnswered: isAsked },
    filters,
    isFiltered,
    /** The sentence is asked: its answer shows the first recipes, and the list the others. */
    isAnswered,
    /** Filters are set, and the recipes are here. */
    hasResults: isFiltered && data !== null,
    isFailed,
    retry,
    pantry,
    kindNames,
    recipes,
    found,
    shown,
    /** Number of recipes that fit the other filters and this kind; undefined before the recipes are loaded. */
    count: (kind: string) => counts?.get(kind),
    change: (part: Partial<Filters>) => {
      setFilters((now) => ({ ...now, ...part }));
      setMost(PER_PAGE);
    },
    clear: () => {
      setFilters(NO_RECIPE_FILTERS);
      setSentence((now) => ({ ...now, at: '' }));
      setMost(PER_PAGE);
    },
    showMore: () => setMost((now) => now + PER_PAGE),
  };
}

/** Found recipes without those that the answer to the sentence shows. It has none of other sites. */
function withoutAnswers<T extends RecipeData & Filterable>(
  found: readonly FoundRecipe<T>[],
): FoundRecipe<T>[] {
  const answers = found.filter(({ recipe }) => !isFullAddress(recipe.href)).slice(0, ANSWERS);
  return found.filter((each) => !answers.includes(each));
}
