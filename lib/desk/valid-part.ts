import type { z } from 'zod';
import { valueAt } from '@/lib/content/paths';

type Fields = Readonly<Record<string, unknown>>;

/** Most corrections of a value: one for each entry of its lists that is not finished. */
const MOST = 100;

/** Removes a key or a list entry at a path. */
function remove(root: unknown, path: readonly PropertyKey[], key: PropertyKey): void {
  const holder = valueAt(root, path);
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete Object(holder)[key];
}

/**
 * Part of an unfinished entry that its schema accepts, so that a preview can draw it: without the innermost list entries
 * that are not valid, and with stand-ins for fields that are missing. Undefined if there is no such part.
 *
 * @param standIns values of the fields that an entry must have
 */
export function validPart<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  standIns: Fields,
): z.output<Schema> | undefined {
  // Forms have values of JSON.
  const part: unknown = JSON.parse(JSON.stringify(value ?? null));
  for (let count = 0; count < MOST; count += 1) {
    const { data, error } = schema.safeParse(part);
    if (!error) return data;
    const [issue] = error.issues;
    if (!issue) return undefined;
    const { path } = issue;
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) remove(part, path, key);
      continue;
    }
    const entry = path.findLastIndex((key) => typeof key === 'number');
    const [field] = path;
    if (entry >= 0) remove(part, path.slice(0, entry), path[entry] ?? 0);
    else if (typeof field !== 'string') return undefined;
    else if (Object.hasOwn(standIns, field) && Object(part)[field] !== standIns[field])
      Object(part)[field] = standIns[field];
    else if (Object(part)[field] === undefined) return undefined;
    else delete Object(part)[field];
  }
  return undefined;
}
