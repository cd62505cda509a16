import { isMap, isNode, isPair, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
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
  positionOf: (path: readonly PropertyKey[]) => Position;
};

/** The node at a path: that of the key for what stands in a map. Of a path that leads nowhere, the last one on it. */
function nodeAt(root: Node | null, path: readonly PropertyKey[]): Node | null {
  let node: unknown = root;
  let reached = root;
  for (const key of path) {
    let next: unknown;
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key));
      if (isNode(pair?.key)) reached = pair.key;
      next = pair?.value;
    } else if (isSeq(node)) {
      next = node.items[Number(key)];
      const first = isPair(next) ? next.key : next;
      if (isNode(first)) reached = first;
    }
    if (!isNode(next)) break;
    node = next;
  }
  return reached;
}

/** Reads the YAML of one file. Never throws: what is wrong stands in `problems`. */
export function readYaml(file: string, text: string): YamlFile {
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
  return {
    file,
    value: problems.length > 0 ? undefined : document.toJS(),
    status: /^status:[ \t]*['"]?(\w+)/m.exec(text)?.[1],
    problems,
    positionOf: (path) => at(nodeAt(document.contents, path)?.range?.[0] ?? 0),
  };
}

/** The word for one entry of a list: "step" of `steps`, "entry" of what has no plural of its own. */
function singular(list: string): string {
  if (list === 'items') return 'entry';
  if (list.endsWith('ies')) return list.replace(/ies$/, 'y');
  return list.endsWith('s') ? list.slice(0, -1) : 'entry';
}

/** What an entry of a list calls itself, by the field that names things of its kind. */
function ownName(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { title, name, label, question, id } = entry as Record<string, unknown>;
  return [title, name, label, question, id].find(
    (value): value is string => typeof value === 'string' && value.trim() !== '',
  );
}

/**
 * The innermost entry of a list on the way to a path, by its own name: "the step “Fry the paste”". Undefined where none
 * has a name.
 */
export function entryName(value: unknown, path: readonly PropertyKey[]): string | undefined {
  let inner = value;
  let name: string | undefined;
  let list = '';
  for (const key of path) {
    if (typeof inner !== 'object' || inner === null) break;
    inner = (inner as Record<PropertyKey, unknown>)[key];
    if (typeof key === 'number') {
      const own = ownName(inner);
      if (own !== undefined) name = `the ${singular(list)} “${own}”`;
    } else list = String(key);
  }
  return name;
}
