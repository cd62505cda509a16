import { type Path, valueAt } from '@/lib/content/paths';

/** Singular of a list name: "step" of `steps`; "entry" for other names. */
function singular(list: string): string {
  if (list === 'items' || !list.endsWith('s')) return 'entry';
  return list.replace(/ies$/, 'y').replace(/s$/, '');
}

/** Name of a list entry, from its naming field. */
function namingField(entry: unknown): string | undefined {
  const { title, name, label, question, id } = Object(entry);
  return [title, name, label, question, id].find((value) => typeof value === 'string' && value.trim() !== '');
}

/**
 * Name of the innermost list entry on a path: "the step “Fry the paste”". Undefined if none has a name.
 */
export function entryName(value: unknown, path: Path): string | undefined {
  const names = path.map((key, index) => {
    if (typeof key !== 'number') return undefined;
    const name = namingField(valueAt(value, path.slice(0, index + 1)));
    return name && `the ${singular(String(path[index - 1] ?? ''))} “${name}”`;
  });
  return names.findLast((name) => name !== undefined);
}
