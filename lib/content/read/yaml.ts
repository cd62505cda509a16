import { createHash } from 'node:crypto';
import { isMap, isNode, isScalar, isSeq, LineCounter, type Node, type Pair, parseDocument } from 'yaml';
import { type Path, valueAt } from '@/lib/content/paths';
import type { Position, Problem } from '@/lib/content/problem';

/** A file of content as it was read, not checked yet. */
export type YamlFile = {
  /** Path from the project root. */
  file: string;
  /** What it holds; undefined where it cannot be read. */
  value: unknown;
  /** Its `status`, which is read even where the rest cannot be: a draft may be in the middle of being written. */
  status: string | undefined;
  /** Why it cannot be read: every fault of its YAML. */
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

/** What texts without a fault hold, as JSON, by the hash of the text: that is read in a fraction of the time. */
export type KnownYaml = {
  /** Of an earlier run. */
  before: ReadonlyMap<string, string>;
  /** Of this run, to which every text that is read is added. */
  now: Map<string, string>;
};

/**
 * Reads the YAML of one file. Never throws: what is wrong stands in `problems`.
 *
 * @param known what was read before
 */
export function readYaml(file: string, text: string, known?: KnownYaml): YamlFile {
  const status = /^status:[ \t]*['"]?(\w+)/m.exec(text)?.[1];
  const hash = createHash('sha256').update(text).digest('hex');
  const json = known?.before.get(hash);
  if (json !== undefined) {
    known?.now.set(hash, json);
    // Positions are asked for where something is wrong, which is seldom.
    const positionOf = (path: Path) => readYaml(file, text).positionOf(path);
    return { file, value: JSON.parse(json), status, problems: [], positionOf };
  }
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true });
  const at = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const problems = document.errors.map(({ message, pos }): Problem => {
    // The parser adds the position, and an excerpt on further lines.
    const found = message.replace(/\n[\s\S]*$/, '').replace(/ at line \d+, column \d+:?$/, '');
    const allowed = 'YAML: one “name: value” a line, and what belongs together indented alike';
    return { file, field: 'the file itself', found, allowed, position: at(pos[0]) };
  });
  const value: unknown = problems.length > 0 ? undefined : document.toJS();
  if (value !== undefined) known?.now.set(hash, JSON.stringify(value));
  return {
    file,
    value,
    status,
    problems,
    positionOf: (path) => at(nodeAt(document.contents, path)?.range?.[0] ?? 0),
  };
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
