import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isForeignFile } from '@/lib/content/file-names';
import { UsageError } from '@/scripts/command';
import { filesUnder } from '@/scripts/export';
import type { Input } from './read-input';

/** File to read, before its bytes are. */
export type FoundFile = {
  name: string;
  read: () => Input;
  /** True for a picture of a saved page, which is read only for the recipe of that page. */
  isBeside?: boolean;
};

/** Part of a file in an import: to be read, a picture of a saved page, or nothing. */
export type Role = 'input' | 'beside' | 'none';

const IMAGE = /\.(?:jpe?g|png|webp|avif|hei[cf])$/i;

/** Role of a file by its path. Files of the system, and the styles, scripts and fonts of a saved page have none. */
export function roleOf(name: string): Role {
  if (name.split('/').some(isForeignFile) || /(?:^|\/)__MACOSX\//.test(name)) return 'none';
  if (/(?:^|\/)[^/]+_files\//.test(name)) return IMAGE.test(name) ? 'beside' : 'none';
  return /\.(?:css|m?js|map|svg|ico|woff2?|ttf|eot)$/i.test(name) ? 'none' : 'input';
}

/** Files of a folder at any depth, each with its path from there. */
function filesOf(path: string): { name: string; path: string }[] {
  const folder = /_files$/.test(basename(path)) ? `${basename(path)}/` : '';
  return filesUnder(path).map((file) => ({ name: folder + file, path: join(path, file) }));
}

const isFolder = (path: string) => existsSync(path) && statSync(path).isDirectory();

/** Folders in which the pictures of a blog lie beside its export. */
const UPLOADS = ['uploads', 'wp-content/uploads'];

/** A file of the command line, with the folder of a saved page, or of the pictures of a blog, that lies beside it. */
function withFolder(path: string): { name: string; path: string }[] {
  const file = { name: basename(path), path };
  const folder = `${path.replace(/\.[^./\\]*$/, '')}_files`;
  if (/\.x?html?$/i.test(path) && isFolder(folder)) return [file, ...filesOf(folder)];
  if (!/\.xml$/i.test(path)) return [file];
  const folders = UPLOADS.map((name) => join(dirname(path), name)).filter(isFolder);
  const uploads = folders.flatMap(filesOf).filter(({ name }) => IMAGE.test(name));
  return [file, ...uploads.map((each) => ({ ...each, name: `uploads/${each.name}` }))];
}

/** Files of a command line: each file, and those of each folder at any depth, in the order of their names. */
export function findFiles(paths: readonly string[]): FoundFile[] {
  const missing = paths.filter((path) => !existsSync(path));
  if (missing.length > 0) throw new UsageError(`There is no file or folder “${missing[0]}”.`);
  return paths.flatMap((path) => {
    const files = statSync(path).isDirectory() ? filesOf(path) : withFolder(path);
    return files.flatMap(({ name, path: file }): FoundFile[] => {
      const role = roleOf(name);
      const read = () => ({ name, bytes: readFileSync(file) });
      return role === 'none' ? [] : [{ name, read, isBeside: role === 'beside' }];
    });
  });
}
