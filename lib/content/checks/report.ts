import { formatPath, type Path } from '@/lib/content/paths';
import type { Problem } from '@/lib/content/problem';
import { nearest } from '@/lib/text/nearest';

/** A file of content of the right shape; `name` is that of the file without folder and ending. */
export type FileOf<T> = { file: string; name: string; value: T };

/** Reports something wrong in a file: its field, what stands there, what may stand there, the nearest allowed word. */
export type Report = (field: string | Path, found: string, allowed: string, nearest?: string) => void;

/** What a check reports of one file. */
export function problemsIn(file: string, check: (report: Report) => void): Problem[] {
  const problems: Problem[] = [];
  check((field, found, allowed, nearest) => {
    const path = typeof field === 'string' ? field : formatPath(field);
    problems.push({ file, field: path, found, allowed, nearest });
  });
  return problems;
}

/** Reports a name that is none of those there are, with the nearest one. */
export function reportUnknown(
  report: Report,
  field: string | Path,
  name: string,
  known: readonly string[],
  what: string,
): void {
  if (known.includes(name)) return;
  report(field, `“${name}”`, `${what}: ${known.join(', ')}`, nearest(name, known));
}

/** Every entry whose key one before it has, with the first that has it. */
export function repeatsOf<T>(entries: readonly T[], keyOf: (entry: T) => string): { entry: T; first: T }[] {
  const firsts = new Map<string, T>();
  return entries.flatMap((entry) => {
    const first = firsts.get(keyOf(entry));
    if (first === undefined) firsts.set(keyOf(entry), entry);
    return first === undefined ? [] : [{ entry, first }];
  });
}
