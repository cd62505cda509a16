/**
 * What the site keeps on the visitor's device, under keys that begin with `rtr:`. Only this file, which every page
 * loads, `lib/storage/write.ts` and `lib/frame/first-script.ts`, which counts what is stored, touch `localStorage`.
 *
 * Nothing here ever throws: where storage is blocked or full, reading gives what there is to read and writing keeps
 * the value for this visit only. Nothing is lost either: of a stored value every good entry is read, whatever stands
 * beside it; and what this version of the site cannot read is moved to a key of its own before anything is written
 * in its place.
 */

/** Everything that is kept. `components/saved/set-aside.ts` has the words for each of them. */
export type StoredName = SiteName | RecipeName;

type SiteName = 'saved' | 'search-key' | 'shopping' | 'subscribed' | 'subscriber-email' | 'timers' | 'walks';
/** Kept for each recipe by itself, with its slug behind the name. */
type RecipeName = 'checked' | 'cook';

export type StorageKey = `rtr:${SiteName}` | `rtr:${RecipeName}:${string}`;

/** A thing that is kept: where it stands, and how it is read. */
export type Stored<T> = {
  key: StorageKey;
  /** Of the latest format this site reads. A stored object says its own as `version`; what says none is of the first. */
  version: number;
  /** What is read where nothing is stored; the same object every time. */
  empty: T;
  /** Every good entry of a value of this version or an older one; null where it is nothing of the kind. */
  read: (value: unknown) => T | null;
  /** Stored as it is, not as JSON. */
  isText?: true;
  /** Not worth asking the browser to keep it for good, as what means something for some hours only. */
  isMinor?: true;
};

/** `newer`: written by a later version of this site. `unreadable`: damaged, or nothing of the kind. */
export type Found<T> = { value: T; problem: 'newer' | 'unreadable' | null };

/** Values that could not be written, kept until the page is left. `null` stands for a removed one. */
export const unsaved = new Map<string, string | null>();
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

/** Calls back when the key changes, in this tab or another one. Returns what ends it. */
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

/** Tells every subscriber of this tab that a key has changed. */
export function notifyStored(key: StorageKey): void {
  for (const listener of [...(listeners.get(key) ?? [])]) listener();
}
