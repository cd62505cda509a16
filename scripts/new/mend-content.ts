import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type Document, isMap, isSeq, parseDocument } from 'yaml';
import { type Problem, parsePath } from '@/lib/content/problem';
import { readContent } from '@/lib/content/read/read-content';

type Path = readonly PropertyKey[];

const NAVIGATION = 'data/navigation.yaml';

/** Rounds after which what is still wrong is left to a person. A round goes one level further out at each place. */
const MOST_ROUNDS = 40;

/**
 * What to take out so that a problem is none: the field itself, or what holds it where it is missing. An entry of a menu
 * goes as a whole, since without its address it would announce a page that is to come.
 */
function toRemove(document: Document, { file, field }: Problem): Path {
  const path = parsePath(field);
  if (!document.hasIn(path)) return path.slice(0, -1);
  return file === NAVIGATION ? path.slice(0, path.findLastIndex((key) => typeof key === 'number') + 1) : path;
}

/** Later entries first, so that the numbers of those before stay right. */
function fromTheEnd(one: Path, other: Path): number {
  for (const [index, key] of one.entries()) {
    const beside = other[index];
    if (beside === undefined) return -1;
    if (key === beside) continue;
    return typeof key === 'number' && typeof beside === 'number' ? beside - key : 0;
  }
  return one.length < other.length ? 1 : 0;
}

/** Takes menus out that have lost all their entries. */
function removeEmptyMenus(node: unknown): boolean {
  if (isSeq(node)) {
    node.items = node.items.filter((item) => !removeEmptyMenus(item));
    return false;
  }
  if (!isMap(node)) return false;
  let isEmpty = false;
  for (const { value } of node.items) {
    removeEmptyMenus(value);
    if (isSeq(value) && value.items.length === 0) isEmpty = true;
  }
  return isEmpty && !node.has('href');
}

/**
 * Takes out of the content whatever leads to what is not there any more: links, references, entries of lists that are
 * nothing without them, and at last files that cannot stand alone, of those in `mayGo`.
 *
 * @returns the files that were removed
 */
export function mendContent(mayGo: ReadonlySet<string>): { removed: string[] } {
  const removed: string[] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const { problems } = readContent();
    let changed = false;
    for (const file of new Set(problems.map((problem) => problem.file))) {
      if (!file.endsWith('.yaml') || !existsSync(file)) continue;
      const before = readFileSync(file, 'utf8');
      const document = parseDocument(before);
      const paths = problems
        .filter((problem) => problem.file === file)
        .map((problem) => toRemove(document, problem));
      if (paths.some((path) => path.length === 0)) {
        if (!mayGo.has(file)) continue;
        rmSync(file);
        removed.push(file);
        changed = true;
        continue;
      }
      const each = new Map(paths.map((path) => [JSON.stringify(path), path]));
      for (const path of [...each.values()].sort(fromTheEnd)) document.deleteIn(path);
      const after = document.toString({ lineWidth: 100 });
      if (after !== before) {
        writeFileSync(file, after);
        changed = true;
      }
    }
    if (!changed) break;
  }
  try {
    const document = parseDocument(readFileSync(NAVIGATION, 'utf8'));
    const before = String(document);
    if (isMap(document.contents)) for (const { value } of document.contents.items) removeEmptyMenus(value);
    if (String(document) !== before) writeFileSync(NAVIGATION, document.toString({ lineWidth: 100 }));
  } catch {
    // A site without menus.
  }
  return { removed };
}
