import { formatPath, type Path } from '@/lib/content/paths';
import type { Problem } from '@/lib/content/problem';
import { nearest } from '@/lib/text/nearest';

/** Subject of problems with the safety of food. */
export const FOOD_SAFETY = 'Safety of the food.';

/** Valid content file; `name` is the file name without folder and extension. */
export type FileOf<T> = { file: string; name: string; value: T };

/** Reports a problem: its field, the current value, the allowed values, the nearest allowed one. */
export type Report = (field: string | Path, found: string, allowed: string, nearest?: string) => void;

/**
 * Problems that a check reports for one file.
 *
 * @param about subject of the problems, where the description of a field would not explain them
 */
export function problemsIn(file: string, check: (report: Report) => void, about?: string): Problem[] {
  const problems: Problem[] = [];
  check((field, found, allowed, nearest) => {
    const path = typeof field === 'string' ? field : formatPath(field);
    problems.push({ file, field: path, found, allowed, nearest, ...(about !== undefined && { about }) });
  });
  return problems;
}

/** Reports an unknown name with the nearest known one. */
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

/** Entries whose key an earlier entry has, with that first entry. */
export function repeatsOf<T>(entries: readonly T[], keyOf: (entry: T) => string): { entry: T; first: T }[] {
  const firsts = new Map<string, T>();
  return entries.flatMap((entry) => {
    const first = firsts.get(keyOf(entry));
    if (first === undefined) firsts.set(keyOf(entry), entry);
    return first === undefined ? [] : [{ entry, first }];
  });
}
