import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where the picture studio reads and writes, from the project folder. */
export const ART = {
  root: 'art',
  scenes: 'art/scenes',
  main: 'art/studio/main.py',
  records: 'art/renders.json',
  masters: 'data/pictures',
  cache: '.cache/art',
};

export const sceneFile = (name: string): string => `${ART.scenes}/${name}.py`;
export const masterFile = (name: string): string => `${ART.masters}/${name}.webp`;

/** Names of all pictures that have a scene, in alphabetical order. */
export function sceneNames(): string[] {
  return (existsSync(ART.scenes) ? readdirSync(ART.scenes) : [])
    .filter((file) => /^[a-z][a-z0-9-]*\.py$/.test(file))
    .map((file) => path.basename(file, '.py'))
    .sort();
}

/** Modules of the studio a Python source imports, as `studio.foods.rice`. */
export const studioImports = (source: string): string[] =>
  [...source.matchAll(/^\s*(?:from|import) (studio(?:\.\w+)*)/gm)].map(([, module = '']) => module);

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
export function sourceHash(name: string): string {
  const sources = new Map<string, string>();
  const visit = (file: string): void => {
    if (sources.has(file)) return;
    const source = readFileSync(file, 'utf8');
    sources.set(file, `${file}\n${withoutWords(source)}\n`);
    for (const module of studioImports(source)) {
      const imported = `${ART.root}/${module.replaceAll('.', '/')}.py`;
      if (existsSync(imported)) visit(imported);
    }
  };
  visit(sceneFile(name));
  visit(ART.main);
  return shortHash(
    [...sources.keys()]
      .sort()
      .map((file) => sources.get(file))
      .join(''),
  );
}

/** What a master was made from, and the master itself, both as the first 16 digits of a hash. */
type RenderRecord = { source: string; picture: string };

export function readRecords(): Record<string, RenderRecord> {
  return existsSync(ART.records) ? JSON.parse(readFileSync(ART.records, 'utf8')) : {};
}

/**
 * Notes that the master now on disk was made from these sources: a line for each picture, names in order, so that a
 * difference reads at a glance. In one go, since several pictures may be rendered at a time.
 */
export function writeRecord(name: string, source: string): void {
  const records = { ...readRecords(), [name]: { source, picture: pictureHash(name) } };
  const lines = Object.entries(records)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([each, value]) => `  ${JSON.stringify(each)}: ${JSON.stringify(value)}`);
  writeFileSync(ART.records, `{\n${lines.join(',\n')}\n}\n`);
}

/** Hash of a master, or '' when there is none. */
export function pictureHash(name: string): string {
  return existsSync(masterFile(name)) ? shortHash(readFileSync(masterFile(name))) : '';
}

/** True when the master is the one the record speaks of and was made from these sources. */
export function isCurrent(record: RenderRecord | undefined, source: string, picture: string): boolean {
  return picture !== '' && record?.source === source && record.picture === picture;
}
