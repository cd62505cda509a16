/** Recipes a visitor keeps on the device, and the file that carries them to another one. */

/** Storage key of {@link SavedRecipes}. */
export const SAVED_KEY = 'rtr:saved';

export const SAVED_LISTS = ['favourites', 'later'] as const;

export type SavedList = (typeof SAVED_LISTS)[number];

/** Slugs of recipes, the latest first, each at most once a list. */
export type SavedRecipes = Record<SavedList, string[]>;

/** Nothing saved; also the fallback where nothing can be read. */
export const NOTHING_SAVED: SavedRecipes = { favourites: [], later: [] };

export const SAVED_FILE_NAME = 'raw-to-remarkable-saved.json';

/** Largest file that is read, in bytes; a list of a thousand recipes is under 40 KB. */
export const SAVED_FILE_LIMIT = 256 * 1024;

const FILE_KIND = 'raw-to-remarkable-saved';
const FILE_VERSION = 1;
const LIST_LIMIT = 1000;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const isSlug = (value: unknown): value is string =>
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

/** The file's text: versioned JSON, readable by hand. `when` is epoch milliseconds. */
export function exportSaved(saved: SavedRecipes, when: number): string {
  const file = { kind: FILE_KIND, version: FILE_VERSION, exported: new Date(when).toISOString(), ...saved };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Why a file was refused. `corrupt`: not JSON. `foreign`: not a file of this site. `newer`: of a later version. */
export type ImportProblem = 'too-large' | 'corrupt' | 'foreign' | 'newer';

export type ImportResult =
  | { ok: true; saved: SavedRecipes; skipped: number }
  | { ok: false; problem: ImportProblem };

/** Reads a file's text. Entries that cannot be a recipe are counted in `skipped`; the rest is kept. */
export function importSaved(text: string): ImportResult {
  if (text.length > SAVED_FILE_LIMIT) return { ok: false, problem: 'too-large' };
  let file: unknown;
  try {
    // Some editors put a byte-order mark in front.
    file = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { ok: false, problem: 'corrupt' };
  }
  if (typeof file !== 'object' || file === null) return { ok: false, problem: 'foreign' };
  const { kind, version, favourites, later } = file as Record<string, unknown>;
  if (kind !== FILE_KIND || typeof version !== 'number') return { ok: false, problem: 'foreign' };
  if (version > FILE_VERSION) return { ok: false, problem: 'newer' };
  if (!Array.isArray(favourites) || !Array.isArray(later)) return { ok: false, problem: 'corrupt' };
  const clean = (list: unknown[]) => [...new Set(list.filter(isSlug))].slice(0, LIST_LIMIT);
  const saved = { favourites: clean(favourites), later: clean(later) };
  const skipped = [...favourites, ...later].filter((value) => !isSlug(value)).length;
  return { ok: true, saved, skipped };
}
