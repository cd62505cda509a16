import 'server-only';
import { recipeAt, updatedOn } from '@/lib/recipe/all';
import { pages } from './all';

/** Days of first publication and last change of a page, YYYY-MM-DD; undefined if they are not known. */
export type PageDates = { published?: string | undefined; updated?: string | undefined };

const datesByPath = new Map<string, PageDates>(
  pages.map(({ path, published, updated = published }) => [path, { published, updated }]),
);

/** Dates of the page at a canonical path, from its content: the only source of dates for feeds and sitemap. */
export function pageDates(path: string): PageDates {
  const recipe = recipeAt(path);
  return recipe ? { published: recipe.published, updated: updatedOn(recipe) } : (datesByPath.get(path) ?? {});
}
