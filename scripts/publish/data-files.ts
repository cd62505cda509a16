import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { isForeignFile } from '@/lib/content/file-names';
import { readFiles, splitLanguage } from '@/lib/content/read/files';
import { languagesIn } from '@/lib/content/read/languages';
import { readYaml, type YamlFile } from '@/lib/content/read/yaml';
import { filesUnder } from '@/scripts/export';
import { type ReplaceComment, readReplaceComments } from './replace-comments';

/** The order of a report; everything else follows in alphabetical order. */
const ORDER = ['data/site.yaml', 'data/pages/', 'data/recipes/', 'data/restaurants/', 'data/guides/', ''];

/** A file of content with what its owner still has to replace. */
export type DataFile = YamlFile & { replace: readonly ReplaceComment[] };

const rank = (file: string) => ORDER.findIndex((start) => file.startsWith(start));

/** Paths of all files under data whose name ends so, from the project root. */
export function filesUnderData(ending: RegExp): string[] {
  if (!existsSync('data')) throw new Error('There is no folder data/ here. Run this where package.json is.');
  return filesUnder('data')
    .map((name) => `data/${name}`)
    .filter((file) => ending.test(file) && !/\/\./.test(file) && !isForeignFile(basename(file)));
}

/** Content of one file, from its text or its bytes. */
export const readDataFile = (file: string, content: string | Buffer): DataFile => ({
  ...readYaml(file, content),
  replace: readReplaceComments(content.toString()),
});

/** All YAML files of the site, in the order of a report. Translations in languages that it does not have are left out. */
export function readDataFiles(): DataFile[] {
  const { further } = languagesIn(readFiles(process.cwd()));
  const isOfSite = (file: string) => {
    const { language } = splitLanguage(file);
    return language === undefined || further.includes(language);
  };
  return filesUnderData(/\.ya?ml$/i)
    .filter(isOfSite)
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
    .map((file) => readDataFile(file, readFileSync(file)));
}
