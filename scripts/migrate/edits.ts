import type { Node } from 'yaml';

/** Text in place of the characters from `from` to `to`. */
export type Edit = { from: number; to: number; text: string };

/** Text with edits that do not overlap. All else stays as it was written, with its comments and line breaks. */
export function withEdits(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((one, other) => other.from - one.from)
    .reduce(
      (result, { from, to, text: written }) => result.slice(0, from) + written + result.slice(to),
      text,
    );
}

/** Offsets of a node in its text, without comments and spaces after it. */
export function offsetsOf({ range }: Node): { from: number; to: number } {
  const [from = 0, to = 0] = range ?? [];
  return { from, to };
}

/** Offset of the end of the line that contains an offset. */
export function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

/** Start of the line that contains an offset, up to that offset. */
export const lineBefore = (text: string, at: number): string =>
  text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
