import 'server-only';
import { recipeAt, updatedOn } from '@/lib/recipe/all';
import { pages } from './all';

/** Days of first publication and last change of a page, YYYY-MM-DD; undefined if they are not known. */
export type PageDates = { published?: string | undefined; updated?: string | undefined };

const publishedByPath = new Map(pages.map(({ path, published }) => [path, published]));

/**
 * Dates of the page at a canonical path, from its content: the only source of dates for feeds and sitemap. A page that was
 * published and has no day of its last change counts as unchanged; both are undefined for an unknown path.
 */
export function pageDates(path: string): PageDates {
  const recipe = recipeAt(path);
  if (recipe) return { published: recipe.published, updated: updatedOn(recipe) };
  const published = publishedByPath.get(path);
  return { published, updated: published };
}
