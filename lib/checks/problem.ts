/** Something wrong in a data file, with what a person needs to put it right. */
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
};

/** `blocks[1].groups[0]` from `['blocks', 1, 'groups', 0]`. */
export function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((written, key) => {
    if (typeof key === 'number') return `${written}[${key}]`;
    return written === '' ? String(key) : `${written}.${String(key)}`;
  }, '');
}

/** One problem over several lines, the file first so that an editor can open it. */
function formatProblem(problem: Problem): string {
  const lines = [
    problem.file,
    `  field    ${problem.field}`,
    `  found    ${problem.found}`,
    `  allowed  ${problem.allowed}`,
  ];
  if (problem.nearest !== undefined) lines.push(`  nearest  ${problem.nearest}`);
  return lines.join('\n');
}

/** Every problem, ready to print, under one line that counts them and says where: "the recipes". */
export function formatProblems(problems: readonly Problem[], where = 'the recipes'): string {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return [`${count} in ${where}`, ...problems.map(formatProblem)].join('\n\n');
}
