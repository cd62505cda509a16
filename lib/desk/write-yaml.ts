import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  parse,
  parseDocument,
  stringify,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { pairEntries } from './form-value';
import { isSame } from './same';

/** Characters of a line, as the files of the starter have them. */
const LINE_WIDTH = 100;

/** YAML of a value in a block, indented by `indent` spaces except on its first line. */
function blockOf(value: unknown, indent: number): string {
  const text = stringify(value, { lineWidth: Math.max(40, LINE_WIDTH - indent) });
  const space = ' '.repeat(indent);
  return text.replace(/\n(?=[^\n])/g, `\n${space}`);
}

/** Entry of a block: the comments above it, and its own lines from its first character to the last line break. */
type Entry = { lead: string; body: string };

/** Text of a file with the positions of its nodes. */
class Source {
  constructor(
    readonly text: string,
    private readonly document: Document,
  ) {}

  /** Offset after the line break that ends the line of `offset`. */
  endOfLine(offset: number): number {
    const end = this.text.indexOf('\n', offset);
    return end < 0 ? this.text.length : end + 1;
  }

  startOfLine(offset: number): number {
    return this.text.lastIndexOf('\n', offset - 1) + 1;
  }

  /** Value of a node, without positions. */
  valueOf(node: Node): unknown {
    return node.toJS(this.document);
  }

  /** Offset after the last line of a node. */
  endOf(node: Node): number {
    const last = isBlock(node) ? node.items.at(-1) : undefined;
    if (last !== undefined) {
      const inner = isNode(last)
        ? last
        : ((last as { value?: unknown }).value ?? (last as { key?: unknown }).key);
      if (isNode(inner) && inner.range) return this.endOf(inner);
    }
    const end = node.range?.[1] ?? 0;
    return this.text[end - 1] === '\n' ? end : this.endOfLine(end);
  }
}

/** True for a map or list with a line for each entry. */
const isBlock = (node: unknown): node is YAMLMap | YAMLSeq => isCollection(node) && !node.flow;

/** Offsets of the first character of each entry of a block: its key, or the dash before it. */
function startsOf(source: Source, node: YAMLMap | YAMLSeq): number[] | undefined {
  const starts = node.items.map((item) => {
    if (isMap(node)) return Object(item).key?.range?.[0] as number | undefined;
    const [start] = (isNode(item) && item.range) || [];
    if (start === undefined) return undefined;
    const dash = source.text.lastIndexOf('-', start - 1);
    return /^-\s+$/.test(source.text.slice(dash, start)) ? dash : undefined;
  });
  return starts.includes(undefined) ? undefined : (starts as number[]);
}

/** Entries of a block with their comments. `isInline` is true if the first one is on the line of what holds the block. */
function entriesOf(
  source: Source,
  node: YAMLMap | YAMLSeq,
  starts: readonly number[],
  from: number,
): Entry[] {
  return node.items.map((item, index) => {
    const start = starts[index] ?? 0;
    const inner = isNode(item) ? item : (Object(item).value ?? Object(item).key);
    const end = isNode(inner) && inner.range ? source.endOf(inner) : source.endOfLine(start);
    const before = index === 0 ? from : endBefore(source, node, index);
    const lead = source.text.slice(before, Math.max(before, source.startOfLine(start)));
    return { lead, body: source.text.slice(start, end) };
  });
}

/** Offset after the lines of the entry before another one. */
function endBefore(source: Source, node: YAMLMap | YAMLSeq, index: number): number {
  const item = node.items[index - 1];
  const inner = isNode(item) ? item : (Object(item).value ?? Object(item).key);
  return isNode(inner) && inner.range ? source.endOf(inner) : 0;
}

const withBreak = (text: string) => (text.endsWith('\n') ? text : `${text}\n`);

/**
 * Text of a block after a change: entries that stay are copied with their comments.
 *
 * @param from offset at which the comments above its first entry begin
 * @returns undefined if the block cannot be taken apart
 */
function changedBlock(
  source: Source,
  node: YAMLMap | YAMLSeq,
  value: object,
  from: number,
): string | undefined {
  const starts = startsOf(source, node);
  const [first] = starts ?? [];
  if (!starts || first === undefined) return undefined;
  const column = first - source.startOfLine(first);
  const isInline = source.startOfLine(first) < from;
  const entries = entriesOf(source, node, starts, from);
  const changed = isMap(node)
    ? changedPairs(source, node, value as Record<string, unknown>, entries, column)
    : changedItems(source, node as YAMLSeq, value as unknown[], entries, column);
  if (changed.length === 0) return undefined;
  const space = ' '.repeat(column);
  return changed
    .map(({ lead, body }, index) =>
      isInline && index === 0 ? withBreak(body) : `${lead}${space}${withBreak(body)}`,
    )
    .join('');
}

