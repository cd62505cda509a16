import type { Metadata } from 'next';
import type { Category, Recipe, RecipeType } from '@/lib/content/schema/recipe';
import { pages } from '@/lib/pages/all';
import type { Crumb } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { listedRecipes } from './all';
import { recipePath } from './blocks';
import { type CardData, recipeCard } from './card';
import { updatedOn } from './facts/updated';

/** Pages that gather the recipes of a category; the others are only filtered in the list of all. */
const CATEGORY_PATHS: Partial<Record<Category, string>> = {
  Noodles: '/noodles',
  Pork: '/pork',
  Salad: '/salads',
  Legumes: '/legumes',
  'High Protein': '/recipes/meal-prep/high-protein',
};

/** The way to a recipe: all recipes, its category where that has a page, the recipe itself last. */
export function recipeCrumbs(recipe: Recipe): Crumb[] {
  const { title } = recipe;
  const category = recipe.pageCategory ?? recipe.category;
  const path = pages.find((page) => page.path === CATEGORY_PATHS[category])?.path;
  return [
    { name: 'Recipes', path: '/recipes' },
    ...(path ? [{ name: category, path }] : []),
    { name: title, path: recipePath(recipe) },
  ];
}

/** Title, description, canonical address and share cards of a recipe's page. */
export function recipeMetadata(recipe: Recipe): Metadata {
  const path = recipePath(recipe);
  return pageMetadata({
    path,
    title: recipe.title,
    description: recipe.description,
    image: { path: `${path}/og.png`, alt: recipe.picture.alt },
    type: 'article',
    published: recipe.published,
    modified: updatedOn(recipe),
  });
}

/** Cards of what to cook after a recipe: those that share most of its kinds first, otherwise in list order. */
export function relatedCards(recipe: Recipe, count = 4): CardData[] {
  const shared = (types: readonly RecipeType[]) => types.filter((type) => recipe.types.includes(type)).length;
  return listedRecipes()
    .filter((other) => other.slug !== recipe.slug)
    .sort((one, other) => shared(other.types) - shared(one.types))
    .slice(0, count)
    .map((other) => recipeCard(other));
}
