import { textPlace } from '@/lib/content/markdown/place';
import { onceFor } from '@/lib/content/once-for';
import { formatPath, parsePath } from '@/lib/content/paths';
import type { Problem } from '@/lib/content/problem';
import { checkPlaceholders, schemaProblems } from '@/lib/content/schema-problems';
import { SOURCES } from '@/lib/content/sources';
import { entryName } from './entry-name';
import type { RawFile, ReadFile } from './links';

/** Validates one file by its schema, and finds placeholders that are left in it. */
export const validateFile = onceFor((raw: RawFile): { read: ReadFile; problems: readonly Problem[] } => {
  const { source, file, value, status } = raw;
  const { schema } = SOURCES[source];
  const { data, error } = schema.safeParse(value);
  const problems = [...raw.problems];
  const isReported = ({ field }: Problem) => raw.problems.some((problem) => problem.field === field);
  if (error && value !== undefined)
    problems.push(...schemaProblems(file, value, schema, error.issues).filter((each) => !isReported(each)));
  if (!error && status !== 'draft') problems.push(...checkPlaceholders(file, value));
  return { read: { ...raw, data }, problems };
});

/** Adds line, column and the name of the list entry to a problem of a file. */
export function placeProblem(problem: Problem, file: RawFile): Problem {
  const whole = parsePath(problem.field);
  const { path, line = problem.line } = textPlace(file.value, whole);
  const position = problem.position ?? file.positionOf(path, line);
  const field = path.length < whole.length ? formatPath(path) : problem.field;
  return { ...problem, file: file.file, field, position, entry: entryName(file.value, path) };
}
