import { dietFilters, kindFilters, timeFilters } from '@/lib/content/recipe-filters';
import { cutText } from '@/lib/text/characters';
import { type Parameter, withParameter } from '@/lib/ui/address';
import { type Kitchen, matchKitchen } from './have';
import { PER_PAGE } from './pages';

/** What the list knows of a recipe: enough to find it, little enough to send to the browser. */
export type RecipeFacts = {
  slug: string;
  /** Path with the slash at its end, or a full address of another site. */
  href: string;
  /** Title on its card. */
  title: string;
  /** Title of its page, where that differs. */
  pageTitle?: string;
  /** Its name in another script or language. */
  native?: string;
  /** Language of its title (BCP 47), where that is not the language of the site. */
  lang?: string;
  category: string;
  /** Category on its page, where that differs. */
  pageCategory?: string;
  types: readonly string[];
  /** Minutes from the first step to the table, the longest where it is a range. */
  minutes: number;
  diets: readonly string[];
  /** Names of its ingredients, in lower case. */
  ingredients: readonly string[];
  /** Addresses of a small picture. */
  thumb: { avif: string; webp: string };
};

/** What a visitor narrows the list to. Everything empty shows everything. */
export type Filters = {
  /** A kind; anything else finds nothing. */
  category: string;
  /** A value of `timeFilters`. */
  time: string;
  /** Values of `dietFilters`; a recipe has to fit all of them. */
  diets: readonly string[];
  /** What is in the kitchen, as it was typed: "pork, onions". */
  have: string;
};

/** What filters look at. */
export type Filterable = Pick<RecipeFacts, 'types' | 'minutes' | 'diets' | 'ingredients'>;

/** A recipe that fits, and which of the visitor's ingredients it uses. */
export type Found<T = RecipeFacts> = { recipe: T; uses: readonly string[] };

export const NO_FILTERS: Filters = { category: '', time: '', diets: [], have: '' };

/** Longest text taken from the address. */
const LONGEST = { category: 40, have: 200 };

/** The first names of a list with commas, no more than fit; the last one whole, unless it is the only one. */
function shortened(names: string): string {
  if (names.length <= LONGEST.have) return names;
  const kept = cutText(names, LONGEST.have);
  return kept.includes(',') ? kept.slice(0, kept.lastIndexOf(',')) : kept;
}

/** The filters of the list: `?category=noodles&time=30&diet=vegan&have=tofu`. */
export const FILTERS: Parameter<Filters> = {
  keys: ['category', 'time', 'diet', 'have'],
  parse: (query) => {
    const read = (name: string) => query.get(name)?.trim() ?? '';
    const named = read('diet').toLowerCase().split(',');
    return {
      category: cutText(read('category').toLowerCase(), LONGEST.category),
      time: timeFilters.find(({ value }) => value === read('time'))?.value ?? '',
      diets: dietFilters.map(({ value }) => value).filter((value) => named.includes(value)),
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

/** How many of those that fit are shown, as soon as it is more than at first: `?show=48`. */
export const SHOWN: Parameter<number> = {
  keys: ['show'],
  parse: (query) => {
    const pages = Math.floor(Number(query.get('show')) / PER_PAGE);
    return Math.min(Math.max(1, pages || 1), MOST_SHOWN) * PER_PAGE;
  },
  write: (count) => ({ show: count > PER_PAGE ? `${count}` : '' }),
};

/** Pages that an address may ask for at once. */
const MOST_SHOWN = 20;

/** Whether anything narrows the list. */
export function isNarrowed(filters: Filters): boolean {
  return withParameter(FILTERS, filters) !== '';
}

/** Words for a kind: "One Pot"; undefined for what is none. */
export function kindLabel(category: string): string | undefined {
  return kindFilters.find(({ value }) => value === category)?.label;
}

function fits(recipe: Filterable, { category, time, diets }: Filters): boolean {
  const span = timeFilters.find(({ value }) => value === time);
  return (
    (!category || recipe.types.some((type) => type === category)) &&
    (!span || (recipe.minutes >= span.from && recipe.minutes <= (span.to ?? Number.POSITIVE_INFINITY))) &&
    diets.every((diet) => recipe.diets.includes(diet))
  );
}

/** What of the visitor's ingredients each recipe uses; worked out once for all filters. */
export function kitchenOf(recipes: readonly Filterable[], have: string): Kitchen {
  return matchKitchen(
    have,
    recipes.map((recipe) => recipe.ingredients),
  );
}

/** How many recipes there are of each kind, and of all as ''. */
export function countKinds(recipes: readonly Pick<Filterable, 'types'>[]): Record<string, number> {
  const counts: Record<string, number> = { '': recipes.length };
  for (const { types } of recipes) for (const type of types) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}

/**
 * The recipes that fit all filters, in the order given; where the visitor's ingredients are named, those that use
 * most of them first and those that use none of them left out.
 *
 * @param kitchen `kitchenOf` the same recipes and ingredients, where it is at hand
 */
export function findRecipes<T extends Filterable>(
  recipes: readonly T[],
  filters: Filters,
  kitchen = kitchenOf(recipes, filters.have),
): { found: Found<T>[]; kitchen: Kitchen } {
  const found = recipes
    .map((recipe, index) => ({ recipe, uses: kitchen.uses[index] ?? [] }))
    .filter(({ recipe, uses }) => fits(recipe, filters) && (kitchen.named.length === 0 || uses.length > 0))
    .sort((one, other) => other.uses.length - one.uses.length);
  return { found, kitchen };
}
