import 'server-only';
import { pictureSources } from '@/lib/content/pictures';
import type { Recipe } from '@/lib/content/schema/recipe';
import { groceries } from '@/lib/content/server';
import { cardTitle, everyIngredientOf, recipePath } from '@/lib/recipe/blocks';
import { dietsOf } from '@/lib/recipe/diets';
import { dishDataOf } from '@/lib/recipe/dish-foods';
import { otherLanguageOf } from '@/lib/recipe/language';
import { isFullAddress } from '@/lib/text/full-address';
import { longestOf } from '@/lib/text/time';
import { ingredientNames, type RecipeFacts } from './filters';

/** The facts of a recipe that search reads. */
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
    ingredients: ingredientNames(everyIngredientOf(recipe), groceries),
    ...dishDataOf(recipe),
    thumb: { avif: smallest(avif), webp: smallest(webp) },
  };
}

/** The newest first; of one day, the one with the higher number. */
export function newestFirst(recipes: readonly Recipe[]): Recipe[] {
  return [...recipes].sort((one, other) => other.published.localeCompare(one.published) || other.id - one.id);
}

/** The first address of a `srcset`, whose widths ascend. */
function smallest(srcset: string): string {
  return srcset.split(' ')[0] ?? '';
}
