import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isYamlName, isYamlTextName, withoutYamlEnding } from '@/lib/content/file-names';
import { WHOLE_FILE } from '@/lib/content/problem';
import { SOURCES, type SourceName } from '@/lib/content/sources';
import { isLanguage } from '@/lib/text/language';
import type { RawFile } from './links';
import type { Translation } from './translations';
import { readYaml } from './yaml';

export const SOURCE_NAMES = Object.keys(SOURCES) as SourceName[];

/** Files that are a source by themselves, without extension. */
const SITE_FILES = Object.values(SOURCES).flatMap((source) =>
  'file' in source ? [withoutYamlEnding(source.file)] : [],
);

/** Folder of the files of a source, from the project root. */
export function folderOf(source: SourceName): string {
  const definition = SOURCES[source];
  return 'folder' in definition ? definition.folder : dirname(definition.file);
}

/** Path of a file without extension, and its language if it is a translation: `data/recipes/stew`, `ko`. */
export function splitLanguage(file: string): { original: string; language?: string } {
  const whole = withoutYamlEnding(file);
  const [, original, language] = /^(.+[^/])\.([a-z]{2,3}(?:-[a-z0-9]+)*)$/i.exec(whole) ?? [];
  return original !== undefined && language !== undefined && isLanguage(language)
    ? { original, language }
    : { original: whole };
}

/** Content files of a folder in code point order, which is the same on every machine; including `.yaml.txt`. */
function yamlFiles(folder: string, root: string): string[] {
  const files = existsSync(join(root, folder)) ? readdirSync(join(root, folder)).sort() : [];
  return files.filter((name) => isYamlName(name) || isYamlTextName(name)).map((name) => `${folder}/${name}`);
}

/** Files of a source, without translations. */
function filesOf(source: SourceName, root: string): string[] {
  const definition = SOURCES[source];
  const folder = folderOf(source);
  const found = yamlFiles(folder, root).filter((file) => splitLanguage(file).language === undefined);
  if ('folder' in definition) return found.filter((file) => !SITE_FILES.includes(withoutYamlEnding(file)));
  const matching = found.filter((file) => withoutYamlEnding(file) === withoutYamlEnding(definition.file));
  return matching.length > 0 || 'optional' in definition ? matching : [definition.file];
}

/** The last reading of each file by its path: a file with the same bytes is the same object again. */
const readings = new Map<string, { bytes: Buffer; read: RawFile }>();

function readFile(source: SourceName, file: string, root: string): RawFile {
  const path = join(root, file);
  try {
    const bytes = readFileSync(path);
    const before = readings.get(path);
    if (before?.bytes.equals(bytes)) return before.read;
    const read = parseFile(source, file, bytes);
    readings.set(path, { bytes, read });
    return read;
  } catch {
    const allowed = 'a readable text file';
    const problems = [{ file, field: WHOLE_FILE, found: 'nothing', allowed }];
    return {
      source,
      name: basename(withoutYamlEnding(file)),
      ...readYaml(file, ''),
      value: undefined,
      problems,
    };
  }
}

function parseFile(source: SourceName, file: string, bytes: Buffer): RawFile {
  const name = basename(withoutYamlEnding(file));
  const read = { source, name, ...readYaml(file, bytes) };
  if (!isYamlTextName(file)) return read;
  const found = `the extension ${file.slice(withoutYamlEnding(file).length)}`;
  const allowed = `${name}.yaml: the same file without “.txt” at the end of its name`;
  const outline = Object.fromEntries(
    Object.entries(Object(read.value ?? read.outline)).filter(([, value]) => typeof value === 'string'),
  ) as Record<string, string>;
  return { ...read, value: undefined, outline, problems: [{ file, field: WHOLE_FILE, found, allowed }] };
}

/** Reads every content file of all sources, in their order, before validation. Never throws. */
export const readFiles = (root: string): RawFile[] =>
  SOURCE_NAMES.flatMap((source) => filesOf(source, root).map((file) => readFile(source, file, root)));

/** Reads the translations of all content files. Never throws. */
export function readTranslations(root: string): Translation[] {
  const folders = [...new Set(SOURCE_NAMES.map(folderOf))];
  return folders
    .flatMap((folder) => yamlFiles(folder, root))
    .flatMap((file) => {
      const { original, language } = splitLanguage(file);
      // Read like any file of the site: its source has no effect on how it is parsed.
      return language === undefined ? [] : [{ ...readFile('site', file, root), original, language }];
    });
}
