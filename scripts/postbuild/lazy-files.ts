import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesUnder } from '@/scripts/gate/export-files';

/** Where the scripts of an export stand, as the lists in them write it. */
const CHUNKS = 'static/chunks/';

/** A call of `import()` in a built script names every file that has to be there first. */
const LIST = /\["static\/chunks\/[^\]]*\]/g;

/** Built scripts of an export by the name that lists use, with their code. */
function scriptsOf(folder: string): Map<string, string> {
  const under = path.join(folder, '_next', CHUNKS);
  const files = filesUnder(under).filter((file) => file.endsWith('.js'));
  return new Map(files.map((file) => [`${CHUNKS}${file}`, readFileSync(path.join(under, file), 'utf8')]));
}

const listsIn = (code: string): string[][] =>
  (code.match(LIST) ?? []).map((list) => JSON.parse(list) as string[]);

/**
 * The files that are loaded on first use together with code that holds one of `marks`: the scripts with the mark, all
 * that is listed beside them, and what those load in turn. As paths in the export, without those of `first`.
 * Throws an Error for a mark that no script holds, and for one that nothing loads on first use.
 */
export function lazyFilesOf(folder: string, marks: readonly string[], first: readonly string[]): string[] {
  const scripts = scriptsOf(folder);
  const loaded = new Set(first.map((file) => file.replace(/^_next\//, '')));
  const lists = [...scripts.values()].flatMap(listsIn);
  const wanted = new Set<string>();
  const take = (file: string) => {
    if (wanted.has(file) || loaded.has(file)) return;
    wanted.add(file);
    for (const list of listsIn(scripts.get(file) ?? '')) list.forEach(take);
  };
  for (const mark of marks) {
    const holders = [...scripts].filter(([, code]) => code.includes(mark)).map(([file]) => file);
    const loads = lists.filter((list) => list.some((file) => holders.includes(file)));
    if (loads.length === 0) {
      const what =
        holders.length === 0 ? 'is in no script' : `is in ${holders.join(', ')}, which nothing loads`;
      throw new Error(`${folder}: “${mark}” ${what}, so it would be missing without a network.`);
    }
    for (const list of loads) list.forEach(take);
  }
  return [...wanted].map((file) => `_next/${file}`).sort();
}
