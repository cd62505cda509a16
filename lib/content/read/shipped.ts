import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parse } from 'yaml';
import { isYamlName } from '@/lib/content/file-names';
import { layOver } from '@/lib/content/layers';
import { formatPath } from '@/lib/content/paths';
import { checksum } from '@/lib/text/checksum';
import { widerLanguages } from '@/lib/text/language';

/** Resolved when this module is loaded: commands and tests may change the working directory. */
const FOLDER = resolve('lib/content/languages');

/** Checksums of the texts of the starter that the files of all languages are for, by file and path. */
const ORIGINALS = resolve('lib/content/languages/originals.yaml');

type Checksums = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** First line of a content file. A file of a language that has it is complete. */
const SCHEMA_LINE = '# yaml-language-server';

/** True for a file of a language that replaces that of `data/`, instead of being laid over it. */
export const isWholeFile = (text: string): boolean => text.startsWith(SCHEMA_LINE);

/** File of a language with its name in `data/`, `pages/home.yaml`. */
export type LanguageFile = { name: string; text: string };

/** Content files below a folder, with forward slashes. */
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => isYamlName(basename(name)))
    .sort();

/** Files of a language of the engine. Those of `fr-CA` come after those of `fr`, since they have only what differs. */
export function languageFiles(language: string): LanguageFile[] {
  const folders = widerLanguages(language)
    .toReversed()
    .map((tag) => join(FOLDER, tag))
    .filter(existsSync);
  return folders.flatMap((folder) =>
    filesOf(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') })),
  );
}

/** Checksum of a value. */
export const checksumOf = (value: unknown): string => checksum(JSON.stringify(value) ?? '');

/** Checksums of the values that files of languages change. @param starter value of a file of the starter */
export function checksumsOf(
  files: readonly LanguageFile[],
  starter: (name: string) => unknown,
): Record<string, Record<string, string>> {
  const sums: Record<string, Record<string, string>> = {};
  for (const { name, text } of files) {
    if (isWholeFile(text)) continue;
    const value = starter(name);
    const ofFile = sums[name] ?? {};
    sums[name] = ofFile;
    for (const { path } of layOver(value, parse(text)).changes)
      ofFile[formatPath(path)] = checksumOf(path.reduce<unknown>((inner, key) => Object(inner)[key], value));
  }
  return sums;
}

let read: Checksums | undefined;

/** Checksums of the texts of the starter, by file and path. */
export function originals(): Checksums {
  read ??= parse(readFileSync(ORIGINALS, 'utf8')) as Checksums;
  return read;
}
