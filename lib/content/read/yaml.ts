import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
} from 'yaml';
import { formatPath, type Path, valueAt } from '@/lib/content/paths';
import type { Position, Problem } from '@/lib/content/problem';
import { decodeFile } from './decode';
import { aliasFault, curlyTexts, type Fault, parserFault, textFault } from './yaml-faults';

/** A file of content as it was read, not checked yet. */
export type YamlFile = {
  /** Path from the project root. */
  file: string;
  /** What it holds; undefined where it cannot be read. */
  value: unknown;
  /** Its `status`, which is read even where the rest cannot be: a draft may be in the middle of being written. */
  status: string | undefined;
  /** Of a file that cannot be read, the fields by which others lead to it, as far as single lines tell them. */
  outline: Readonly<Record<string, string | string[]>>;
  /** Why it cannot be read, or what of it is not meant as it is written. */
  problems: Problem[];
  /** Where the value at a path stands, or the nearest value around it that is there. */
  positionOf: (path: Path) => Position;
};

/** The node at a path: that of the key for what stands in a map. Of a path that leads nowhere, the last one on it. */
function nodeAt(root: Node | null, path: Path): Node | null {
  let node: unknown = root;
  let reached = root;
  for (const key of path) {
    const isKey = (item: Pair) => isScalar(item.key) && String(item.key.value) === String(key);
    const pair = isMap(node) ? node.items.find(isKey) : undefined;
    const entry = isSeq(node) ? node.items[Number(key)] : undefined;
    const place = pair ? pair.key : entry;
    if (isNode(place)) reached = place;
    node = pair ? pair.value : entry;
  }
  return reached;
}

const WHOLE_FILE = 'the file itself';

/** Texts in curly quotes as problems of their fields. */
function curlyProblems(file: string, document: Document, at: (offset: number) => Position): Problem[] {
  return curlyTexts(document).map(({ path, node }) => ({
    file,
    field: formatPath(path),
    found: `curly quotes around the text: ${node.value}`,
    allowed: 'straight quotes (") around it, or none; to show the curly ones, straight ones around them',
    position: at(node.range?.[0] ?? 0),
  }));
}

/** Value of a document, or the fault that keeps it from being read: an alias that names nothing. */
function readValue(document: Document, text: string): { value?: unknown; fault?: Fault } {
  try {
    return { value: document.toJS() };
  } catch {
    return { fault: aliasFault(document, text) };
  }
}

/** Top fields by which other files lead to one that cannot be parsed. */
const OUTLINE = /^(slug|customLink|id|path|guide):[ \t]*(?:"([^"\n]*)"|'([^'\n]*)'|([^\s#][^\n#]*))/gm;

/** Names and addresses of a file that cannot be parsed, as far as single lines tell them. */
function outlineOf(text: string): Record<string, string | string[]> {
  const [alsoAt = ''] = /^alsoAt:.*(\n\s*- .*)*/m.exec(text) ?? [];
  const fields = [...text.matchAll(OUTLINE)].map(([, name = '', double, single, plain = '']) => [
    name,
    (double ?? single ?? plain).trim(),
  ]);
  return { ...Object.fromEntries(fields), alsoAt: alsoAt.match(/\/[a-z0-9/-]+/g) ?? [] };
}

/**
 * Reads the YAML of one file. Never throws: the first fault that keeps it from being read, and texts in curly quotes, are
 * in `problems`.
 *
 * @param content its text, or its bytes, which have to be UTF-8
 */
export function readYaml(file: string, content: string | Uint8Array): YamlFile {
  const { text, problem } = typeof content === 'string' ? { text: content } : decodeFile(file, content);
  const status = /^status:[ \t]*['"]?(\w+)/m.exec(text)?.[1];
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true });
  const at = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const positionOf = (path: Path) => at(nodeAt(document.contents, path)?.range?.[0] ?? 0);
  const [error] = [...document.errors, ...document.warnings];
  const found = textFault(text) ?? (error && parserFault(error, document, text, lines));
  const { value, fault = found } = found ? { fault: found } : readValue(document, text);
  if (problem || fault) {
    const broken = fault && {
      file,
      field: WHOLE_FILE,
      found: fault.found,
      allowed: fault.allowed,
      position: at(fault.offset),
    };
    const problems = [problem ?? broken].flatMap((each) => each ?? []);
    return { file, value: undefined, outline: outlineOf(text), status, problems, positionOf };
  }
  const problems = curlyProblems(file, document, at);
  return { file, value, outline: {}, status, problems, positionOf };
}

/** The word for one entry of a list: "step" of `steps`, "entry" of what has no plural of its own. */
function singular(list: string): string {
  if (list === 'items' || !list.endsWith('s')) return 'entry';
  return list.replace(/ies$/, 'y').replace(/s$/, '');
}

/** What an entry of a list calls itself, by the field that names things of its kind. */
function ownName(entry: unknown): string | undefined {
  const { title, name, label, question, id } = Object(entry);
  return [title, name, label, question, id].find((value) => typeof value === 'string' && value.trim() !== '');
}

/**
 * The innermost entry of a list on the way to a path, by its own name: "the step “Fry the paste”". Undefined where none
 * has a name.
 */
export function entryName(value: unknown, path: Path): string | undefined {
  const names = path.map((key, index) => {
    if (typeof key !== 'number') return undefined;
    const own = ownName(valueAt(value, path.slice(0, index + 1)));
    return own && `the ${singular(String(path[index - 1] ?? ''))} “${own}”`;
  });
  return names.findLast((name) => name !== undefined);
}
