import type { RecipeFacts } from './filters';

const has = (text: string | undefined, wanted: string) => text?.toLowerCase().includes(wanted) ?? false;

/** Recipes whose title or category, on the card or on the page, holds the text; none for a blank one. */
export function searchRecipes<
  T extends Pick<RecipeFacts, 'title' | 'pageTitle' | 'category' | 'pageCategory'>,
>(recipes: readonly T[], query: string): T[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return [];
  return recipes.filter(({ title, pageTitle, category, pageCategory }) =>
    [title, pageTitle, category, pageCategory].some((text) => has(text, wanted)),
  );
}

/** The text in three parts around the first place that holds the query: before, the place, after. */
export function markMatch(text: string, query: string): [before: string, match: string, after: string] {
  const wanted = query.trim();
  const start = text.toLowerCase().indexOf(wanted.toLowerCase());
  // A letter whose small form is longer (İ) would shift the cut.
  if (start < 0 || text.toLowerCase().length !== text.length) return [text, '', ''];
  const end = start + wanted.length;
  return [text.slice(0, start), text.slice(start, end), text.slice(end)];
}
