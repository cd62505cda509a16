/**
 * The visitor's data in `localStorage`, under keys that begin with `rtr:`. Only this file, which every page loads,
 * `lib/storage/write.ts` and `lib/frame/first-script.ts`, which counts stored entries, access `localStorage`.
 *
 * Nothing here throws: if storage is blocked or full, values last for this visit only. Nothing is lost: every valid entry
 * of a value is read, whatever else is in it; and a value that this version of the site cannot read is moved to a key of
 * its own before another one is written.
 */

/** Names of stored data. `components/saved/set-aside.ts` has a message for each. */
export type StoredName = SiteName | RecipeName;

type SiteName =
  | 'list-items'
  | 'ring-shown'
  | 'saved'
  | 'search-key'
  | 'shopping'
  | 'subscribed'
  | 'subscriber-email'
  | 'timers'
  | 'units'
  | 'walks';
/** Names of data that is stored per recipe; the slug follows the name. */
type RecipeName = 'checked' | 'cook';

export type StorageKey = `rtr:${SiteName}` | `rtr:${RecipeName}:${string}`;

/** The description of a stored value: its key, and how to read it. */
export type Stored<T> = {
  key: StorageKey;
  /** Latest version of the format. A stored object has its own as `version`; without one it is of the first. */
  version: number;
  /** The value if nothing is stored; the same object every time. */
  empty: T;
  /** The valid entries of a value of this version or an older one; null for another kind of value. */
  read: (value: unknown) => T | null;
  /** Stored as plain text, not as JSON. */
  isText?: true;
  /** Does not ask the browser for persistent storage, for data that expires within hours. */
  isMinor?: true;
};

/** `newer`: written by a later version of this site. `unreadable`: damaged, or another kind of value. */
export type Found<T> = { value: T; problem: 'newer' | 'unreadable' | null };

/** Values that could not be written, in memory until the page is left; `null` for a removed one. */
export const unsaved = new Map<string, string | null>();
const listeners = new Map<string, Set<() => void>>();

/** The stored text of a key; null if there is none or storage is blocked. */
export function readRaw(key: StorageKey): string | null {
  const inMemory = unsaved.get(key);
  if (inMemory !== undefined) return inMemory;
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Another tab changed a key; null means that it cleared the whole storage. */
function onStorage({ key: changed }: StorageEvent): void {
  for (const key of changed === null ? listeners.keys() : [changed]) {
    unsaved.delete(key);
    notifyStored(key);
  }
}

/** Calls back when the key changes, in this tab or another one. Returns the function that unsubscribes. */
export function subscribeStored(key: StorageKey, listener: () => void): () => void {
  // Every card of a list subscribes, so the window has one listener for all. To add it again has no effect.
  window.addEventListener('storage', onStorage);
  const own = listeners.get(key) ?? new Set();
  listeners.set(key, own.add(listener));
  return () => own.delete(listener);
}

/** Calls every subscriber of a key in this tab. */
export function notifyStored(key: string): void {
  for (const listener of [...(listeners.get(key) ?? [])]) listener();
}
