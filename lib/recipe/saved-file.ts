import { type FileKind, type FileProblem, readExport, writeExport } from '@/lib/files/exported-file';
import { isSlug, LIST_LIMIT, type SavedRecipes } from './saved';

/** The saved lists as a file, to carry to another device. */

export const SAVED_FILE_NAME = 'saved-recipes.json';

/** A list of a thousand recipes is under 40 KB. */
export const SAVED_FILE: FileKind = { kind: 'raw-to-remarkable-saved', version: 1, most: 256 * 1024 };

/** The file's text. `when` is epoch milliseconds. */
export function exportSaved(saved: SavedRecipes, when: number): string {
  return writeExport(SAVED_FILE, saved, when);
}

export type ImportResult =
  | { ok: true; saved: SavedRecipes; skipped: number }
  | { ok: false; problem: FileProblem };

/** Reads a file's text. Entries that cannot be a recipe are counted in `skipped`; the rest is kept. */
export function importSaved(text: string): ImportResult {
  const opened = readExport(SAVED_FILE, text);
  if (!opened.ok) return opened;
  const { favourites, later } = opened.content;
  if (!Array.isArray(favourites) || !Array.isArray(later)) return { ok: false, problem: 'corrupt' };
  const clean = (list: unknown[]) => [...new Set(list.filter(isSlug))].slice(0, LIST_LIMIT);
  const saved = { favourites: clean(favourites), later: clean(later) };
  const skipped = [...favourites, ...later].filter((value) => !isSlug(value)).length;
  return { ok: true, saved, skipped };
}
