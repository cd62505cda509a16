/** Results by one object: those of the next object, or of the function for the last. */
type Level = WeakMap<object, unknown>;

/** Key of what is left out. */
const NOTHING = {};

/**
 * A function that is worked out once for the same objects. A file that has not changed is read as the same object, so that
 * the development server checks again only what has changed. The result must depend on nothing else, and nobody may
 * change it.
 */
export function onceFor<Keys extends readonly (object | undefined)[], Result>(
  work: (...keys: Keys) => Result,
): (...keys: Keys) => Result {
  const first: Level = new WeakMap();
  return (...keys) => {
    const objects = keys.map((key) => key ?? NOTHING);
    const last = objects.pop() ?? NOTHING;
    const level = objects.reduce<Level>((outer, key) => {
      const inner = (outer.get(key) as Level | undefined) ?? new WeakMap();
      outer.set(key, inner);
      return inner;
    }, first);
    if (!level.has(last)) level.set(last, work(...keys));
    return level.get(last) as Result;
  };
}
