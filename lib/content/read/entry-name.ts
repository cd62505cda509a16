/** The word for one entry of a list: "step" of `steps`, "entry" of what has no plural of its own. */
function singular(list: string): string {
  if (list === 'items') return 'entry';
  if (/ies$/.test(list)) return list.replace(/ies$/, 'y');
  return /s$/.test(list) ? list.slice(0, -1) : 'entry';
}

/** What an entry of a list calls itself, by the field that names things of its kind. */
function ownName(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const fields = entry as Record<string, unknown>;
  return [fields.title, fields.name, fields.label, fields.question, fields.id].find(
    (value): value is string => typeof value === 'string' && value.trim() !== '',
  );
}

/**
 * The innermost entry of a list on the way to a path, by its own name: "the step “Fry the paste”". Undefined where none
 * has a name.
 */
export function entryName(value: unknown, path: readonly PropertyKey[]): string | undefined {
  let inner = value;
  let name: string | undefined;
  let list = '';
  for (const key of path) {
    if (typeof inner !== 'object' || inner === null) break;
    inner = (inner as Record<PropertyKey, unknown>)[key];
    if (typeof key === 'number') {
      const own = ownName(inner);
      if (own !== undefined) name = `the ${singular(list)} “${own}”`;
    } else list = String(key);
  }
  return name;
}
