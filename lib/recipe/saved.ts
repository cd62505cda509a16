/** Recipes a visitor keeps on the device. */

/** Storage key of {@link SavedRecipes}. */
export const SAVED_KEY = 'rtr:saved';

export const SAVED_LISTS = ['favourites', 'later'] as const;

export type SavedList = (typeof SAVED_LISTS)[number];

/** Slugs of recipes, the latest first, each at most once a list. */
export type SavedRecipes = Record<SavedList, string[]>;

/** Nothing saved; also the fallback where nothing can be read. */
export const NOTHING_SAVED: SavedRecipes = { favourites: [], later: [] };

/** Most entries of a list. */
export const LIST_LIMIT = 1000;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a value could be the slug of a recipe. */
export const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 120 && SLUG.test(value);

const isSlugList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= LIST_LIMIT && value.every(isSlug);

/** Whether a stored value is a pair of slug lists. */
export function isSavedRecipes(value: unknown): value is SavedRecipes {
  if (typeof value !== 'object' || value === null) return false;
  const lists = value as Partial<Record<SavedList, unknown>>;
  return isSlugList(lists.favourites) && isSlugList(lists.later);
}

/** Whether the recipe is on the list. */
export function isSaved(saved: SavedRecipes, list: SavedList, slug: string): boolean {
  return saved[list].includes(slug);
}

/** The lists with the recipe put first on one of them. */
export function addSaved(saved: SavedRecipes, list: SavedList, slug: string): SavedRecipes {
  const rest = saved[list].filter((other) => other !== slug);
  return { ...saved, [list]: [slug, ...rest].slice(0, LIST_LIMIT) };
}

/** The lists with the recipe taken off one of them. */
export function removeSaved(saved: SavedRecipes, list: SavedList, slug: string): SavedRecipes {
  return { ...saved, [list]: saved[list].filter((other) => other !== slug) };
}

/** Puts the recipe on the list, or takes it off. */
export function toggleSaved(saved: SavedRecipes, list: SavedList, slug: string): SavedRecipes {
  return isSaved(saved, list, slug) ? removeSaved(saved, list, slug) : addSaved(saved, list, slug);
}

/** Both together: nothing of `mine` is lost or moved, what is only in `other` follows it. */
export function mergeSaved(mine: SavedRecipes, other: SavedRecipes): SavedRecipes {
  const union = (list: SavedList) => [...new Set([...mine[list], ...other[list]])].slice(0, LIST_LIMIT);
  return { favourites: union('favourites'), later: union('later') };
}
