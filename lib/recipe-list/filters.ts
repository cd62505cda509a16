import { dietFilters, kindFilters, timeFilters } from '@/.content/recipeFilters';
import type { Grocery } from '@/lib/content/schema/groceries';
import type { ItemData, RecipesFile } from '@/lib/recipe/recipe-data';
import {
  type DishFoods,
  type KindNames,
  matchPantry,
  type PantryMatch,
  type Replacement,
} from '@/lib/search/foods';
import { cutText } from '@/lib/text/cut-text';
import { hrefWith, type Parameter, withParameter } from '@/lib/ui/address';
import { PER_PAGE } from './pages';
import { SENTENCE_MINUTES } from './sentence';

/** The properties of a recipe that filters compare. */
export type Filterable = DishFoods & {
  types: readonly string[];
  /** Minutes from the first step to the table, the longest of a range. */
  minutes: number;
  diets: readonly string[];
};

/** The properties of a recipe that search reads. */
export type RecipeFacts = Filterable & {
  slug: string;
  /** Path with a trailing slash, or a full address of another site. */
  href: string;
  /** Title on its card. */
  title: string;
  /** Title of its page, if that differs. */
  pageTitle?: string;
  /** Its name in another script or language. */
  native?: string;
  /** Language of its title (BCP 47), if it is not the language of the site. */
  lang?: string;
  category: string;
  /** Category on its page, if that differs. */
  pageCategory?: string;
  /** Addresses of a small picture. */
  thumb: { avif: string; webp: string };
};

/** The chosen filters. Empty values show every recipe. */
export type Filters = {
  /** A kind of recipe; an unknown one finds nothing. */
  category: string;
  /** A value of `timeFilters`, or the minutes of the sentence: "40". */
  time: string;
  /** Values of `dietFilters`; a recipe has to fit all of them. An unknown one finds nothing, as visitors may depend on it. */
  diets: readonly string[];
  /** Ingredients at home, as typed: "pork, onions". */
  have: string;
};

/** A recipe that fits, and the visitor's ingredients that it uses. */
export type FoundRecipe<T extends Filterable> = {
  recipe: T;
  uses: readonly string[];
  /** Those of `uses` that are no ingredients of it. */
  replacements: readonly Replacement[];
};

export const NO_RECIPE_FILTERS: Filters = { category: '', time: '', diets: [], have: '' };

/** Longest texts read from the address, in characters. */
const LONGEST = { category: 40, diet: 40, have: 200 };

const dietValues: readonly string[] = dietFilters.map(({ value }) => value);

/** The first diet that this site does not have, such as one of an older address. */
export const unknownDiet = (diets: readonly string[]): string | undefined =>
  diets.find((diet) => !dietValues.includes(diet));

/** Diets of an address: known ones in their order, then the first unknown one. */
function readDiets(text: string): string[] {
  const named = text
    .toLowerCase()
    .split(',')
    .flatMap((name) => name.trim() || []);
  const unknown = unknownDiet(named);
  return [
    ...dietValues.filter((value) => named.includes(value)),
    ...(unknown === undefined ? [] : [cutText(unknown, LONGEST.diet)]),
  ];
}

/** A comma-separated list cut to the longest text, between two names unless there is only one. */
function shortened(names: string): string {
  if (names.length <= LONGEST.have) return names;
  const cut = cutText(names, LONGEST.have);
  return cut.includes(',') ? cut.slice(0, cut.lastIndexOf(',')) : cut;
}

/** A span of minutes, to `Infinity` without `to`. */
type Span = { from: number; to?: number | undefined };

/** The span of a time filter, or of minutes that the sentence offers; undefined for any other value. */
export function spanOf(time: string): Span | undefined {
  const minutes = SENTENCE_MINUTES.find((number) => `${number}` === time);
  return timeFilters.find(({ value }) => value === time) ?? (minutes && { from: 0, to: minutes });
}

/** The filters of the list: `?category=noodles&time=30&diet=vegan&have=tofu`. */
export const FILTERS: Parameter<Filters> = {
  keys: ['category', 'time', 'diet', 'have'],
  parse: (query) => {
    const read = (name: string) => query.get(name)?.trim() ?? '';
    return {
      category: cutText(read('category').toLowerCase(), LONGEST.category),
      time: spanOf(read('time')) ? read('time') : '',
      diets: readDiets(read('diet')),
      have: shortened(read('have')),
    };
  },
  write: ({ category, time, diets, have }) => ({
    category,
    time,
    diet: diets.join(','),
    have: cutText(have.trim(), LONGEST.have),
  }),
};

