import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isYamlName, isYamlTextName, withoutYamlEnding } from '@/lib/content/file-names';
import { SOURCES, type SourceName } from '@/lib/content/sources';
import type { RawFile } from './links';
import { readYaml, WHOLE_FILE } from './yaml';

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

/** Files of a source in code point order, which is the same on every machine; including `.yaml.txt`. */
function filesOf(source: SourceName, root: string): string[] {
  const definition = SOURCES[source];
  const folder = folderOf(source);
  const files = existsSync(join(root, folder)) ? readdirSync(join(root, folder)).sort() : [];
  const found = files
    .filter((name) => isYamlName(name) || isYamlTextName(name))
    .map((name) => `${folder}/${name}`);
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
