import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from '@/scripts/files';

/** Where the picture studio reads and writes, from the project folder. */
export const ART = {
  root: 'art',
  scenes: 'art/scenes',
  main: 'art/studio/main.py',
  records: 'art/renders.json',
  masters: 'data/pictures',
  cache: '.cache/art',
};

export const sceneFile = (name: string): string => path.posix.join(ART.scenes, `${name}.py`);
export const masterFile = (name: string): string => path.posix.join(ART.masters, `${name}.webp`);

/** Names of all pictures that have a scene, in alphabetical order. */
export async function sceneNames(): Promise<string[]> {
  const files = await readdir(ART.scenes).catch(() => []);
  return files
    .filter((file) => /^[a-z][a-z0-9-]*\.py$/.test(file))
    .map((file) => path.basename(file, '.py'))
    .sort();
}

/** Modules of the studio a Python source imports, as `studio.foods.rice`. */
export const studioImports = (source: string): string[] =>
  [...source.matchAll(/^\s*(?:from (studio(?:\.\w+)*) import|import (studio(?:\.\w+)*))/gm)].map(
    ([, from, whole]) => from ?? whole ?? '',
  );

/** The source without comments and docstrings: words may change without a new render. */
export function withoutWords(source: string): string {
  return source
    .replaceAll(/^[ \t]*"""[\s\S]*?"""[ \t]*$/gm, '')
    .replaceAll(/^[ \t]*#.*$/gm, '')
    .replaceAll(/[ \t]*\n(?:[ \t]*\n)*/g, '\n');
}

const shortHash = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

/**
 * A hash of all that makes a picture: its scene, the studio modules it imports and those they import, and
 * the program that renders it.
 */
export async function sourceHash(name: string): Promise<string> {
  const seen = new Map<string, string>();
  const visit = async (file: string): Promise<void> => {
    if (seen.has(file)) return;
    const source = await readFile(file, 'utf8');
    seen.set(file, withoutWords(source));
    for (const module of studioImports(source)) {
      const imported = path.posix.join(ART.root, `${module.replaceAll('.', '/')}.py`);
      if (existsSync(imported)) await visit(imported);
    }
  };
  await visit(sceneFile(name));
  await visit(ART.main);
  return shortHash(
    [...seen.keys()]
      .sort()
      .map((file) => `${file}\n${seen.get(file)}\n`)
      .join(''),
  );
}

/** What a master was made from, and the master itself, both as the first 16 digits of a hash. */
export type RenderRecord = { source: string; picture: string };

export const readRecords = async (): Promise<Record<string, RenderRecord>> =>
  JSON.parse(await readFile(ART.records, 'utf8').catch(() => '{}'));

/** Notes what a master was made from: a line for each picture, names in order, so that a difference reads at a glance. */
export async function writeRecord(name: string, record: RenderRecord): Promise<void> {
  const records = { ...(await readRecords()), [name]: record };
  const lines = Object.entries(records)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([each, value]) => `  ${JSON.stringify(each)}: ${JSON.stringify(value)}`);
  await writeWhole(ART.records, `{\n${lines.join(',\n')}\n}\n`);
}

/** Hash of a master, or '' when there is none. */
export async function pictureHash(name: string): Promise<string> {
  const bytes = await readFile(masterFile(name)).catch(() => undefined);
  return bytes ? shortHash(bytes) : '';
}

/** True when the master is the one the record speaks of and was made from these sources. */
export function isCurrent(record: RenderRecord | undefined, source: string, picture: string): boolean {
  return picture !== '' && record?.source === source && record.picture === picture;
}
