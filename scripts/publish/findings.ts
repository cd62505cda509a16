import { inspect } from 'node:util';
import { formatPath, type Path, valueAt, valuesIn } from '@/lib/content/paths';
import type { TextPosition } from '@/lib/content/problem';
import { entryName } from '@/lib/content/read/entry-name';
import type { DataFile } from './data-files';
import { isInside } from './replace-comments';

/** Something to replace before the site is published. */
export type Finding = {
  /** Path of the file from the project root. */
  file: string;
  position?: TextPosition;
  /** Path in the file; in a list, with the name of the entry: `socials[0].href (the social “YouTube”)`. */
  field: string;
  /** The value that is there now. */
  found: string;
  /** The text after `replace:`, which says what to put there. */
  put: string;
};

/** Addresses and ids that are placeholders. */
const LOOKS_LIKE_EXAMPLE = /\bexample\.(?:com|net|org)\b|[/@]example\b|\bexample-\d/i;

const FOUND_LIMIT = 70;

/** A value in one line, cut where it gets long. */
function describeValue(value: unknown): string {
  const isText = typeof value === 'string';
  const text = isText
    ? value
    : inspect(value, { compact: true, breakLength: Number.POSITIVE_INFINITY, depth: null });
  const line = text.replaceAll(/\s+/g, ' ');
  const short = line.length > FOUND_LIMIT ? `${line.slice(0, FOUND_LIMIT - 1)}…` : line;
  return isText ? `“${short}”` : short;
}

function fieldName({ value }: DataFile, path: Path): string {
  const entry = entryName(value, path);
  return `${formatPath(path)}${entry === undefined ? '' : ` (${entry})`}`;
}

/** Values with a `# replace:` comment and texts that look like an example, in the order of their lines. */
function findingsOf(file: DataFile): Finding[] {
  const marked = file.replace.map(({ path, put, line }) => ({
    file: file.file,
    position: { line, column: 1 },
    field: fieldName(file, path),
    found: path.length === 0 ? 'the whole file' : describeValue(valueAt(file.value, path)),
    put,
  }));
  const examples = [...valuesIn(file.value)]
    .filter(({ value }) => typeof value === 'string' && LOOKS_LIKE_EXAMPLE.test(value))
    .filter(({ path }) => !file.replace.some((each) => isInside(path, each.path)))
    .map(({ path, value }) => ({
      file: file.file,
      position: file.positionOf(path),
      field: fieldName(file, path),
      found: `${describeValue(value)}, which looks like a placeholder`,
      put: 'your own',
    }));
  return [...marked, ...examples].sort((a, b) => a.position.line - b.position.line);
}

/** Everything to replace, in the order of the files and of their lines. */
export const findUnfinished = (files: readonly DataFile[]): Finding[] => files.flatMap(findingsOf);
