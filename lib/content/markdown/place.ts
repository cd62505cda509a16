import { type Path, valueAt } from '@/lib/content/paths';
import { parseMarkdown } from './parse';

/** Field of a file, and the line within it for a text in Markdown. */
export type TextPlace = { path: Path; line?: number };

/** Place of a value: of one inside of a text in Markdown, whose path goes on from that of the text, the text and the line. */
export function textPlace(value: unknown, path: Path): TextPlace {
  const isText = (_: unknown, index: number) => typeof valueAt(value, path.slice(0, index)) === 'string';
  const depth = path.findIndex(isText);
  if (depth < 1) return { path };
  const field = path.slice(0, depth);
  const { blocks } = parseMarkdown(String(valueAt(value, field)).normalize('NFC'));
  const inner = path.slice(depth);
  const lines = inner.map((_, index) => Object(valueAt(blocks, inner.slice(0, index + 1))).line);
  const line = lines.findLast((each) => typeof each === 'number');
  return { path: field, ...(line !== undefined && { line }) };
}
