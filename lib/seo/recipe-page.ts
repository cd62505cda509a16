import type { Metadata } from 'next';
import * as words from '@/.content/words/recipe';
import { vocabulary } from '@/lib/content/recipes';
import type { Recipe } from '@/lib/content/schema/recipe';
import { listedRecipes } from '@/lib/recipe/all';
import { recipePath } from '@/lib/recipe/blocks';
import { type CardData, recipeCard } from '@/lib/recipe/card';
import { updatedOn } from '@/lib/recipe/facts/updated';
import { languageOf } from '@/lib/recipe/language';
import type { Crumb } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

/** The way to a recipe: all recipes, its category where that has a page, the recipe itself last. */
export function recipeCrumbs(recipe: Recipe): Crumb[] {
  const { title } = recipe;
  const category = recipe.pageCategory ?? recipe.category;
  const path = vocabulary.categories.find(({ name }) => name === category)?.page;
  return [
    { name: words.recipes, path: '/recipes' },
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
    language: languageOf(recipe),
  });
}

/** Cards of what to cook after a recipe: those that share most of its kinds first, otherwise in list order. */
export function relatedCards(recipe: Recipe, count = 4): CardData[] {
  const shared = (types: readonly string[]) => types.filter((type) => recipe.types.includes(type)).length;
  return listedRecipes()
    .filter((other) => other.slug !== recipe.slug)
    .sort((one, other) => shared(other.types) - shared(one.types))
    .slice(0, count)
    .map((other) => recipeCard(other));
}
