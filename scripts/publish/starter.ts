import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { valuesIn } from '@/lib/content/paths';
import type { YamlFile } from '@/lib/content/read/yaml';

/** What came with the site, by which it is known again wherever it stands by now. */
export type Starter = {
  /**
   * What the starter says for its owner: a text or how it begins; hashes of a longer one, of its parts and records,
   * any of which is still the starter's; the field it is in, for a word that others may say too; and what to put there.
   */
  values: { said: string; hashes?: string[]; field?: string; put: string }[];
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
  return parse(readFileSync(new URL('./starter-values.yaml', import.meta.url), 'utf8'));
}

/** Pictures and files that hold one thing each, which came with the site, by the folder they stand in. */
export function starterFiles(
  files: readonly YamlFile[],
  pictures: readonly string[],
  starter: Pick<Starter, 'files' | 'pictures'>,
): Record<string, string[]> {
  const groups = Object.entries(starter.files).map(([folder, hashes]) => {
    const holdsKnown = ({ value }: YamlFile) =>
      [...valuesIn(value)].some(
        (each) => typeof each.value === 'string' && hashes.includes(valueHash(each.value)),
      );
    const inFolder = files.filter(({ file }) => file.startsWith(`data/${folder}/`));
    return [folder, inFolder.filter(holdsKnown).map(({ file }) => file)] as const;
  });
  const known = pictures.filter((file) => starter.pictures.includes(fileHash(file)));
  return { ...Object.fromEntries(groups), pictures: known };
}
