import { isMap, isNode, isScalar, isSeq, Lexer, parseDocument } from 'yaml';
import type { Path } from '@/lib/content/paths';

/** A comment `# replace: …`, which marks a value of the starter until its owner deletes the comment. */
export type ReplaceComment = {
  /** Path of the marked value; empty for the whole file. */
  path: Path;
  /** The text after `replace:`, which says what to put there. */
  put: string;
  /** Line of the comment, from 1. */
  line: number;
};

const MARK = /^#\s*replace:\s*(.*?)\s*$/i;

/** Tokens of the lexer that are not part of the text: start of a document, end of a flow, start of a scalar. */
const CONTROLS = ['\u0002', '\u0018', '\u001f'];

/** Every comment with its offset. */
function commentsIn(text: string): { comment: string; offset: number }[] {
  const found: { comment: string; offset: number }[] = [];
  let offset = 0;
  let before = '';
  for (const token of new Lexer().lex(text)) {
    const isScalarText = before === '\u001f';
    before = token;
    if (CONTROLS.includes(token)) continue;
    if (token.startsWith('#') && !isScalarText) found.push({ comment: token, offset });
    offset += token.length;
  }
  return found;
}

/** Range of a value with its key. */
type TextRange = { path: Path; start: number; end: number };

/** Places of all values inside a node, each before those inside it. */
function rangesIn(node: unknown, path: Path = []): TextRange[] {
  const rangeOf = (key: string | number, first: unknown, value: unknown): TextRange[] => {
    const start = isNode(first) ? first.range?.[0] : undefined;
    const end = isNode(value) ? value.range?.[1] : undefined;
    const inner = [...path, key];
    return [{ path: inner, start: start ?? 0, end: end ?? start ?? 0 }, ...rangesIn(value, inner)];
  };
  if (isSeq(node)) return node.items.flatMap((item, index) => rangeOf(index, item, item));
  if (!isMap(node)) return [];
  return node.items.flatMap(({ key, value }) => rangeOf(String(isScalar(key) ? key.value : key), key, value));
}

/**
 * Path of the value that a comment marks: after a value that one; on its own line the next one, or the whole file if an
 * empty line follows.
 */
function markedPath(text: string, offset: number, places: readonly TextRange[]): Path {
  const lineStart = text.lastIndexOf('\n', offset) + 1;
  const [first] = places;
  if (text.slice(lineStart, offset).trim() === '') {
    const next = places.find(({ start }) => start > offset);
    const isFirst = next === first && /\n[ \t]*\r?\n/.test(text.slice(offset, first?.start));
    return next && !isFirst ? next.path : [];
  }
  const before = places.filter(({ start }) => start < offset);
  const onLine = before.filter(({ start }) => start >= lineStart);
  const ended = (onLine.length > 0 ? onLine : before).filter(({ end }) => end <= offset);
  return (onLine.length > 0 ? (ended[0] ?? onLine.at(-1)) : ended.at(-1))?.path ?? [];
}

/** The `# replace:` comments of a YAML file, in the order of its lines. */
export function readReplaceComments(text: string): ReplaceComment[] {
  const marks = commentsIn(text).flatMap(({ comment, offset }) => {
    const put = MARK.exec(comment)?.[1];
    return put === undefined ? [] : [{ put, offset }];
  });
  if (marks.length === 0) return [];
  const places = rangesIn(parseDocument(text).contents);
  return marks.map(({ put, offset }) => ({
    path: markedPath(text, offset, places),
    put,
    line: text.slice(0, offset).split('\n').length,
  }));
}

/** True where a path is inside another one, or is it. */
export const isInside = (path: Path, outer: Path): boolean =>
  outer.every((key, index) => path[index] === key);
