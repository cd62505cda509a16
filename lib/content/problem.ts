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

/** `blocks[1].groups[0]` from `['blocks', 1, 'groups', 0]`. */
export function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((written, key) => {
    if (typeof key === 'number') return `${written}[${key}]`;
    return written === '' ? String(key) : `${written}.${String(key)}`;
  }, '');
}

/** `['blocks', 1, 'groups', 0]` from `blocks[1].groups[0]`. */
export function parsePath(field: string): PropertyKey[] {
  return [...field.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map((match) =>
    match[1] === undefined ? match[0] : Number(match[1]),
  );
}

/** One problem over several lines, the file first so that an editor can open it at the place. */
export function formatProblem({ file, position, field, entry, found, allowed, nearest }: Problem): string {
  const lines = [
    position ? `${file}:${position.line}:${position.column}` : file,
    `  field    ${field}`,
    ...(entry === undefined ? [] : [`  in       ${entry}`]),
    `  found    ${found}`,
    `  allowed  ${allowed}`,
    ...(nearest === undefined ? [] : [`  nearest  ${nearest}`]),
  ];
  return lines.join('\n');
}

/** Every problem, ready to print, under one line that counts them and says where: "data". */
export function formatProblems(problems: readonly Problem[], where = 'data'): string {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return [`${count} in ${where}`, ...problems.map(formatProblem)].join('\n\n');
}
