import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ART } from './folders';

/** Names of all pictures that have a scene, in alphabetical order. */
export async function sceneNames(folder = ART.scenes): Promise<string[]> {
  const files = await readdir(folder).catch(() => []);
  return files
    .filter((file) => /^[a-z][a-z0-9-]*\.py$/.test(file))
    .map((file) => file.slice(0, -'.py'.length))
    .sort();
}

/** Modules of the studio a Python source imports, as `studio.foods.rice`. */
export function studioImports(source: string): string[] {
  const from = [...source.matchAll(/^\s*from (studio(?:\.\w+)*) import/gm)];
  const plain = [...source.matchAll(/^\s*import (studio(?:\.\w+)*)/gm)];
  return [...from, ...plain].map((match) => match[1] ?? '');
}

/** The source without comments and docstrings: words may change without a new render. */
export function withoutWords(source: string): string {
  return source
    .replaceAll(/^[ \t]*"""[\s\S]*?"""[ \t]*$/gm, '')
    .replaceAll(/^[ \t]*#.*$/gm, '')
    .replaceAll(/[ \t]*\n(?:[ \t]*\n)*/g, '\n');
}

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
  await visit(path.posix.join(ART.scenes, `${name}.py`));
  await visit(ART.main);
  const hash = createHash('sha256');
  for (const file of [...seen.keys()].sort()) hash.update(`${file}\n${seen.get(file)}\n`);
  return hash.digest('hex').slice(0, 16);
}
