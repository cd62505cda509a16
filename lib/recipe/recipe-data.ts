import { type PictureSources, pictureSources } from '@/lib/content/pictures';
import type { Grocery } from '@/lib/content/schema/groceries';
import type { Ingredient, Recipe } from '@/lib/content/schema/recipe';
import { groceries } from '@/lib/content/server';
import { longestOf } from '@/lib/text/time';
import { allergenList, allergensOf } from './allergens';
import { everyIngredientOf, listedIngredientsOf, recipePath, variantsOf } from './blocks';
import { recipeCard } from './card';

// The content of `recipes.json`, for the build only: the browser imports the types and loads the file.

/** An ingredient as it is filtered by and bought. */
export type ItemData = Pick<
  Ingredient,
  'name' | 'plural' | 'native' | 'amount' | 'unit' | 'food' | 'round' | 'optional' | 'buy'
> & {
  /** Language of its name (BCP 47), if it is not the language of the site. */
  lang?: string | undefined;
};

/** A version of a part of the recipe; `contains` are the allergens of the dish with it: "gluten, milk and soy". */
type OptionData = { id: string; title: string; contains?: string; items: ItemData[] };

/** A recipe in the browser: its card, what filters compare, and what the shopping list adds up. */
export type RecipeData = {
  slug: string;
  title: string;
  /** Path of its page, or a full address of another site. */
  href: string;
  /** Category, time and yield: "Stews, 45 min, serves 4". */
  meta?: string | undefined;
  /** Language of its words (BCP 47), if it is not the language of the site. */
  lang?: string | undefined;
  sources: PictureSources;
  /** Number of the recipe, the order of lists without an order of their own. */
  id: number;
  /** Minutes from the first step to the table, the longest of a range. */
  minutes: number;
  types: readonly string[];
  diets: readonly string[];
  /** Yield that the amounts are for, and one unit of it: 4 and "serving". */
  base: number;
  unit: string;
  /** Name of more than one unit, where an s does not make it. */
  plural?: string | undefined;
  items: ItemData[];
  /** A part of the recipe with several versions, of which one is cooked. */
  variants?: { title: string; options: OptionData[] } | undefined;
};

/** Entries of data/groceries.yaml by their key. */
export type Groceries = Readonly<Record<string, Grocery>>;

/** The content of `recipes.json`: recipes, and the groceries that they name. */
export type RecipesFile = { recipes: RecipeData[]; groceries: Groceries };

function itemOf(item: Ingredient, lang: string | undefined): ItemData {
  const { name, plural, native, amount, upTo, unit, food, round, optional, buy } = item;
  // Of a range, enough is bought for the most of it.
  return { name, plural, native, amount: upTo ?? amount, unit, food, round, optional, buy, lang };
}

/** The diets of a recipe; a vegan one is vegetarian and dairy-free too, whether its file says so or not. */
export function dietsOf({ diets }: Pick<Recipe, 'diets'>): string[] {
  return [...new Set(diets.includes('vegan') ? [...diets, 'vegetarian', 'dairy-free'] : diets)];
}

function recipeDataOf(recipe: Recipe): RecipeData {
  const { slug, id, times, types, yield: made } = recipe;
  const { title, meta, lang, picture } = recipeCard(recipe);
  const variants = variantsOf(recipe);
  return {
    slug,
    title,
    href: recipePath(recipe),
    meta,
    lang,
    sources: pictureSources(picture),
    id,
    minutes: longestOf(times.total),
    types,
    diets: dietsOf(recipe),
    base: made.amount,
    unit: made.unit,
    plural: made.plural,
    items: listedIngredientsOf(recipe).map((item) => itemOf(item, lang)),
    variants: variants && {
      title: variants.title,
      options: variants.options.map(({ id: option, title, items }) => ({
        id: option,
        title,
        contains: allergenList(allergensOf(recipe, option)),
        items: items.map((item) => itemOf(item, lang)),
      })),
    },
  };
}

/** The content of `recipes.json` for these recipes, in their order. */
export function recipesFile(recipes: readonly Recipe[]): RecipesFile {
  const keys = new Set(recipes.flatMap(everyIngredientOf).map(({ buy }) => buy));
  const named = Object.entries(groceries).filter(([key]) => keys.has(key));
  return { recipes: recipes.map(recipeDataOf), groceries: Object.fromEntries(named) };
}
