import type { Stored } from '@/lib/storage/storage';
import { isSlug } from '@/lib/text/is-slug';

// Saved recipes as they are stored on the device.

export const SAVED_LISTS = ['favourites', 'later'] as const;

export type SavedList = (typeof SAVED_LISTS)[number];

/** Slugs of recipes, the latest first, each once per list. */
export type SavedRecipes = Record<SavedList, string[]>;

/** Nothing saved. */
export const NOTHING_SAVED: SavedRecipes = { favourites: [], later: [] };

/** The valid entries of a value from storage or a file, and the number of others; null if it holds no lists. */
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

/** True if the recipe is on the list. */
export function isSaved(saved: SavedRecipes, list: SavedList, slug: string): boolean {
  return saved[list].includes(slug);
}

/** Removes the recipe from one of the lists. */
export function removeSaved(saved: SavedRecipes, list: SavedList, slug: string): SavedRecipes {
  return { ...saved, [list]: saved[list].filter((other) => other !== slug) };
}

/** Adds the recipe as the first of the list, or moves it there. */
export function addSaved(saved: SavedRecipes, list: SavedList, slug: string): SavedRecipes {
  return { ...saved, [list]: [slug, ...removeSaved(saved, list, slug)[list]] };
}

/** Adds the recipe as the first of the list, or removes it. */
export function toggleSaved(saved: SavedRecipes, list: SavedList, slug: string): SavedRecipes {
  return isSaved(saved, list, slug) ? removeSaved(saved, list, slug) : addSaved(saved, list, slug);
}

/** Appends the entries that only `other` has. */
export function mergeSaved(mine: SavedRecipes, other: SavedRecipes): SavedRecipes {
  const union = (list: SavedList) => [...new Set([...mine[list], ...other[list]])];
  return { favourites: union('favourites'), later: union('later') };
}
