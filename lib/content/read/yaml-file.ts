import { isMap, isNode, isPair, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { Problem } from '@/lib/content/checks/problem';

/** Where something stands in a file, both from 1. */
export type Position = { line: number; column: number };

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

/** The first line of what the parser says, without the position that stands beside it and the excerpt under it. */
function sentenceOf(message: string): string {
  return (message.split('\n')[0] ?? message).replace(/ at line \d+, column \d+:?$/, '');
}

/** Reads the YAML of one file. Never throws: what is wrong stands in `problems`. */
export function readYaml(file: string, text: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true });
  const at = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const problems = document.errors.map(
    (error): Problem => ({
      file,
      field: 'the file itself',
      found: sentenceOf(error.message),
      allowed: 'YAML: one “name: value” a line, and what belongs together indented alike',
      position: at(error.pos[0]),
    }),
  );
  return {
    file,
    value: problems.length > 0 ? undefined : document.toJS(),
    status: /^status:[ \t]*['"]?(\w+)/m.exec(text)?.[1],
    problems,
    positionOf: (path) => at(nodeAt(document.contents, path)?.range?.[0] ?? 0),
  };
}
