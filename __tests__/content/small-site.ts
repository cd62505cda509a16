import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, parseDocument } from 'yaml';
import { tempFolder, writeFiles } from '@/__tests__/temp-folder';
import { parsePath } from '@/lib/content/paths';

/** Change of a file: its whole text, or values by their paths (null removes one), or null to delete the file. */
export type Change = string | null | Readonly<Record<string, unknown>>;

/** Folder of a site, and what is changed in a copy of it. */
export type SiteChanges = {
  site?: string;
  change?: Readonly<Record<string, Change>>;
  /** New names of files by their old ones. */
  rename?: Readonly<Record<string, string>>;
};

/** Project root, before a test changes the folder that it works in. */
const PROJECT = process.cwd();

/** A site with one entry of most kinds and without a problem. */
export const SMALL_SITE = '__tests__/content/small-site';

/** Text of a YAML file with other values at some paths. */
function withValues(text: string, values: Readonly<Record<string, unknown>>): string {
  const document: Document = parseDocument(text);
  for (const [field, value] of Object.entries(values)) {
    if (value === null) document.deleteIn(parsePath(field));
    else document.setIn(parsePath(field), value);
  }
  return document.toString({ lineWidth: 0 });
}

/** Copy of a site with changes, in a folder that is removed after the tests of a file. */
export function changedSite({ site = SMALL_SITE, change = {}, rename = {} }: SiteChanges): string {
  const root = tempFolder();
  cpSync(join(PROJECT, site, 'data'), join(root, 'data'), { recursive: true });
  for (const [file, to] of Object.entries(rename)) renameSync(join(root, file), join(root, to));
  for (const [file, changed] of Object.entries(change)) {
    const path = join(root, file);
    if (changed === null) rmSync(path);
    else if (typeof changed === 'string') writeFiles(root, { [file]: changed });
    else if (existsSync(path)) writeFiles(root, { [file]: withValues(readFileSync(path, 'utf8'), changed) });
    else throw new Error(`The site has no ${file}; write its whole text.`);
  }
  return root;
}
