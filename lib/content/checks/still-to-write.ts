import { formatPath, type Problem } from './problem';

/** Begins every text of a new file that waits for the creator's own. */
export const STILL_TO_WRITE = '✎';

function texts(
  value: unknown,
  path: readonly PropertyKey[],
): { path: readonly PropertyKey[]; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((inner, index) => texts(inner, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, [...path, key]));
}

/** Texts of what is published that still wait to be written. */
export function checkWritten(file: string, value: unknown): Problem[] {
  return texts(value, [])
    .filter(({ text }) => text.includes(STILL_TO_WRITE))
    .map(({ path, text }) => ({
      file,
      field: formatPath(path),
      found: `“${text.length > 60 ? `${text.slice(0, 57)}…` : text}”`,
      allowed: `your own words without ${STILL_TO_WRITE}, or status: draft`,
    }));
}
