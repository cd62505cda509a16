import type { Stored } from '@/lib/storage/storage';
import { isSlug } from '@/lib/text/is-slug';

// Saved recipes as they are stored on the device.

export const SAVED_LISTS = ['favourites', 'later'] as const;

export type SavedList = (typeof SAVED_LISTS)[number];

/** Slugs of recipes, the latest first, each once per list. */
export type SavedRecipesData = Record<SavedList, string[]> & {
  /** Queries of the choices that recipes were saved with, by slug: "?servings=6". Left out if there are none. */
  choices?: Readonly<Record<string, string>>;
};

/** Nothing saved. */
export const NOTHING_SAVED: SavedRecipesData = { favourites: [], later: [] };

/** Adds the choices of the recipes on the lists. */
export function withChoices(
  { favourites, later }: SavedRecipesData,
  choices: Readonly<Record<string, unknown>> = {},
): SavedRecipesData {
  const isChoice = (choice: unknown) => typeof choice === 'string' && /^\?[\w=&.-]{1,120}$/.test(choice);
  const valid = Object.entries(choices).filter(
    ([slug, choice]) => isChoice(choice) && (favourites.includes(slug) || later.includes(slug)),
  );
  const lists = { favourites, later };
  return valid.length > 0
    ? { ...lists, choices: Object.fromEntries(valid) as Record<string, string> }
    : lists;
}

/** The valid entries of a value from storage or a file, and the number of others; null if it holds no lists. */
export function salvageSaved(value: unknown): { saved: SavedRecipesData; skipped: number } | null {
  const { favourites, later, choices } = Object(value) as Partial<Record<keyof SavedRecipesData, unknown>>;
  const lists = [favourites, later].filter(Array.isArray);
  if (lists.length === 0) return null;
  const clean = (list: unknown) => [...new Set(Array.isArray(list) ? list.filter(isSlug) : [])];
  return {
    saved: withChoices({ favourites: clean(favourites), later: clean(later) }, Object(choices)),
    skipped: lists.flat().filter((entry) => !isSlug(entry)).length,
  };
}

/** The visitor's lists on the device. */
export const SAVED: Stored<SavedRecipesData> = {
  key: 'rtr:saved',
  version: 1,
  empty: NOTHING_SAVED,
  read: (value) => salvageSaved(value)?.saved ?? null,
  entryKey: String,
  counts: ({ favourites, later }) => ({
    saved: new Set([...favourites, ...later]).size,
    'saved-favourites': favourites.length,
    'saved-later': later.length,
  }),
};

/** True if the recipe is on the list. */
export function isSaved(saved: SavedRecipesData, list: SavedList, slug: string): boolean {
  return saved[list].includes(slug);
}

/** Removes the recipe from one of the lists. */
export function removeSaved(saved: SavedRecipesData, list: SavedList, slug: string): SavedRecipesData {
  return withChoices({ ...saved, [list]: saved[list].filter((other) => other !== slug) }, saved.choices);
}

/** Adds the recipe as the first of the list, or moves it there. @param choice its query; '' for the recipe as written */
export function addSaved(
  saved: SavedRecipesData,
  list: SavedList,
  slug: string,
  choice = '',
): SavedRecipesData {
  const others = saved[list].filter((other) => other !== slug);
  return withChoices({ ...saved, [list]: [slug, ...others] }, { ...saved.choices, [slug]: choice });
}
