import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { YamlFile } from '@/lib/content/read/yaml';

/** Something the starter says for its owner: a text as it stands, or the hashes of longer ones. */
export type StarterValue = {
  /** The text itself, or how it begins. */
  said: string;
  /** Hashes of the value, of its longer texts and of its records; any of them is still the starter's. */
  hashes?: string[];
  /** What to put there. */
  put: string;
};

/** What came with the site, by which it is known again wherever it stands by now. */
export type Starter = {
  values: StarterValue[];
  /** Stars by the name of the place. */
  ratings: Record<string, number>;
  /** Hashes of a text in each file, by the folder in data. */
  files: Record<string, string[]>;
  /** Hashes of the pictures that came with the site. */
  pictures: string[];
};

/** A value without what changes nothing about what it says: line breaks in texts and the order of fields. */
function plain(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(/\s+/g, ' ').trim();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, plain(inner)]));
}

const shortHash = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 12);

/** By which a value is known again. */
export const valueHash = (value: unknown): string => shortHash(JSON.stringify(plain(value)));

/** By which a picture is known again. */
export const fileHash = (file: string): string => shortHash(readFileSync(file));

/** The list of what came with the site. */
export function readStarter(): Starter {
  return parse(readFileSync(new URL('./starter-values.yaml', import.meta.url), 'utf8')) as Starter;
}

/** Every text inside a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Files that hold one thing each, which came with the site, by the folder they stand in. */
export function starterFiles(
  files: readonly YamlFile[],
  pictures: readonly string[],
  starter: Pick<Starter, 'files' | 'pictures'>,
): Record<string, string[]> {
  const groups: Record<string, string[]> = {};
  for (const [folder, hashes] of Object.entries(starter.files)) {
    const known = new Set(hashes);
    groups[folder] = files
      .filter(({ file }) => file.startsWith(`data/${folder}/`))
      .filter(({ value }) => textsIn(value).some((text) => known.has(valueHash(text))))
      .map(({ file }) => file);
  }
  const known = new Set(starter.pictures);
  groups.pictures = pictures.filter((file) => known.has(fileHash(file)));
  return groups;
}
