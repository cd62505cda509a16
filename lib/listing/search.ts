import type { RecipeFacts } from './filters';

type Named = Pick<RecipeFacts, 'slug' | 'title' | 'pageTitle' | 'native' | 'category' | 'pageCategory'>;

const lower = (texts: readonly (string | undefined)[]) =>
  texts.flatMap((text) => (text === undefined ? [] : text.toLowerCase()));

/** How a title may hold a text, the best first. */
const FITS: readonly ((title: string, wanted: string) => boolean)[] = [
  (title, wanted) => title === wanted,
  (title, wanted) => `${title} `.startsWith(`${wanted} `),
  (title, wanted) => title.startsWith(wanted),
  (title, wanted) => title.includes(` ${wanted}`),
  (title, wanted) => title.includes(wanted),
];

/** How well a recipe fits, 0 the best; undefined for one that holds the text nowhere. */
function rankOf(recipe: Named, wanted: string): number | undefined {
  const { slug, title, pageTitle, native, category, pageCategory } = recipe;
  const titles = lower([title, pageTitle, native]);
  // What it is called in its address is its short name: "tofu".
  if (slug.replaceAll('-', ' ') === wanted) return 0;
  const rank = FITS.findIndex((fits) => titles.some((each) => fits(each, wanted)));
  if (rank >= 0) return rank;
  return lower([category, pageCategory]).some((each) => each.includes(wanted)) ? FITS.length : undefined;
}

/**
 * Recipes whose title, name in another script or category, on the card or on the page, holds the text, those first that are called so or
 * whose title begins with it, those of the category last; none for a blank text.
 */
export function searchRecipes<T extends Named>(recipes: readonly T[], query: string): T[] {
  const wanted = query.trim().normalize().toLowerCase();
  if (wanted === '') return [];
  return recipes
    .flatMap((recipe) => {
      const rank = rankOf(recipe, wanted);
      return rank === undefined ? [] : { recipe, rank };
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ recipe }) => recipe);
}

/** The text in three parts around the first place that holds the query: before, the place, after. */
export function markMatch(text: string, query: string): [before: string, match: string, after: string] {
  const wanted = query.trim().normalize();
  const start = text.toLowerCase().indexOf(wanted.toLowerCase());
  // A letter whose small form is longer (İ) would shift the cut.
  if (start < 0 || text.toLowerCase().length !== text.length) return [text, '', ''];
  const end = start + wanted.length;
  return [text.slice(0, start), text.slice(start, end), text.slice(end)];
}
