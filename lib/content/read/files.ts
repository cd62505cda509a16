import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isYamlName, isYamlTextName, withoutYamlEnding } from '@/lib/content/file-names';
import { SOURCES, type SourceName } from '@/lib/content/sources';
import type { RawFile } from './links';
import { readYaml } from './yaml';

export const SOURCE_NAMES = Object.keys(SOURCES) as SourceName[];

/** Files that are a source by themselves, without extension. */
const SITE_FILES = Object.values(SOURCES).flatMap((source) =>
  'file' in source ? [withoutYamlEnding(source.file)] : [],
);

/** Files of a source in code point order, which is the same on every machine; including `.yaml.txt`. */
function filesOf(source: SourceName, root: string): string[] {
  const definition = SOURCES[source];
  const folder = 'file' in definition ? dirname(definition.file) : definition.folder;
  const files = existsSync(join(root, folder)) ? readdirSync(join(root, folder)).sort() : [];
  const found = files
    .filter((name) => isYamlName(name) || isYamlTextName(name))
    .map((name) => `${folder}/${name}`);
  if ('folder' in definition) return found.filter((file) => !SITE_FILES.includes(withoutYamlEnding(file)));
  const matching = found.filter((file) => withoutYamlEnding(file) === withoutYamlEnding(definition.file));
  return matching.length > 0 || 'optional' in definition ? matching : [definition.file];
}

function readFile(source: SourceName, file: string, root: string): RawFile {
  const name = basename(withoutYamlEnding(file));
  const field = 'the file itself';
  try {
    const read = { source, name, ...readYaml(file, readFileSync(join(root, file))) };
    if (!isYamlTextName(file)) return read;
    const found = `the extension ${file.slice(withoutYamlEnding(file).length)}`;
    const allowed = `${name}.yaml: the same file without “.txt” at the end of its name`;
    const outline = Object.fromEntries(
      Object.entries(Object(read.value ?? read.outline)).filter(([, value]) => typeof value === 'string'),
    ) as Record<string, string>;
    return { ...read, value: undefined, outline, problems: [{ file, field, found, allowed }] };
  } catch {
    const allowed = 'a readable text file';
    const problems = [{ file, field, found: 'nothing', allowed }];
    return { source, name, ...readYaml(file, ''), value: undefined, problems };
  }
}

/** Reads every content file of all sources, in their order, before validation. Never throws. */
export const readFiles = (root: string): RawFile[] =>
  SOURCE_NAMES.flatMap((source) => filesOf(source, root).map((file) => readFile(source, file, root)));