/** Entries of a map after a change, in the order of the file; new keys follow the key before them. */
function changedPairs(
  source: Source,
  node: YAMLMap,
  value: Record<string, unknown>,
  entries: readonly Entry[],
  column: number,
): Entry[] {
  const kept = node.items.flatMap((pair, index) => {
    const name = String(isScalar(pair.key) ? pair.key.value : pair.key);
    const entry = entries[index];
    if (!(name in value) || !entry) return [];
    const next = value[name];
    const inner = pair.value;
    if (!isNode(inner)) return [{ name, entry: { ...entry, body: pairText(name, next, column) } }];
    if (isSame(source.valueOf(inner), next)) return [{ name, entry }];
    return [{ name, entry: { ...entry, body: changedPair(source, pair, inner, next, entry, column) } }];
  });
  const result = [...kept];
  const names = Object.keys(value);
  for (const [index, name] of names.entries()) {
    if (result.some((one) => one.name === name)) continue;
    const before = names.slice(0, index).findLast((other) => result.some((one) => one.name === other));
    const at = before === undefined ? 0 : result.findIndex((one) => one.name === before) + 1;
    result.splice(at, 0, { name, entry: { lead: '', body: pairText(name, value[name], column) } });
  }
  return result.map(({ entry }) => entry);
}

const pairText = (name: string, value: unknown, column: number) => blockOf({ [name]: value }, column);

/** Lines of a key whose value changed. */
function changedPair(
  source: Source,
  pair: YAMLMap['items'][number],
  inner: Node,
  next: unknown,
  entry: Entry,
  column: number,
): string {
  const start = (pair.key as Node).range?.[0] ?? 0;
  const nested = nestedText(source, inner, next);
  if (nested !== undefined) return source.text.slice(start, nested.from) + nested.text;
  const name = String(isScalar(pair.key) ? pair.key.value : pair.key);
  const flow = flowText(source, inner, next, column + name.length + 2);
  if (flow !== undefined && inner.range) {
    const tail = entry.body.slice(inner.range[1] - start);
    return source.text.slice(start, inner.range[0]) + flow + tail;
  }
  const text = pairText(name, next, column);
  const comment = /\s+#[^\n]*\n?$/.exec(entry.body)?.[0];
  const isOneLine = text.trimEnd().indexOf('\n') < 0 && entry.body.trimEnd().indexOf('\n') < 0;
  // A comment after the value belongs to the key, such as "# replace: the address of your channel".
  return isOneLine && comment && hasComment(inner) ? `${text.trimEnd()}${comment}` : text;
}

const hasComment = (node: Node) => typeof node.comment === 'string';

/** YAML of a value on one line: `[pork, stew]`, `{ name: pork }`; undefined if it does not fit. */
function onOneLine(value: object, column: number): string | undefined {
  const text = stringify(value, {
    collectionStyle: 'flow',
    lineWidth: 0,
    flowCollectionPadding: !Array.isArray(value),
  }).trim();
  return text.length + column <= LINE_WIDTH && !text.includes('\n') ? text : undefined;
}

/** Text of a changed value in brackets or braces, which stays in them if it fits; undefined for other values. */
function flowText(source: Source, inner: Node, next: unknown, column: number): string | undefined {
  if (!isCollection(inner) || !inner.flow || typeof next !== 'object' || next === null) return undefined;
  if (isSeq(inner) !== Array.isArray(next)) return undefined;
  const ordered = isMap(inner) ? inFileOrder(inner, next as Record<string, unknown>) : next;
  const spliced = isMap(inner) ? splicedFlow(source, inner, ordered as Record<string, unknown>) : undefined;
  if (spliced === undefined && source.text.slice(...(inner.range ?? [0, 0])).includes('\n')) return undefined;
  return spliced ?? onOneLine(ordered, column);
}

const namesOf = (map: YAMLMap) => map.items.map(({ key }) => String(isScalar(key) ? key.value : key));

/** A value with its keys in the order of the file, and new ones after them. */
function inFileOrder(map: YAMLMap, value: Record<string, unknown>): Record<string, unknown> {
  const names = namesOf(map).filter((name) => name in value);
  return { ...Object.fromEntries(names.map((name) => [name, value[name]])), ...value };
}

