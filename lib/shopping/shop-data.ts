import * as messages from '@/.content/messages/shopping';
import { groceries } from '@/lib/content/recipes';
import type { Grocery } from '@/lib/content/schema/groceries';
import type { Ingredient, Recipe } from '@/lib/content/schema/recipe';
import { allergenList, allergensOf } from '@/lib/recipe/allergens';
import {
  cardTitle,
  everyIngredientOf,
  listedIngredientsOf,
  recipePath,
  variantsOf,
} from '@/lib/recipe/blocks';
import { otherLanguageOf } from '@/lib/recipe/language';

/** What the shopping list needs to know of an ingredient. */
export type ShopItem = Pick<
  Ingredient,
  'name' | 'plural' | 'native' | 'amount' | 'unit' | 'food' | 'round' | 'optional' | 'buy'
> & {
  /** Language of its name (BCP 47), where that is not the language of the site. */
  lang?: string;
};

/** A version of a part of the recipe; `contains` are the allergens of the dish with it: "gluten, milk and soy". */
type ShopOption = { id: string; title: string; contains?: string; items: ShopItem[] };

/** A recipe as the shopping list needs it; plain data, so that it can be handed to the browser. */
export type ShopRecipe = {
  slug: string;
  title: string;
  /** Language of its words (BCP 47), where that is not the language of the site. */
  lang?: string;
  path: string;
  /** What the amounts are for, and one of it: 4 and "serving". */
  base: number;
  unit: string;
  /** Name of more than one, where an s does not make it. */
  plural?: string;
  items: ShopItem[];
  /** A part of the recipe with several versions, of which one is bought. */
  variants?: { title: string; options: ShopOption[] };
};

export type ShopData = {
  recipes: ShopRecipe[];
  /** Entries of data/groceries.yaml that the recipes name, by their key. */
  groceries: Readonly<Record<string, Grocery>>;
};

function shopItem(item: Ingredient, lang: string | undefined): ShopItem {
  const { name, plural, native, amount, upTo, unit, food, round, optional, buy } = item;
  // Of a range, enough is bought for the most of it.
  return { name, plural, native, amount: upTo ?? amount, unit, food, round, optional, buy, lang };
}

/** Next to an amount, that it is a recipe goes without saying. */
function shortTitle(title: string): string {
  const end = ` ${messages.recipe.toLowerCase()}`;
  return title.toLowerCase().endsWith(end) ? title.slice(0, -end.length) : title;
}

/** Ingredients of every recipe of `allRecipes()`, and the goods they are bought as. */
export function shopData(recipes: readonly Recipe[]): ShopData {
  const shopRecipes = recipes.map((recipe): ShopRecipe => {
    const variants = variantsOf(recipe);
    const lang = otherLanguageOf(recipe);
    return {
      slug: recipe.slug,
      title: shortTitle(cardTitle(recipe)),
      lang,
      path: recipePath(recipe),
      base: recipe.yield.amount,
      unit: recipe.yield.unit,
      plural: recipe.yield.plural,
      items: listedIngredientsOf(recipe).map((item) => shopItem(item, lang)),
      variants: variants && {
        title: variants.title,
        options: variants.options.map(({ id, title, items }) => ({
          id,
          title,
          contains: allergenList(allergensOf(recipe, id)),
          items: items.map((item) => shopItem(item, lang)),
        })),
      },
    };
  });
  const keys = new Set(recipes.flatMap(everyIngredientOf).map(({ buy }) => buy));
  const bought = Object.entries(groceries).filter(([key]) => keys.has(key));
  return { recipes: shopRecipes, groceries: Object.fromEntries(bought) };
}
