// Three-way merge of JSON values: for two tabs that change the same value, and for fields that only a later version of the
// site knows.

/** Identity of an entry of a list, such as the slug of a recipe: two entries with the same key are one. */
export type EntryKey = (entry: unknown) => string;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** JSON of a value with its fields in alphabetical order, and without undefined ones. */
const canonical = (value: unknown) =>
  JSON.stringify(value, (_, part) =>
    isFields(part) ? Object.fromEntries(Object.entries(part).sort()) : part,
  );

/** True if two values have the same JSON, whatever the order of their fields. */
export function isSameJson(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

/**
 * Applies the change from `before` to `after` to another value, `onto`, and keeps everything else of it: fields of objects
 * by name, entries of lists by `entryKey`. What both changed becomes as in `after`; an entry that is gone from `onto` stays
 * gone, unless the change adds it.
 */
export function applyChange(before: unknown, after: unknown, onto: unknown, entryKey: EntryKey): unknown {
  if (isSameJson(before, after)) return onto;
  if (Array.isArray(after)) return changeList(listOf(before), after, listOf(onto), entryKey);
  if (!isFields(after) || !(isFields(onto) || onto === undefined || onto === null)) return after;
  const [was, there] = [fieldsOf(before), fieldsOf(onto)];
  const names = [...new Set([...Object.keys(there), ...Object.keys(after)])];
  const isRemoved = (name: string) => Object.hasOwn(was, name) && !Object.hasOwn(after, name);
  const fields = names
    .filter((name) => !isRemoved(name))
    .map((name) => [
      name,
      Object.hasOwn(after, name) ? applyChange(was[name], after[name], there[name], entryKey) : there[name],
    ]);
  return Object.fromEntries(fields);
}

/** The list `after` without the entries that `onto` removed, and with those that only `onto` has, after their neighbour. */
function changeList(
  before: readonly unknown[],
  after: readonly unknown[],
  onto: readonly unknown[],
  entryKey: EntryKey,
): unknown[] {
  const byKey = (list: readonly unknown[]) => new Map(list.map((entry) => [entryKey(entry), entry]));
  const [was, now, there] = [byKey(before), byKey(after), byKey(onto)];
  const result = new Map<string, unknown[]>();
  for (const [key, entry] of now) {
    if (there.has(key)) result.set(key, [applyChange(was.get(key), entry, there.get(key), entryKey)]);
    else if (!was.has(key)) result.set(key, [entry]);
  }
  // Entries before the first one that both lists have.
  const first: unknown[] = [];
  let neighbours = first;
  for (const entry of onto) {
    const key = entryKey(entry);
    const entries = result.get(key);
    if (entries) neighbours = entries;
    else if (!was.has(key)) neighbours.push(entry);
  }
  return [...first, ...[...result.values()].flat()];
}
