import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** A data file as the check before publishing reads it. */
export type DataFile = {
  /** Path from the project root. */
  file: string;
  source: string;
  exports: Record<string, unknown>;
};

/** A data file that did not load. */
export type UnreadFile = { file: string; message: string };

/** Imports a file by its path from the project root. */
export type Load = (file: string) => Promise<Record<string, unknown>>;

/** What is done first stands first; everything else follows in the order of the alphabet. */
const ORDER = [
  'data/site.ts',
  'data/brands.ts',
  'data/pages/',
  'data/recipes/',
  'data/restaurants/',
  'data/guides/',
];

/** Schemas hold no values, and what is generated repeats the files it was made from. */
const LEFT_OUT = ['data/schema/', 'data/generated/'];

function rank(file: string): number {
  const place = ORDER.findIndex((start) => file.startsWith(start));
  return place === -1 ? ORDER.length : place;
}

/** Paths of all files with words and numbers of the site, in the order in which to look through them. */
export function dataFileNames(): string[] {
  if (!existsSync('data')) throw new Error('There is no folder data/ here. Run this where package.json is.');
  return readdirSync('data', { recursive: true, encoding: 'utf8' })
    .map((name) => `data/${name.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !LEFT_OUT.some((folder) => file.startsWith(folder)))
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

/** Loads every data file. Whoever wants marks in them has called `markSamples` before. */
export async function readDataFiles(load: Load): Promise<{ read: DataFile[]; unread: UnreadFile[] }> {
  const read: DataFile[] = [];
  const unread: UnreadFile[] = [];
  for (const file of dataFileNames()) {
    try {
      read.push({ file, source: readFileSync(file, 'utf8'), exports: await load(file) });
    } catch (error) {
      unread.push({ file, message: error instanceof Error ? error.message : String(error) });
    }
  }
  return { read, unread };
}
