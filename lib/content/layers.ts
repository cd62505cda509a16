import type { Path } from './paths';
import { isFields } from './value-fields';

/** Difference between a value and what is laid over it. */
export type Change = {
  /** Path in the value. */
  path: Path;
  /** Path in the layer. */
  from: Path;
  /** New value; null removes the field. */
  to: unknown;
};

/** Changes of a layer, and parts of it for which the value has no place. */
export type Layer = { changes: Change[]; misplaced: Pick<Change, 'path' | 'from'>[] };

export type LayerOptions = {
  /** True if the value has to have each map and as many entries; otherwise maps are added, and lists may be shorter. */
  isWhole?: boolean;
};

/** Fields of a list entry that identify it, the first of which both lists have. */
const IDENTITIES = ['id', 'slug'];

/** Index in `entries` of the entry that `over` is for: by its identity, otherwise by position. -1 for none. */
function indexOf(over: unknown, position: number, entries: readonly unknown[]): number {
  const name = IDENTITIES.find((key) => isFields(over) && over[key] !== undefined);
  if (name === undefined) return position < entries.length ? position : -1;
  return entries.findIndex((entry) => Object(entry)[name] === Object(over)[name]);
}

/** True for a list that is merged by entries; another one replaces that of the value. */
// Groceries name their aisles, which have to be as many as before.
const hasEntries = (list: readonly unknown[], path: Path): boolean =>
  list.some(isFields) || path.at(-1) === 'aisles';

/**
 * Compares a value with what is laid over it: maps by their keys, lists with maps by `id` or `slug`, otherwise by position;
 * everything else is replaced. Entries of such lists that are null or empty change nothing.
 */
export function layOver(value: unknown, over: unknown, { isWhole = false }: LayerOptions = {}): Layer {
  const layer: Layer = { changes: [], misplaced: [] };
  const lay = (under: unknown, above: unknown, path: Path, from: Path): void => {
    if (Array.isArray(above) && hasEntries(above, path)) {
      if (!Array.isArray(under) || (isWhole && under.length !== above.length)) {
        layer.misplaced.push({ path, from });
        return;
      }
      for (const [position, entry] of above.entries()) {
        if (entry === null) continue;
        const index = indexOf(entry, position, under);
        if (index < 0) layer.misplaced.push({ path: [...path, position], from: [...from, position] });
        else lay(under[index], entry, [...path, index], [...from, position]);
      }
      return;
    }
    if (isFields(above)) {
      if (isFields(under))
        for (const [key, inner] of Object.entries(above))
          lay(under[key], inner, [...path, key], [...from, key]);
      else if (under === undefined && !isWhole) layer.changes.push({ path, from, to: above });
      else layer.misplaced.push({ path, from });
      return;
    }
    layer.changes.push({ path, from, to: above });
  };
  lay(value, over, [], []);
  return layer;
}

/** Copy of a value with changes. Holders of changed values have to exist, as `layOver` finds them. */
export function withChanges(value: unknown, changes: readonly Pick<Change, 'path' | 'to'>[]): unknown {
  const root = { value: structuredClone(value) };
  for (const { path, to } of changes) {
    const [key = '', ...holders] = ['value', ...path].toReversed();
    const holder = holders
      .toReversed()
      .reduce<Record<PropertyKey, unknown>>((inner, name) => Object(inner[name]), root);
    if (to === null) delete holder[key];
    else holder[key] = to;
  }
  return root.value;
}
