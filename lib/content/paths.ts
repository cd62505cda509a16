/** Path of a value inside a content value: keys and indexes, outermost first. */
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

/** Value at a path; undefined if the path does not exist. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => Object(inner)[key], value);
}

/** Generates a value and all values inside it with their paths, in document order. */
export function* valuesIn(value: unknown, path: Path = []): Generator<{ value: unknown; path: Path }> {
  yield { value, path };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield* valuesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}
