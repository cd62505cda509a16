/** Line and column in a file, counted from 1. */
export type TextPosition = { line: number; column: number };

/** Error in a content file, with what its author needs to fix it. */
export type Problem = {
  /** Path of the file from the project root. */
  file: string;
  /** Path of the field: `blocks[1].groups[0].items[2].unit`. */
  field: string;
  /** Current value. */
  found: string;
  /** Allowed values. */
  allowed: string;
  /** Allowed value most similar to the current one. */
  nearest?: string;
  /** Line and column of the field, or of a line of it. */
  position?: TextPosition;
  /** Line of a text of several lines that is the field, from 1. */
  line?: number;
  /** Name of the list entry that contains the field: "the step “Fry the paste”". */
  entry?: string;
  /** Subject of the problem; left out, the description of the field by its schema takes its place. */
  about?: string;
};

/** Field of a problem that is about a file, not about a value in it. */
export const WHOLE_FILE = 'the file itself';

/** Draft that is left out, with its problems; none if drafts are not read. */
export type DraftLeftOut = { file: string; problems: readonly Problem[] };

/** Problems of all content, and drafts left out. */
export type ContentProblems = { problems: readonly Problem[]; drafts: readonly DraftLeftOut[] };

/** `data/site.yaml:3:1`, which editors and terminals open at that position. */
export function formatLocation({ file, position }: Pick<Problem, 'file' | 'position'>): string {
  return position ? `${file}:${position.line}:${position.column}` : file;
}

/** One problem on several lines. */
export function formatProblem({
  field,
  entry,
  about,
  found,
  allowed,
  nearest,
  line: _,
  ...location
}: Problem): string {
  const rows = { field, in: entry, about, found, allowed, nearest };
  const lines = Object.entries(rows).filter(([, text]) => text !== undefined);
  return [formatLocation(location), ...lines.map(([name, text]) => `  ${name.padEnd(7)}  ${text}`)].join(
    '\n',
  );
}

/** All problems for printing, after a line with their number. */
export function formatProblems(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return [`${count} in data`, ...problems.map(formatProblem)].join('\n\n');
}
