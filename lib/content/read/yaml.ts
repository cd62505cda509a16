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
import { formatPath, type Path } from '@/lib/content/paths';
import { type Problem, type TextPosition, WHOLE_FILE } from '@/lib/content/problem';
import { decodeFile } from './decode';
import { aliasFault, curlyTexts, type Fault, parserFault, textFault } from './yaml-faults';

/** Content file after parsing, before validation. */
export type YamlFile = {
  /** Path from the project root. */
  file: string;
  /** Parsed value; undefined if it cannot be parsed. */
  value: unknown;
  /** Its `status`, read even from a file that cannot be parsed: a draft may be half written. */
  status: string | undefined;
  /** Names and addresses of a file that cannot be parsed, read from single lines. */
  outline: Readonly<Record<string, string | string[]>>;
  /** Parser errors, and texts in curly quotes. */
  problems: Problem[];
  /**
   * Position of the value at a path, or of the nearest existing value around it.
   *
   * @param line of a text that is written as it is, below `|`; from 1
   */
  positionOf: (path: Path, line?: number) => TextPosition;
};

/** True for a draft and a file that is switched off: their owner keeps them from the site. */
export const isHidden = ({ status }: Pick<YamlFile, 'status'>): boolean =>
  status === 'draft' || status === 'off';

/** Text at a path that is written below `|`, line by line. */
function literalAt(document: Document, path: Path): Node | undefined {
  const node = document.getIn(path, true);
  return isScalar(node) && node.type === 'BLOCK_LITERAL' ? node : undefined;
}

/** Node at a path, for a map entry that of its key; the last existing node of a path that does not exist. */
function nodeAt(root: Node | null, path: Path): Node | null {
  let node: unknown = root;
  let reached = root;
  for (const key of path) {
    const isKey = (item: Pair) => isScalar(item.key) && String(item.key.value) === String(key);
    const pair = isMap(node) ? node.items.find(isKey) : undefined;
    const entry = isSeq(node) ? node.items[Number(key)] : undefined;
    const found = pair ? pair.key : entry;
    if (isNode(found)) reached = found;
    node = pair ? pair.value : entry;
  }
  return reached;
}

/** Problems for texts in curly quotes. */
function curlyProblems(file: string, document: Document, at: (offset: number) => TextPosition): Problem[] {
  return curlyTexts(document).map(({ path, node }) => ({
    file,
    field: formatPath(path),
    found: `curly quotes around the text: ${node.value}`,
    allowed: 'straight quotes (") around it, or none; to show curly quotes, straight quotes around them',
    position: at(node.range?.[0] ?? 0),
  }));
}

/** Value of a document, or its error: an unresolved alias. */
function readValue(document: Document, text: string): { value?: unknown; fault?: Fault } {
  try {
    return { value: document.toJS() };
  } catch {
    return { fault: aliasFault(document, text) };
  }
}

/** Top-level fields that other files refer to, matched without a parser. */
const OUTLINE = /^(slug|customLink|id|path|guide):[ \t]*(?:"([^"\n]*)"|'([^'\n]*)'|([^\s#][^\n#]*))/gm;

/** Names and addresses of a file that cannot be parsed, read from single lines. */
function outlineOf(text: string): Record<string, string | string[]> {
  const [alsoAt = ''] = /^alsoAt:.*(\n\s*- .*)*/m.exec(text) ?? [];
  const fields = [...text.matchAll(OUTLINE)].map(([, name = '', double, single, plain = '']) => [
    name,
    (double ?? single ?? plain).trim(),
  ]);
  return { ...Object.fromEntries(fields), alsoAt: alsoAt.match(/\/[a-z0-9/-]+/g) ?? [] };
}

/**
 * Parses the YAML of one file. Never throws: `problems` has the first error, and texts in curly quotes.
 *
 * @param content text, or bytes in UTF-8
 */
export function readYaml(file: string, content: string | Uint8Array): YamlFile {
  const { text, problem } = typeof content === 'string' ? { text: content } : decodeFile(file, content);
  const status = /^status:[ \t]*['"]?(\w+)/m.exec(text)?.[1];
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true });
  const at = (offset: number): TextPosition => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const positionOf = (path: Path, line?: number) => {
    const literal = line === undefined ? undefined : literalAt(document, path);
    if (line === undefined || !literal?.range) return at(nodeAt(document.contents, path)?.range?.[0] ?? 0);
    const row = at(literal.range[0]).line + line;
    const written = text.split('\n')[row - 1] ?? '';
    return { line: row, column: written.length - written.trimStart().length + 1 };
  };
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