/** Address of the list of recipes with these filters. */
export function recipesAddress(filters: Partial<Filters> = {}): string {
  return hrefWith(FILTERS, { ...NO_RECIPE_FILTERS, ...filters }, '/recipes/');
}

/** Most pages of results that an address may ask for at once. */
const MOST_SHOWN = 20;

/** The number of results shown, if it is more than the first page: `?show=48`. */
export const SHOWN: Parameter<number> = {
  keys: ['show'],
  parse: (query) => {
    const pages = Math.floor(Number(query.get('show')) / PER_PAGE);
    return Math.min(Math.max(1, pages || 1), MOST_SHOWN) * PER_PAGE;
  },
  write: (count) => ({ show: count > PER_PAGE ? `${count}` : '' }),
};

/** True if any filter is set. */
export function isNarrowed(filters: Filters): boolean {
  return withParameter(FILTERS, filters) !== '';
}

/** Label of a kind: "One Pot"; undefined for an unknown one. */
export function kindLabel(category: string): string | undefined {
  return kindFilters.find(({ value }) => value === category)?.label;
}

function fits(recipe: Filterable, { category, time, diets }: Filters): boolean {
  const span = spanOf(time);
  return (
    (!category || recipe.types.some((type) => type === category)) &&
    (!span || (recipe.minutes >= span.from && recipe.minutes <= (span.to ?? Number.POSITIVE_INFINITY))) &&
    diets.every((diet) => recipe.diets.includes(diet))
  );
}

/**
 * Names of ingredients in lower case, the recipe's own and those of the groceries; without what nobody buys, such as
 * water.
 */
export function ingredientNames(
  items: readonly Pick<ItemData, 'name' | 'buy'>[],
  groceries: Readonly<Record<string, Pick<Grocery, 'name' | 'aisle'>>>,
): string[] {
  const names = items.flatMap(({ name, buy = '' }) => {
    const grocery = Object.hasOwn(groceries, buy) ? groceries[buy] : undefined;
    if (grocery?.aisle === null) return [];
    return grocery ? [grocery.name, name] : [name];
  });
  return [...new Set(names.map((name) => name.toLowerCase()))];
}

/** The recipes with the names of their ingredients, which filters compare. */
export function filterable({ recipes, groceries }: Pick<RecipesFile, 'recipes' | 'groceries'>) {
  return recipes.map((recipe) => {
    const options = recipe.variants?.options ?? [];
    const items = [recipe.items, ...options.map((option) => option.items)].flat();
    return { ...recipe, ingredients: ingredientNames(items, groceries) };
  });
}

/** The visitor's ingredients that each recipe uses; computed once for all filters. */
export function pantryOf(
  recipes: readonly Filterable[],
  have: string,
  kindNames?: KindNames | undefined,
): PantryMatch {
  return matchPantry(have, recipes, kindNames);
}

/** Number of recipes of each kind, and of all as ''. */
export function countKinds(recipes: readonly Pick<Filterable, 'types'>[]): Record<string, number> {
  const counts: Record<string, number> = { '': recipes.length };
  for (const { types } of recipes) for (const type of types) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}

/** The distance of replacements from the foods themselves: a substitute is nearer than a food of the same kind. */
const costOf = ({ replacements }: Pick<FoundRecipe<Filterable>, 'replacements'>) =>
  replacements.reduce((sum, { by }) => sum + (by === 'swap' ? 1 : 2), 0);

/**
 * The recipes that fit all filters, in the given order. If the visitor names ingredients, recipes that use most of them
 * come first, those that need a substitute for them last, and those that use none are left out.
 *
 * @param pantry result of `pantryOf` for the same recipes and ingredients, if it is known already
 */
export function findRecipes<T extends Filterable>(
  recipes: readonly T[],
  filters: Filters,
  pantry = pantryOf(recipes, filters.have),
): { found: FoundRecipe<T>[]; pantry: PantryMatch } {
  const found = recipes
    .map((recipe, index) => ({
      recipe,
      uses: pantry.uses[index] ?? [],
      replacements: pantry.replacements[index] ?? [],
    }))
    .filter(({ recipe, uses }) => fits(recipe, filters) && (pantry.named.length === 0 || uses.length > 0))
    .sort((one, other) => other.uses.length - one.uses.length || costOf(one) - costOf(other));
  return { found, pantry };
}
