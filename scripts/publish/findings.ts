import { inspect } from 'node:util';
import { formatPath } from '@/lib/content/checks/problem';
import { Sample } from '@/lib/content/schema/sample';
import type { DataFile } from './data-files';

/** Something to replace before the site is published. */
export type Finding = {
  /** Path of the file from the project root. */
  file: string;
  /** Where in it, from the name it is exported by; in a list, with what it belongs to: `site.socials[0].href (YouTube)`. */
  field: string;
  /** What stands there now. */
  found: string;
  /** What to put there. */
  put: string;
};

/** Where a value was found; `of` is the name of the thing in a list that it belongs to. */
type Place = { file: DataFile; path: readonly PropertyKey[]; of: string };
type Visit = (value: string | Sample, at: Omit<Place, 'file'>) => void;

/** Addresses and ids that no one's own would be. */
const LOOKS_LIKE_EXAMPLE = /\bexample\.(?:com|net|org)\b|[/@]example\b|\bexample-\d/i;

const FOUND_LIMIT = 70;

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > FOUND_LIMIT ? `${line.slice(0, FOUND_LIMIT - 1)}…` : line;
}

function withoutMarks(value: unknown): unknown {
  if (value instanceof Sample) return withoutMarks(value.value);
  if (Array.isArray(value)) return value.map(withoutMarks);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutMarks(inner)]));
}

/** What a value looks like in a data file, in one line and cut where it gets long. */
function describeValue(value: unknown): string {
  const plain = withoutMarks(value);
  if (typeof plain === 'string') return `“${shorten(plain)}”`;
  return shorten(inspect(plain, { compact: true, breakLength: Number.POSITIVE_INFINITY, depth: null }));
}

/** What a thing in a list is called. */
function nameOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { name, title } = value as { name?: unknown; title?: unknown };
  return [name, title].find((text) => typeof text === 'string');
}

function entriesOf(value: object): Iterable<[PropertyKey, unknown]> {
  if (Array.isArray(value)) return value.entries();
  if (value instanceof Map) return [...value].map(([key, inner]) => [String(key), inner]);
  if (value instanceof Set) return [...value].entries();
  return Object.entries(value);
}

/** Visits every text and every mark below a value, and what a mark holds; objects that lead back are entered once. */
function walk(value: unknown, at: Omit<Place, 'file'>, visit: Visit, seen = new Set<object>()): void {
  if (typeof value === 'string') visit(value, at);
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  if (value instanceof Sample) {
    visit(value, at);
    // A text inside is marked with it; another mark inside is one of its own.
    const onlyMarks: Visit = (inner, where) => inner instanceof Sample && visit(inner, where);
    walk(value.value, at, onlyMarks, seen);
    return;
  }
  const isList = Array.isArray(value);
  for (const [key, inner] of entriesOf(value)) {
    const of = (isList && nameOf(inner)) || at.of;
    walk(inner, { path: [...at.path, key], of }, visit, seen);
  }
}

/** The place in the file that says a value, of all places where it is to be found. */
function ownPlace(places: readonly Place[], said: string): Place | undefined {
  const saysIt = ({ file }: Place) => file.source.includes(said);
  return places.find(saysIt) ?? places[0];
}

/**
 * Every mark once, at the field of the file that sets it, in the order of the files; then every other text that looks
 * like an example.
 *
 * @param marks all that were set while the files were loaded, so that one that no export leads to is not lost
 */
export function findUnfinished(files: readonly DataFile[], marks: readonly Sample[]): Finding[] {
  const marked = new Map<Sample, Place[]>();
  const lookalikes = new Map<string, Place[]>();
  const note = <T>(places: Map<T, Place[]>, key: T, place: Place) =>
    places.set(key, [...(places.get(key) ?? []), place]);
  for (const file of files) {
    walk(file.exports, { path: [], of: '' }, (value, at) => {
      if (value instanceof Sample) note(marked, value, { file, ...at });
      else if (LOOKS_LIKE_EXAMPLE.test(value)) note(lookalikes, value, { file, ...at });
    });
  }
  const findings = [...marked].flatMap(([mark, places]) => {
    const place = ownPlace(places, mark.put);
    return place ? [{ place, found: describeValue(mark.value), put: mark.put }] : [];
  });
  const unmarked = [...lookalikes].flatMap(([text, places]) => {
    const place = ownPlace(places, text);
    const found = `${describeValue(text)}, which looks like a placeholder`;
    return place ? [{ place, found, put: 'your own' }] : [];
  });
  const order = new Map(files.map(({ file }, index) => [file, index]));
  const hidden = marks.filter((mark) => !marked.has(mark)).map((mark) => hiddenMark(mark, files));
  return [...findings, ...unmarked]
    .map(({ place, found, put }) => ({ file: place.file.file, field: fieldOf(place), found, put }))
    .concat(hidden)
    .sort((a, b) => (order.get(a.file) ?? order.size) - (order.get(b.file) ?? order.size));
}

const fieldOf = ({ path, of }: Place) => `${formatPath(path)}${of === '' ? '' : ` (${of})`}`;

/** A mark in a value that its file keeps to itself. */
function hiddenMark(mark: Sample, files: readonly DataFile[]): Finding {
  const file = files.find(({ source }) => source.includes(mark.put))?.file ?? 'data';
  return { file, field: 'a value that is not exported', found: describeValue(mark.value), put: mark.put };
}
