/**
 * What the site keeps on the visitor's device, as JSON under keys that begin with `rtr:`.
 *
 * Nothing here ever throws: where storage is blocked, full or holds something else, reading gives the
 * fallback and writing keeps the value for this visit only.
 */

/** A key of this site; every one begins with `rtr:`. */
export type StorageKey = `rtr:${string}`;

/** Values that could not be written, kept until the page is left. `null` stands for a removed one. */
const unsaved = new Map<string, string | null>();
const listeners = new Map<string, Set<() => void>>();

/** The stored text of a key, or null when there is none or it cannot be read. */
export function readRaw(key: StorageKey): string | null {
  const kept = unsaved.get(key);
  if (kept !== undefined) return kept;
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Parses stored text; anything that is not JSON or that the guard refuses gives the fallback. */
export function parseStored<T>(raw: string | null, guard: (value: unknown) => value is T, fallback: T): T {
  if (raw === null) return fallback;
  try {
    const value: unknown = JSON.parse(raw);
    return guard(value) ? value : fallback;
  } catch {
    return fallback;
  }
}

/** The stored value of a key if the guard accepts it, otherwise the fallback. */
export function readStored<T>(key: StorageKey, guard: (value: unknown) => value is T, fallback: T): T {
  return parseStored(readRaw(key), guard, fallback);
}

/**
 * Stores a JSON value and tells every subscriber.
 * @returns false when the device would not keep it; it is then remembered for this visit only.
 */
export function writeStored(key: StorageKey, value: unknown): boolean {
  const raw = JSON.stringify(value);
  return change(key, raw, (storage) => storage.setItem(key, raw));
}

/** Removes a key and tells every subscriber. @returns false when the device refused. */
export function removeStored(key: StorageKey): boolean {
  return change(key, null, (storage) => storage.removeItem(key));
}

function change(key: StorageKey, raw: string | null, act: (storage: Storage) => void): boolean {
  let done = true;
  try {
    act(window.localStorage);
    unsaved.delete(key);
  } catch {
    unsaved.set(key, raw);
    done = false;
  }
  tell(key);
  return done;
}

function tell(key: string): void {
  for (const listener of [...(listeners.get(key) ?? [])]) listener();
}

/**
 * Calls back when the key changes, in this tab or another one.
 * @returns a function that ends the subscription.
 */
export function subscribeStored(key: StorageKey, listener: () => void): () => void {
  const own = listeners.get(key) ?? new Set();
  listeners.set(key, own.add(listener));
  const onStorage = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key !== key && event.key !== null) return;
    unsaved.delete(key);
    listener();
  };
  window.addEventListener('storage', onStorage);
  return () => {
    own.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
