import { isShoppingList, type ShoppingList, tidyList } from './list';

/** The list as a file, to carry to another device. */

export const SHOPPING_FILE_NAME = 'raw-to-remarkable-shopping-list.json';

/** Largest file that is read, in bytes; the fullest list, in any script, makes a smaller one. */
export const SHOPPING_FILE_LIMIT = 512 * 1024;

const FILE_KIND = 'raw-to-remarkable-shopping-list';

/** Why a file was refused. `corrupt`: not JSON, or damaged. `foreign`: not a file of this page. */
export type FileProblem = 'too-large' | 'corrupt' | 'foreign' | 'newer';

export type FileResult = { ok: true; list: ShoppingList } | { ok: false; problem: FileProblem };

/** The file's text: versioned JSON, readable by hand. `when` is epoch milliseconds. */
export function exportList({ version, recipes, ticked, own }: ShoppingList, when: number): string {
  const file = { kind: FILE_KIND, version, exported: new Date(when).toISOString(), recipes, ticked, own };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Reads a file's text; the list comes as {@link tidyList} leaves it. Never throws. */
export function importList(text: string): FileResult {
  if (text.length > SHOPPING_FILE_LIMIT) return { ok: false, problem: 'too-large' };
  let file: unknown;
  try {
    // Some editors put a byte-order mark in front.
    file = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { ok: false, problem: 'corrupt' };
  }
  if (typeof file !== 'object' || file === null) return { ok: false, problem: 'foreign' };
  const { kind, version, recipes, ticked, own } = file as Record<string, unknown>;
  if (kind !== FILE_KIND || typeof version !== 'number') return { ok: false, problem: 'foreign' };
  if (version > 1) return { ok: false, problem: 'newer' };
  const list = { version: 1, recipes, ticked, own };
  return isShoppingList(list) ? { ok: true, list: tidyList(list) } : { ok: false, problem: 'corrupt' };
}
