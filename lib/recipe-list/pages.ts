/** Recipes of a list that stands on one page. */
const MOST_ON_ONE = 23;

/** Recipes on the first of several pages: one large, two beside it, two rows of four; more stands below them. */
const ON_FIRST = 11;

/** Recipes on each further page, and with every press for more: six rows of four. */
export const PER_PAGE = 24;

/** How many pages a list has. */
export function pageCount(recipes: number): number {
  return recipes <= MOST_ON_ONE ? 1 : 1 + Math.ceil((recipes - ON_FIRST) / PER_PAGE);
}

/** Those of a list that a page shows, counted from 1. */
export function onPage<T>(list: readonly T[], page: number): T[] {
  if (pageCount(list.length) === 1) return [...list];
  const end = ON_FIRST + (page - 1) * PER_PAGE;
  return list.slice(page === 1 ? 0 : end - PER_PAGE, end);
}

/** The page of several on which the entry at a place of the list stands, from 1, and its place there, from 0. */
export function placeOnPage(index: number): { page: number; place: number } {
  if (index < ON_FIRST) return { page: 1, place: index };
  const after = index - ON_FIRST;
  return { page: 2 + Math.floor(after / PER_PAGE), place: after % PER_PAGE };
}

/** Path of a page of the list of recipes. */
export function listPath(page: number): string {
  return page === 1 ? '/recipes' : `/recipes/page/${page}`;
}
