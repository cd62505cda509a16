/** Where something stands inside a value of content: keys and indexes, from the outside in. */
export type Path = readonly PropertyKey[];

/** `blocks[1].groups[0]` from `['blocks', 1, 'groups', 0]`. */
export function formatPath(path: Path): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

/** `['blocks', 1, 'groups', 0]` from `blocks[1].groups[0]`. */
export function parsePath(field: string): PropertyKey[] {
  return [...field.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([key, index]) =>
    index === undefined ? key : Number(index),
  );
}

/** What stands at a path inside a value; undefined where the path leads out of it. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => Object(inner)[key], value);
}

/** A value and all inside it with their paths, from the outside in and in the order in which they stand. */
export function* valuesIn(value: unknown, path: Path = []): Generator<{ value: unknown; path: Path }> {
  yield { value, path };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield* valuesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}
