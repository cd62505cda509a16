import { type PictureSources, pictureSources } from '@/lib/content/pictures';
import type { Grocery } from '@/lib/content/schema/groceries';
import type { Recipe } from '@/lib/content/schema/recipe';
import type { Ingredient } from '@/lib/content/schema/recipe-ingredient';
import { groceries } from '@/lib/content/server';
import { longestOf } from '@/lib/text/time';
import { allergenList, allergensOf } from './allergens';
import { everyIngredientOf, listedIngredientsOf, recipePath, variantsOf } from './blocks';
import { recipeCardData } from './card';
import { dietsOf } from './diets';
import { type DishData, dishDataOf, type KindNames, kindNamesOf } from './dish-foods';

// Content of `recipes.json`. Only the build runs this module; the browser imports its types and loads the file.

/** Ingredient in `recipes.json`, for filters and the shopping list. */
export type ItemData = Pick<
  Ingredient,
  'name' | 'plural' | 'native' | 'amount' | 'unit' | 'food' | 'round' | 'counter' | 'optional' | 'buy'
> & {
  /** Language of its name (BCP 47), if it is not the language of the site. */
  lang?: string | undefined;
};

/** Variant of a recipe; `contains` lists the allergens of the dish with it: "gluten, milk and soy". */
type OptionData = { id: string; title: string; contains?: string; items: ItemData[] };

/** Recipe in `recipes.json`: its card, the values that filters compare, and the items of the shopping list. */
export type RecipeData = DishData & {
  slug: string;
  title: string;
  /** Path of its page, or a full address of another site. */
  href: string;
  /** Category, time and yield: "Stews, 45 min, serves 4". */
  meta?: string | undefined;
  /** Language of its texts (BCP 47), if it is not the language of the site. */
  lang?: string | undefined;
  sources: PictureSources;
  /** Number of the recipe, the default order of lists. */
  id: number;
  /** Total minutes, the maximum of a range. */
  minutes: number;
  types: readonly string[];
  diets: readonly string[];
  /** Yield of the amounts, and its unit in the singular: 4 and "serving". */
  servings: number;
  unit: string;
  /** Plural of the unit, if it is not formed with an s. */
  plural?: string | undefined;
  items: ItemData[];
  /** Part of the recipe with variants, of which one is cooked. */
  variants?: { title: string; options: OptionData[] } | undefined;
};

/** Fields of a grocery that a shopping list uses: none on safety and diets. */
export type ListedGrocery = Pick<
  Grocery,
  'name' | 'plural' | 'aisle' | 'piece' | 'weighs' | 'juice' | 'head' | 'bunch' | 'can' | 'food' | 'staple'
>;

/** Groceries of data/groceries.yaml by key. */
export type Groceries = Readonly<Record<string, ListedGrocery>>;

/** Content of `recipes.json`: recipes, the groceries that they use, and the words of their kinds of raw food. */
export type RecipesFile = { recipes: RecipeData[]; groceries: Groceries; kinds?: KindNames };

function itemOf(item: Ingredient, lang: string | undefined): ItemData {
  const { name, plural, native, amount, upTo, unit, food, round, counter, optional, buy } = item;
  // Buy enough for the maximum of a range.
  return { name, plural, native, amount: upTo ?? amount, unit, food, round, counter, optional, buy, lang };
}

function recipeDataOf(recipe: Recipe): RecipeData {
  const { slug, id, times, types, yield: made } = recipe;
  const { title, meta, lang, picture } = recipeCardData(recipe);
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
    servings: made.amount,
    unit: made.unit,
    plural: made.plural,
    items: listedIngredientsOf(recipe).map((item) => itemOf(item, lang)),
    ...dishDataOf(recipe),
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

function listed(grocery: Grocery): ListedGrocery {
  const { name, plural, aisle, piece, weighs, juice, head, bunch, can, food, staple } = grocery;
  return { name, plural, aisle, piece, weighs, juice, head, bunch, can, food, staple };
}

/** Builds the content of `recipes.json`, with recipes in the given order. */
export function recipesFile(recipes: readonly Recipe[]): RecipesFile {
  const keys = new Set(recipes.flatMap(everyIngredientOf).map(({ buy }) => buy));
  const named = Object.entries(groceries)
    .filter(([key]) => keys.has(key))
    .map(([key, grocery]) => [key, listed(grocery)]);
  return {
    recipes: recipes.map(recipeDataOf),
    groceries: Object.fromEntries(named),
    kinds: kindNamesOf(recipes),
  };
}
