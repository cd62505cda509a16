import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { filesUnder, PUBLIC } from '@/scripts/export';

/** Git's own file, which is no part of a site. */
const IGNORE_FILE = '.gitignore';

/**
 * Paths of the owner's files whose name belongs to a generated file, so that the export holds another content. They are
 * relative to the folder, in the order of the alphabet. Removes the `.gitignore` file from the export.
 */
export function publicCollisions(out: string, folder = PUBLIC): string[] {
  rmSync(path.join(out, IGNORE_FILE), { force: true });
  if (!existsSync(folder)) return [];
  return filesUnder(folder)
    .filter((file) => file !== IGNORE_FILE)
    .filter((file) => {
      const exported = path.join(out, file);
      return !existsSync(exported) || !readFileSync(exported).equals(readFileSync(path.join(folder, file)));
    });
}
