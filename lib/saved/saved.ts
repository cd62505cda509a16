import type { Stored } from '@/lib/storage/storage';

/** Recipes a visitor keeps on the device. */

export const SAVED_LISTS = ['favourites', 'later'] as const;

export type SavedList = (typeof SAVED_LISTS)[number];

/** Slugs of recipes, the latest first, each at most once a list. */
export type SavedRecipes = Record<SavedList, string[]>;

/** Nothing saved. */
export const NOTHING_SAVED: SavedRecipes = { favourites: [], later: [] };

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a value could be the slug of a recipe. */
export const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 120 && SLUG.test(value);

/** The good entries of a value from storage or a file, and how many others there were; null where it is none. */
export function salvageSaved(value: unknown): { saved: SavedRecipes; skipped: number } | null {
  const { favourites, later } = Object(value) as Partial<Record<SavedList, unknown>>;
  const lists = [favourites, later].filter(Array.isArray);
  if (lists.length === 0) return null;
  const clean = (list: unknown) => [...new Set(Array.isArray(list) ? list.filter(isSlug) : [])];
  return {
    saved: { favourites: clean(favourites), later: clean(later) },
    skipped: lists.flat().filter((entry) => !isSlug(entry)).length,
  };
}

/** The visitor's lists on the device. */
export const SAVED: Stored<SavedRecipes> = {
  key: 'rtr:saved',
  version: 1,
  empty: NOTHING_SAVED,
  read: (value) => salvageSaved(value)?.saved ?? null,
};

/** Whether the recipe is on the list. */
export function isSaved(saved: SavedRecipes, list: SavedList, slug: string): boolean {
  return saved[list].includes(slug);
}

/** The lists with the recipe taken off one of them. */
export function removeSaved(saved: SavedRecipes, list: SavedList, slug: string): SavedRecipes {
  return { ...saved, [list]: saved[list].filter((other) => other !== slug) };
}

/** Puts the recipe first on the list, or takes it off. */
export function toggleSaved(saved: SavedRecipes, list: SavedList, slug: string): SavedRecipes {
  return isSaved(saved, list, slug)
    ? removeSaved(saved, list, slug)
    : { ...saved, [list]: [slug, ...saved[list]] };
}

/** Both together: nothing of `mine` is lost or moved, what is only in `other` follows it. */
export function mergeSaved(mine: SavedRecipes, other: SavedRecipes): SavedRecipes {
  const union = (list: SavedList) => [...new Set([...mine[list], ...other[list]])];
  return { favourites: union('favourites'), later: union('later') };
}

const NONE: string[] = [];

const isTick = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The same of ticks, each once. */
export function salvageTicks(value: unknown): { ticks: string[]; skipped: number } | null {
  if (!Array.isArray(value)) return null;
  const good = value.filter(isTick);
  return { ticks: [...new Set(good)], skipped: value.length - good.length };
}

/** What is ticked off in a recipe: ids of ingredients, and `step:{id}` for steps. */
export function ticksOf(slug: string): Stored<string[]> {
  return {
    key: `rtr:checked:${slug}`,
    version: 1,
    empty: NONE,
    read: (value) => salvageTicks(value)?.ticks ?? null,
  };
}
