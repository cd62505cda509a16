import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { filesUnder, PUBLIC } from '@/scripts/export';

/** File for Git, removed from the export. */
const IGNORE_FILE = '.gitignore';

/** Sorted paths of `public/` files that a generated file replaced in the export. Removes `.gitignore` from the export. */
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
