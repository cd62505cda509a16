/**
 * What the site keeps on the visitor's device, under keys that begin with `rtr:`. Only this file touches
 * `localStorage`.
 *
 * Nothing here ever throws: where storage is blocked or full, reading gives what there is to read and writing keeps
 * the value for this visit only. Nothing is lost either: of a stored value every good entry is read, whatever stands
 * beside it; and what this version of the site cannot read is moved to a key of its own before anything is written
 * in its place.
 */

/** Everything that is kept. `lib/kept/all.ts` says what each of them is. */
export type StoredName = SiteName | RecipeName;

type SiteName = 'saved' | 'search-key' | 'shopping' | 'subscribed' | 'subscriber-email' | 'timers' | 'walks';
/** Kept for each recipe by itself, with its slug behind the name. */
type RecipeName = 'checked' | 'cook';

export type StorageKey = `rtr:${SiteName}` | `rtr:${RecipeName}:${string}`;

/** A thing that is kept: where it stands, and how it is read. */
export type Stored<T> = {
  key: StorageKey;
  /**
   * Of the latest format this site reads. A stored object says its own as `version`; one that says none, and
   * whatever is no object, is of the first.
   */
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

/**
 * What was found: the value, and why a text that holds something could not be read. `newer`: written by a later
 * version of this site. `unreadable`: damaged, or nothing of the kind.
 */
export type Found<T> = { value: T; problem: 'newer' | 'unreadable' | null };

/** Values that could not be written, kept until the page is left. `null` stands for a removed one. */
const unsaved = new Map<string, string | null>();
const listeners = new Map<string, Set<() => void>>();
const asideListeners = new Set<(key: StorageKey) => void>();
/** Says that the browser was asked to keep the storage of this site. */
const ASKED = 'rtr:asked-to-persist';

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

function parseRaw(raw: string, isText = false): unknown {
  try {
    return JSON.parse(raw);
  } catch (reason) {
    if (isText) return raw;
    throw reason;
  }
}

const holdsNothing = (raw: string) => /^\s*(null|""|\[\s*\]|\{\s*\})?\s*$/.test(raw);

/** Reads stored text; null is none. */
export function parseStored<T>({ version, empty, read, isText }: Stored<T>, raw: string | null): Found<T> {
  if (raw === null) return { value: empty, problem: null };
  try {
    const parsed = parseRaw(raw, isText);
    const { version: written } = Object(parsed) as { version?: unknown };
    if (typeof written === 'number' && written > version) return { value: empty, problem: 'newer' };
    const value = read(parsed);
    if (value !== null) return { value, problem: null };
  } catch {
    // Not JSON.
  }
  return { value: empty, problem: holdsNothing(raw) ? null : 'unreadable' };
}

/** What is stored, as far as it can be read. */
export function readStored<T>(stored: Stored<T>): T {
  return parseStored(stored, readRaw(stored.key)).value;
}

/**
 * Stores a value and tells every subscriber.
 * @returns false when the device would not keep it; it is then remembered for this visit only.
 */
export function writeStored<T>(stored: Stored<T>, value: T): boolean {
  return change(stored, stored.isText ? String(value) : JSON.stringify(value));
}

/** Removes what is stored and tells every subscriber. @returns false when the device refused. */
export function removeStored<T>(stored: Stored<T>): boolean {
  return change(stored, null);
}

function change<T>(stored: Stored<T>, raw: string | null): boolean {
  const { key } = stored;
  let done = true;
  try {
    const storage = window.localStorage;
    const before = storage.getItem(key);
    const { problem } = parseStored(stored, before);
    // Where there is no room for it aside, nothing is written in its place either.
    if (before !== null && problem) setAside(storage, key, before);
    if (raw === null) storage.removeItem(key);
    else storage.setItem(key, raw);
    unsaved.delete(key);
    if (raw !== null && !stored.isMinor) askToPersist(storage);
    if (problem === 'newer') for (const listener of [...asideListeners]) listener(key);
  } catch {
    unsaved.set(key, raw);
    done = false;
  }
  for (const listener of [...(listeners.get(key) ?? [])]) listener();
  return done;
}

/** Key of what was set aside: `rtr:aside:shopping`, and `rtr:aside:shopping:2` for the second of them. */
const asideKey = (key: StorageKey, number: number) =>
  `rtr:aside:${key.slice('rtr:'.length)}${number > 1 ? `:${number}` : ''}`;

function setAside(storage: Storage, key: StorageKey, raw: string): void {
  let number = 1;
  for (;;) {
    const there = storage.getItem(asideKey(key, number));
    if (there === raw) return;
    if (there === null) break;
    number += 1;
  }
  storage.setItem(asideKey(key, number), raw);
}

/** Whether a later version of this site wrote what is stored here, or what was set aside for this. */
export function hasNewer<T>(stored: Stored<T>): boolean {
  const isNewer = (raw: string | null) => parseStored(stored, raw).problem === 'newer';
  if (isNewer(readRaw(stored.key))) return true;
  try {
    for (let number = 1; ; number += 1) {
      const raw = window.localStorage.getItem(asideKey(stored.key, number));
      if (raw === null) return false;
      if (isNewer(raw)) return true;
    }
  } catch {
    return false;
  }
}

/** Calls back when something of a later version was set aside. @returns a function that ends it. */
export function onSetAside(listener: (key: StorageKey) => void): () => void {
  asideListeners.add(listener);
  return () => asideListeners.delete(listener);
}

/** Asks the browser, once, not to throw the storage away when the device runs out of room. */
function askToPersist(storage: Storage): void {
  try {
    if (storage.getItem(ASKED) !== null) return;
    storage.setItem(ASKED, 'true');
    navigator.storage?.persist?.().catch(() => undefined);
  } catch {
    // What was to be kept is kept all the same.
  }
}

/** The slugs of the recipes for which something of this name is stored, in no order. */
export function storedSlugs(name: RecipeName): string[] {
  const start = `rtr:${name}:`;
  const keys = new Set<string>();
  try {
    const { localStorage } = window;
    for (let index = 0; index < localStorage.length; index += 1) keys.add(localStorage.key(index) ?? '');
  } catch {
    // Those of this visit are still there.
  }
  for (const [key, raw] of unsaved) raw === null ? keys.delete(key) : keys.add(key);
  return [...keys].filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
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
