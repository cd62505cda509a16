import {
  type Document,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type LineCounter,
  type Node,
  type Scalar,
  visit,
  type YAMLError,
} from 'yaml';
import type { Path } from '@/lib/content/paths';

/** YAML error of a file, with its offset in the text. */
export type Fault = { found: string; allowed: string; offset: number };

const GENERAL = 'YAML: one “name: value” per line, and lines that belong together with the same indentation';
const SAME_INDENT = 'spaces at the start of the line, as many as in the lines it belongs to';

/** Excerpt for a message, truncated to one short line. */
function short(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}

/** Text in double quotes with escapes, as it can be typed. */
const quoted = (text: string) => `"${short(text).replaceAll(/[\\"]/g, '\\$&')}"`;

/** Line at an offset: its start, its text, and the text after the offset. */
function lineAt(text: string, offset: number) {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  const line = text.slice(start, end < 0 ? undefined : end).replace(/\r$/, '');
  return { start, line, end: end < 0 ? text.length : end, rest: line.slice(offset - start) };
}

/** Offset of the first character of a line that is not a space. */
const contentStart = ({ start, line }: { start: number; line: string }) =>
  start + (line.length - line.trimStart().length);

/** Last node of a kind that starts before an offset. */
function lastNode(document: Document, offset: number, isKind: (node: Node) => boolean): Node | undefined {
  let last: Node | undefined;
  visit(document, {
    Node: (_, node) => {
      if (node.range && node.range[0] < offset && isKind(node)) last = node;
    },
  });
  return last;
}

