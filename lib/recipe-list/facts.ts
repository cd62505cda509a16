import { pictureSources } from '@/lib/content/pictures';
import { groceries } from '@/lib/content/recipes';
import type { Recipe } from '@/lib/content/schema/recipe';
import { cardTitle, everyIngredientOf, recipePath } from '@/lib/recipe/blocks';
import { otherLanguageOf } from '@/lib/recipe/language';
import { isFullAddress } from '@/lib/text/full-address';
import { longestOf } from '@/lib/text/time';
import type { RecipeFacts } from './filters';

/** The facts of a recipe that the list and its search work with. On the server only. */
export function recipeFacts(recipe: Recipe): RecipeFacts {
  const { slug, title, native, category, pageCategory, types, times, picture } = recipe;
  const lang = otherLanguageOf(recipe);
  const onCard = cardTitle(recipe);
  const path = recipePath(recipe);
  const { avif, webp } = pictureSources(picture);
  return {
    slug,
    href: isFullAddress(path) ? path : `${path}/`,
    title: onCard,
    ...(onCard !== title && { pageTitle: title }),
    ...(native && { native: native.text }),
    ...(lang && { lang }),
    category,
    ...(pageCategory && pageCategory !== category && { pageCategory }),
    types,
    minutes: longestOf(times.total),
    diets: dietsOf(recipe),
    ingredients: ingredientNames(recipe),
    thumb: { avif: smallest(avif), webp: smallest(webp) },
  };
}

/** The newest first; of one day, the one with the higher number. */
export function newestFirst(recipes: readonly Recipe[]): Recipe[] {
  return [...recipes].sort((one, other) => other.published.localeCompare(one.published) || other.id - one.id);
}

/** What is vegan is vegetarian and free of dairy too, whether its file says so or not. */
function dietsOf({ diets }: Recipe): string[] {
  return [...new Set(diets.includes('vegan') ? [...diets, 'vegetarian', 'dairy-free'] : diets)];
}

/** Names of what goes in, the shop's and the recipe's own; without what no one buys. */
function ingredientNames(recipe: Recipe): string[] {
  const shop: Record<string, { name: string; aisle: string | null } | undefined> = groceries;
  const names = everyIngredientOf(recipe).flatMap(({ name, buy }) => {
    const grocery = buy ? shop[buy] : undefined;
    if (grocery?.aisle === null) return [];
    return grocery ? [grocery.name, name] : [name];
  });
  return [...new Set(names.map((name) => name.toLowerCase()))];
}

/** The first address of a `srcset`, whose widths ascend. */
function smallest(srcset: string): string {
  return srcset.split(' ')[0] ?? '';
}
