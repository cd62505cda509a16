import type { Metadata } from 'next';
import * as words from '@/.content/words/recipe';
import * as letter from '@/.content/words/resultsLetter';
import { vocabulary } from '@/lib/content/cook/vocabulary';
import type { Recipe } from '@/lib/content/schema/recipe';
import { site } from '@/lib/content/site';
import { mailHref } from '@/lib/mail';
import type { Crumb } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { absoluteUrl } from '@/lib/seo/site-url';
import { listedRecipes } from './all';
import { recipePath } from './blocks';
import { type CardData, recipeCard } from './card';
import { updatedOn } from './facts/updated';
import { languageOf } from './language';

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

/** A message about the recipe in the visitor's own mail composer, ready for a photo to be added. */
export function resultsHref(recipe: Recipe): string {
  return mailHref({
    to: site.contactEmail,
    subject: letter.subject({ title: recipe.title }),
    body: [letter.photo, letter.howItWent, letter.changes, absoluteUrl(recipePath(recipe))].join('\n\n'),
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
