import { useMemo } from 'react';
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

/** The filters in the address, and the recipes they find. The recipes are loaded with the first filter. */
export function useFinder() {
  const [filters, setFilters] = useAddress(FILTERS);
  const [most, setMost] = useAddress(SHOWN);
  const [sentence, setSentence] = useAddress(SENTENCE);
  const isFiltered = isNarrowed(filters);
  const { data, isFailed, retry } = useRecipes(isFiltered);
  const recipes = useMemo(() => (data ? filterable(data) : NO_RECIPES), [data]);
  const kindNames = data?.kinds;
  const pantry = useMemo(
    () => pantryOf(recipes, filters.have, kindNames),
    [recipes, filters.have, kindNames],
  );
  const all = useMemo(() => findRecipes(recipes, filters, pantry).found, [recipes, filters, pantry]);
  const isAnswered = sentence.at !== '';
  const found = useMemo(() => (isAnswered ? withoutAnswers(all) : all), [isAnswered, all]);
  return {
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
    shown: found.slice(0, most),
    /** Number of recipes that fit the other filters and this kind; undefined before the recipes are loaded. */
    count: (category: string) =>
      data === null ? undefined : findRecipes(recipes, { ...filters, category }, pantry).found.length,
    change: (part: Partial<Filters>) => {
      setFilters((now) => ({ ...now, ...part }));
      setMost(PER_PAGE);
    },
    clear: () => {
      setFilters(NO_RECIPE_FILTERS);
      setSentence((now) => ({ ...now, at: '' }));
      setMost(PER_PAGE);
    },
    showMore: () => setMost(most + PER_PAGE),
  };
}

/** Found recipes without those that the answer to the sentence shows. It has none of other sites. */
function withoutAnswers<T extends RecipeData & Filterable>(
  found: readonly FoundRecipe<T>[],
): FoundRecipe<T>[] {
  const answers = found.filter(({ recipe }) => !isFullAddress(recipe.href)).slice(0, ANSWERS);
  return found.filter((each) => !answers.includes(each));
}