/** Text of a map in braces of which only plain values changed: the rest stays as it was written. */
function splicedFlow(source: Source, inner: YAMLMap, next: Record<string, unknown>): string | undefined {
  const [start = 0, end = 0] = inner.range ?? [];
  const names = namesOf(inner);
  if (!isSame(names, Object.keys(next))) return undefined;
  let text = '';
  let at = start;
  for (const [index, { value }] of inner.items.entries()) {
    const changed = next[names[index] ?? ''];
    if (!isNode(value) || !value.range) return undefined;
    if (isSame(source.valueOf(value), changed)) continue;
    const plain = stringify([changed], {
      collectionStyle: 'flow',
      lineWidth: 0,
      flowCollectionPadding: false,
    });
    if (typeof changed === 'object' || plain.trim().includes('\n')) return undefined;
    text += source.text.slice(at, value.range[0]) + plain.trim().slice(1, -1);
    at = value.range[1];
  }
  return text + source.text.slice(at, end);
}

/** Text of a changed block inside another one, with the offset at which it begins; undefined if it is no block or must be. */
function nestedText(source: Source, inner: Node, next: unknown): { from: number; text: string } | undefined {
  if (!isBlock(inner) || typeof next !== 'object' || next === null) return undefined;
  if (isSeq(inner) !== Array.isArray(next) || inner.items.length === 0) return undefined;
  const starts = startsOf(source, inner);
  const first = starts?.[0];
  if (first === undefined) return undefined;
  const lineStart = source.startOfLine(first);
  // Comments above the first entry belong to it, unless it is on the line of its key or dash.
  const isInline = source.text.slice(lineStart, first).trim() !== '';
  const from = isInline ? first : firstLead(source, lineStart);
  const text = changedBlock(source, inner, next, from);
  return text === undefined ? undefined : { from, text };
}

/** Offset of the first of the comment lines right above a line. */
function firstLead(source: Source, lineStart: number): number {
  let from = lineStart;
  while (from > 0) {
    const above = source.startOfLine(from - 1);
    if (!/^\s*(#.*)?\n?$/.test(source.text.slice(above, from))) break;
    from = above;
  }
  return from;
}

/** Entries of a list after a change. */
function changedItems(
  source: Source,
  node: YAMLSeq,
  value: readonly unknown[],
  entries: readonly Entry[],
  column: number,
): Entry[] {
  const before = node.items.map((item) => (isNode(item) ? source.valueOf(item) : item));
  const pairs = pairEntries(value, before);
  return value.map((next, place) => {
    const index = pairs[place];
    const entry = index === undefined ? undefined : entries[index];
    const item = index === undefined ? undefined : node.items[index];
    if (!entry || !isNode(item)) return { lead: '', body: blockOf([next], column) };
    if (index !== undefined && isSame(before[index], next)) return entry;
    const nested = nestedText(source, item, next);
    const start = (startsOf(source, node) ?? [])[index ?? 0] ?? 0;
    if (nested) return { ...entry, body: source.text.slice(start, nested.from) + nested.text };
    const flow = flowText(source, item, next, column + 2);
    const [from = 0, to = 0] = item.range ?? [];
    const body =
      flow === undefined
        ? blockOf([next], column)
        : source.text.slice(start, from) + flow + entry.body.slice(to - start);
    return { ...entry, body };
  });
}

/** Whole document with another value; comments inside of it may be lost. */
function rewritten(text: string, value: unknown): string {
  const document = parseDocument(text);
  document.contents = document.createNode(value) as typeof document.contents;
  return document.toString({ lineWidth: LINE_WIDTH });
}

/**
 * Writes a value to the text of a content file: lines that do not change stay as they are, with comments and spelling. The
 * result always has that value.
 */
export function writeYaml(text: string, value: unknown): string {
  const document = parseDocument(text);
  const { contents } = document;
  if (document.errors.length > 0 || !contents || typeof value !== 'object' || value === null)
    return rewritten('', value);
  if (isSame(contents.toJS(document), value)) return text;
  const source = new Source(withBreak(text), document);
  const starts = isBlock(contents) ? startsOf(source, contents) : undefined;
  const from = starts?.[0];
  const block =
    from !== undefined && isBlock(contents) && isSeq(contents) === Array.isArray(value)
      ? changedBlock(source, contents, value, source.startOfLine(from))
      : undefined;
  if (block === undefined || from === undefined) return rewritten(text, value);
  const head = source.text.slice(0, source.startOfLine(from));
  const tail = source.text.slice(source.endOf(contents));
  const changed = head + block + tail;
  return hasValue(changed, value) ? changed : rewritten(text, value);
}

/** True if a text is YAML with that value. */
function hasValue(text: string, value: unknown): boolean {
  try {
    return isSame(parse(text), value);
  } catch {
    return false;
  }
}
