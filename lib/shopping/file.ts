import { type FileKind, type FileProblem, readExport, writeExport } from '@/lib/files/exported-file';
import { isShoppingList, type ShoppingList, tidyList } from './list';

/** The list as a file, to carry to another device. */

export const SHOPPING_FILE_NAME = 'shopping-list.json';

/** The fullest list, in any script, is smaller than the largest file. */
export const SHOPPING_FILE: FileKind = {
  kind: 'raw-to-remarkable-shopping-list',
  version: 1,
  most: 512 * 1024,
};

export type FileResult = { ok: true; list: ShoppingList } | { ok: false; problem: FileProblem };

/** The file's text. `when` is epoch milliseconds. */
export function exportList({ recipes, ticked, own }: ShoppingList, when: number): string {
  return writeExport(SHOPPING_FILE, { recipes, ticked, own }, when);
}

/** Reads a file's text; the list comes as {@link tidyList} leaves it. Never throws. */
export function importList(text: string): FileResult {
  const opened = readExport(SHOPPING_FILE, text);
  if (!opened.ok) return opened;
  const { recipes, ticked, own } = opened.content;
  const list = { version: 1, recipes, ticked, own };
  return isShoppingList(list) ? { ok: true, list: tidyList(list) } : { ok: false, problem: 'corrupt' };
}
