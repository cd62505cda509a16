import 'server-only';
import type { Page } from '@/lib/content/schema/page';
import { contentPages, recipesPage } from '@/lib/content/server';
import { travelPages } from '@/lib/guide/guide-pages';
import { listedRecipes } from '@/lib/recipe/all';
import { pageCount, recipeListPath } from '@/lib/recipe-list/pages';

/** Every page that is not a recipe and not the first one, and that is part of the site. */
export const pages: readonly Page[] = [...travelPages, recipesPage, ...contentPages];

/** Canonical path of every page for the sitemap; recipes have their own. */
export const pagePaths: readonly string[] = [
  '/',
  ...pages.filter((page) => page.index !== false).map((page) => page.path),
  ...furtherListPages().map(recipeListPath),
];

/** The numbers of the pages of the list of recipes after the first. */
export function furtherListPages(): number[] {
  return Array.from({ length: pageCount(listedRecipes().length) - 1 }, (_, index) => index + 2);
}
