import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isForeignFile } from '@/lib/content/file-names';
import { UsageError } from '@/scripts/command';
import { filesUnder } from '@/scripts/export';
import type { Input } from './read-input';

/** File to read, before its bytes are. */
export type Found = { name: string; read: () => Input };

/** True for files beside recipes: of the system, and the styles, scripts and fonts of a saved page. */
export const isCompanion = (name: string): boolean =>
  name.split('/').some(isForeignFile) ||
  /(?:^|\/)(?:__MACOSX|[^/]+_files)\/|\.(?:css|m?js|map|svg|ico|woff2?|ttf|eot)$/i.test(name);

/** Files of a command line: each file, and those of each folder at any depth, in the order of their names. */
export function findFiles(paths: readonly string[]): Found[] {
  const missing = paths.filter((path) => !existsSync(path));
  if (missing.length > 0) throw new UsageError(`There is no file or folder “${missing[0]}”.`);
  return paths.flatMap((path) => {
    const files = statSync(path).isDirectory()
      ? filesUnder(path).map((file) => ({ name: file, path: join(path, file) }))
      : [{ name: basename(path), path }];
    return files
      .filter(({ name }) => !isCompanion(name))
      .map(({ name, path: file }) => ({ name, read: () => ({ name, bytes: readFileSync(file) }) }));
  });
}
