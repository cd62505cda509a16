/** Recipes on the first page of the list: one large, two beside it, five rows of four. */
const FIRST = 23;

/** Recipes on each further page, and with every press for more: six rows of four. */
export const PER_PAGE = 24;

/** How many pages a list has. */
export function pageCount(recipes: number): number {
  return 1 + Math.ceil(Math.max(0, recipes - FIRST) / PER_PAGE);
}

/** Those of a list that a page shows, counted from 1. */
export function onPage<T>(list: readonly T[], page: number): T[] {
  const end = FIRST + (page - 1) * PER_PAGE;
  return list.slice(page === 1 ? 0 : end - PER_PAGE, end);
}

/** The page on which the entry at a place of the list stands, and its place there, both counted as they are shown. */
export function placeOnPage(index: number): { page: number; place: number } {
  if (index < FIRST) return { page: 1, place: index };
  const after = index - FIRST;
  return { page: 2 + Math.floor(after / PER_PAGE), place: after % PER_PAGE };
}

/** Path of a page of the list of recipes. */
export function listPath(page: number): string {
  return page === 1 ? '/recipes' : `/recipes/page/${page}`;
}
