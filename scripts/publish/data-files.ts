import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { isForeignFile } from '@/lib/content/file-names';
import { readYaml, type YamlFile } from '@/lib/content/read/yaml';
import { filesUnder } from '@/scripts/export';

/** What is done first stands first; everything else follows in the order of the alphabet. */
const ORDER = ['data/site.yaml', 'data/pages/', 'data/recipes/', 'data/restaurants/', 'data/guides/', ''];

/** Paths that the owner has looked at and keeps as they came: files, or folders with all in them. */
const CONFIRMED = 'data/confirmed.yaml';

const rank = (file: string) => ORDER.findIndex((start) => file.startsWith(start));

/** Paths of all files under data whose name ends so, from the project root. */
export function filesUnderData(ending: RegExp): string[] {
  if (!existsSync('data')) throw new Error('There is no folder data/ here. Run this where package.json is.');
  return filesUnder('data')
    .map((name) => `data/${name}`)
    .filter((file) => ending.test(file) && !/\/\./.test(file) && !isForeignFile(basename(file)));
}

const readFile = (file: string) => readYaml(file, readFileSync(file));

/** All files with words and numbers of the site, in the order in which to look through them. */
export function readDataFiles(): YamlFile[] {
  return filesUnderData(/\.ya?ml$/i)
    .filter((file) => file !== CONFIRMED)
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
    .map(readFile);
}

/** Reads which paths the owner has confirmed. */
export function isConfirmed(): (file: string) => boolean {
  const list = existsSync(CONFIRMED) ? readFile(CONFIRMED).value : [];
  const paths = Array.isArray(list) ? list.map((path) => String(path).replace(/\/$/, '')) : [];
  return (file) => paths.some((path) => file === path || file.startsWith(`${path}/`));
}
