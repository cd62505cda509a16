/** Where something stands in a file, both from 1. */
export type Position = { line: number; column: number };

/** Something wrong in a file of content, with what a person needs to put it right. */
export type Problem = {
  /** Path of the file from the project root. */
  file: string;
  /** Where in it: `blocks[1].groups[0].items[2].unit`. */
  field: string;
  /** What stands there now. */
  found: string;
  /** What may stand there. */
  allowed: string;
  /** The allowed word closest to what was found. */
  nearest?: string;
  /** Line and column of the field. */
  position?: Position;
  /** The entry of a list that holds the field, by its own name: "the step “Fry the paste”". */
  entry?: string;
};

/** A draft that is left out, with what is still wrong with it where it would be shown. */
export type DraftLeftOut = { file: string; problems: readonly Problem[] };

/** What is wrong with the content as it stands in `data`. */
export type ContentProblems = { problems: readonly Problem[]; drafts: readonly DraftLeftOut[] };

/** `data/site.yaml:3:1`, which editors open at the place. */
export function formatPlace({ file, position }: Pick<Problem, 'file' | 'position'>): string {
  return position ? `${file}:${position.line}:${position.column}` : file;
}

/** One problem over several lines. */
export function formatProblem({ field, entry, found, allowed, nearest, ...place }: Problem): string {
  const rows = { field, in: entry, found, allowed, nearest };
  const lines = Object.entries(rows).filter(([, words]) => words !== undefined);
  return [formatPlace(place), ...lines.map(([name, words]) => `  ${name.padEnd(7)}  ${words}`)].join('\n');
}

/** Every problem, ready to print, under one line that counts them. */
export function formatProblems(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return [`${count} in data`, ...problems.map(formatProblem)].join('\n\n');
}