const isQuoted = (node: Node): node is Scalar =>
  isScalar(node) && (node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE');

function colonFault(text: string, offset: number): Fault {
  const { rest } = lineAt(text, offset);
  // Curly quotes around a text were meant as YAML quotes.
  const plain = CURLY.test(rest.trim()) ? rest.trim().slice(1, -1) : rest;
  const found = `a colon with a space after it, in text without straight quotes: ${short(rest)}`;
  return { found, allowed: `the text in double quotes: ${quoted(plain)}`, offset };
}

/** Line without “name: value” where one is expected. */
function lineFault(text: string, offset: number): Fault {
  const at = lineAt(text, offset);
  const found = `a line without a colon: “${short(at.line)}”`;
  const allowed = '“name: value”, with a colon and a space after the name';
  const joined = /^\s*(?:- )?([a-z]\w*):(?=\S)(?!\/\/)(.*)$/i.exec(at.line);
  if (joined) {
    const [, name = '', value = ''] = joined;
    return {
      found: `no space after the colon: “${short(at.line)}”`,
      allowed: short(`${name}: ${value}`),
      offset: contentStart(at),
    };
  }
  return { found, allowed, offset: contentStart(at) };
}

function indentFault(text: string, offset: number): Fault {
  const at = lineAt(text, offset);
  const found = `a line that is indented differently from those around it: “${short(at.line)}”`;
  return { found, allowed: SAME_INDENT, offset: contentStart(at) };
}

/** Unexpected nested mapping: a colon in a text, or a line that is indented too far. */
function nestedFault(text: string, offset: number): Fault {
  const at = lineAt(text, offset);
  if (/^\s*- /.test(at.line.slice(offset - at.start))) return indentFault(text, offset);
  if (/:(\s|$)/.test(at.rest)) return colonFault(text, offset);
  // The colon is on a continuation line of the text.
  let next = lineAt(text, at.end + 1);
  while (next.end < text.length && !/:(\s|$)/.test(next.line)) next = lineAt(text, next.end + 1);
  const isField = /^\s*[a-z][\w-]*:(\s|$)/i.test(next.line);
  return isField ? indentFault(text, next.start) : colonFault(text, contentStart(next));
}

function quoteFault(node: Scalar, text: string): Fault {
  const offset = node.range?.[0] ?? 0;
  const sign = node.type === 'QUOTE_DOUBLE' ? '"' : "'";
  return {
    found: `a quote that is not closed: ${short(lineAt(text, offset).rest)}`,
    allowed: `a ${sign} at the end of the text`,
    offset,
  };
}

/** Text after a complete value: quotes inside quotes, or a text that starts with a brace. */
function trailingFault(document: Document, text: string, offset: number): Fault | undefined {
  const before = lastNode(document, offset, (node) => isQuoted(node) || (isCollection(node) && !!node.flow));
  if (!before?.range) return undefined;
  const [start, end] = before.range;
  if (text.slice(end, offset).includes('\n')) return undefined;
  if (isScalar(before)) {
    if (text.slice(start, end).includes('\n')) return quoteFault(before, text);
    return {
      found: `text after a closing quote: ${short(lineAt(text, start).rest)}`,
      allowed: String.raw`a quote inside a text as \" in double quotes, as '' in single quotes`,
      offset,
    };
  }
  const { rest } = lineAt(text, start);
  return {
    found: `a text that begins with “${rest[0]}”: “${short(rest)}”`,
    allowed: `the text in double quotes: ${quoted(rest)}`,
    offset: start,
  };
}

/** Unquoted text that starts with a character that has another meaning in YAML. */
function signFault(text: string, offset: number): Fault {
  const { rest } = lineAt(text, offset);
  return {
    found: `a text that begins with “${rest[0]}”: “${short(rest)}”`,
    allowed: `the text in double quotes: ${quoted(rest)}`,
    offset,
  };
}

/** Unresolved alias, `*name`, of a document. */
export function aliasFault(document: Document, text: string): Fault {
  let offset = 0;
  visit(document, {
    Alias: (_, node) => {
      if (node.resolve(document)) return undefined;
      offset = node.range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return signFault(text, offset);
}

/** Unclosed bracket or brace. */
function bracketFault(document: Document, text: string, offset: number): Fault | undefined {
  const node = lastNode(document, offset, (each) => isCollection(each) && !!each.flow);
  if (!node?.range) return undefined;
  const [open, close] = isMap(node) ? ['{', '}'] : ['[', ']'];
  const { rest } = lineAt(text, node.range[0]);
  return {
    found: `a “${open}” without its “${close}”: “${short(rest)}”`,
    allowed: `a “${close}” at the end, or the text in double quotes: ${quoted(rest)}`,
    offset: node.range[0],
  };
}

function duplicateFault(document: Document, offset: number, lines: LineCounter): Fault {
  let first = 0;
  let name = '';
  visit(document, {
    Map: (_, map) => {
      const key = map.items
        .map((item) => item.key)
        .find((each) => isScalar(each) && each.range?.[0] === offset);
      if (!isScalar(key)) return;
      name = String(key.value);
      const other = map.items.find((item) => isScalar(item.key) && item.key.value === key.value)?.key;
      if (isScalar(other)) first = other.range?.[0] ?? 0;
    },
  });
  return {
    found: `the field “${name}” a second time, after line ${lines.linePos(first).line}`,
    allowed: 'each field once',
    offset,
  };
}

/** Marker lines of a Git merge conflict. */
const CONFLICT = /^(<{7}|>{7}|\|{7})( .*)?\r?$|^={7}\r?$/m;

/** Error that needs no parser: merge conflict markers, or an empty file. */
export function textFault(text: string): Fault | undefined {
  const conflict = CONFLICT.exec(text);
  if (conflict) {
    return {
      found: `a merge conflict: ${short(conflict[0])}`,
      allowed: 'one of the two versions, without the lines <<<<<<<, ======= and >>>>>>>',
      offset: conflict.index,
    };
  }
  if (/^(\uFEFF|\s|#.*|---|\.\.\.)*$/.test(text)) {
    const found = text.trim() === '' ? 'an empty file' : 'a file with comments only';
    return { found, allowed: 'lines such as “name: value”; or delete the file', offset: 0 };
  }
  return undefined;
}

/** Explanation of a parser error for the author of the file, with the text to type instead. */
export function parserFault(error: YAMLError, document: Document, text: string, lines: LineCounter): Fault {
  const [offset] = error.pos;
  // The first line of the parser's message, without position and excerpt.
  const message = error.message.replace(/\n[\s\S]*$/, '').replace(/ at line \d+, column \d+:?$/, '');
  const general = { found: message, allowed: GENERAL, offset };
  switch (error.code) {
    case 'TAB_AS_INDENT':
      return {
        found: 'a tab used for indentation',
        allowed: 'spaces at the start of a line: two for each level',
        offset: Math.max(offset, text.indexOf('\t', offset)),
      };
    case 'BLOCK_AS_IMPLICIT_KEY':
      return nestedFault(text, offset);
    case 'MULTILINE_IMPLICIT_KEY':
      return lineFault(text, offset);
    case 'DUPLICATE_KEY':
      return duplicateFault(document, offset, lines);
    case 'BAD_SCALAR_START':
    case 'TAG_RESOLVE_FAILED':
      return signFault(text, offset);
    case 'MULTIPLE_DOCS':
      return {
        found: 'a line “---” in the middle of the file',
        allowed: 'the file without that line',
        offset,
      };
    case 'BAD_DQ_ESCAPE':
      return {
        found: `a backslash in double quotes: ${short(lineAt(text, offset).rest)}`,
        allowed: String.raw`a backslash as \\, or the text in single quotes`,
        offset,
      };
    case 'BAD_INDENT':
      return (/^Flow/.test(message) && bracketFault(document, text, offset)) || indentFault(text, offset);
    case 'MISSING_CHAR': {
      if (/^Implicit map keys/.test(message)) return lineFault(text, offset);
      const node = /quote$/.test(message) ? lastNode(document, offset, isQuoted) : undefined;
      if (node && isQuoted(node)) return quoteFault(node, text);
      return (/^Flow/.test(message) && bracketFault(document, text, offset)) || general;
    }
    case 'UNEXPECTED_TOKEN': {
      if (/^(Not a YAML token|Block scalar header)/.test(message)) {
        const allowed = 'the text in the lines below, indented';
        return { found: `text after “|” or “>”: “${short(lineAt(text, offset).rest)}”`, allowed, offset };
      }
      const trailing = / at node end$/.test(message) ? trailingFault(document, text, offset) : undefined;
      return trailing ?? (lineAt(text, offset).start === offset ? indentFault(text, offset) : general);
    }
    default:
      return general;
  }
}

/** Text in curly quotes, which word processors insert in place of straight ones. */
const CURLY = /^(?:[“”„][^“”„]*[“”]|[‘‚][^‘‚]*[’‘])$/;

/** Texts in curly quotes instead of straight ones, with their paths: YAML reads the quotes as text. */
export function curlyTexts(document: Document): { path: Path; node: Scalar }[] {
  const found: { path: Path; node: Scalar }[] = [];
  visit(document, {
    Scalar: (key, node, around) => {
      if (key === 'key' || node.type !== 'PLAIN' || typeof node.value !== 'string') return;
      if (node.value.length > 1 && CURLY.test(node.value))
        found.push({ path: pathOf([...around, node]), node });
    },
  });
  return found;
}

/** Path of the last of several nested nodes. */
function pathOf(nodes: readonly unknown[]): Path {
  return nodes.flatMap((node, index): PropertyKey[] => {
    if (isPair(node)) return [String(isScalar(node.key) ? node.key.value : node.key)];
    return isSeq(node) ? [node.items.indexOf(nodes[index + 1])] : [];
  });
}
