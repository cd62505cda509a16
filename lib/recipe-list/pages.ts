/** Most recipes of a list with a single page. */
const MOST_ON_ONE = 23;

/** Recipes on the first of several pages: one large, two beside it, two rows of four. Other sections follow them. */
const ON_FIRST = 11;

/** Recipes on each further page, and added by each press of "Show more": six rows of four. */
export const PER_PAGE = 24;

/** Number of pages of a list. */
export function pageCount(recipes: number): number {
  return recipes <= MOST_ON_ONE ? 1 : 1 + Math.ceil((recipes - ON_FIRST) / PER_PAGE);
}

/** The entries on a page of a list; pages count from 1. */
export function onPage<T>(list: readonly T[], page: number): T[] {
  if (pageCount(list.length) === 1) return [...list];
  const end = ON_FIRST + (page - 1) * PER_PAGE;
  return list.slice(page === 1 ? 0 : end - PER_PAGE, end);
}

/** Path of a page of the list of recipes. */
export function recipeListPath(page: number): string {
  return page === 1 ? '/recipes' : `/recipes/page/${page}`;
}
