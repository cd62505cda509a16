import { parseStored } from './read';
import { notifyStored, readRaw, type StorageKey, type Stored, unsaved } from './storage';

/** Says that the browser was asked to keep the storage of this site. */
const PERSIST_ASKED = 'rtr:asked-to-persist';

/** Event of the window when something of a later version of this site was set aside; its detail is the key. */
const SET_ASIDE = 'rtr:aside';

/** Stores a value and tells every subscriber; false when it could only be remembered for this visit. */
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
    if (problem === 'newer') window.dispatchEvent(new CustomEvent(SET_ASIDE, { detail: key }));
  } catch {
    unsaved.set(key, raw);
    done = false;
  }
  notifyStored(key);
  return done;
}

/** Key of what was set aside: `rtr:aside:shopping`, and `rtr:aside:shopping:2` for the second of them. */
const asideKey = (key: StorageKey, number: number) =>
  `rtr:aside:${key.slice('rtr:'.length)}${number > 1 ? `:${number}` : ''}`;

/** Everything that was set aside for a key. */
function asideOf(storage: Storage, key: StorageKey): string[] {
  const all: string[] = [];
  for (;;) {
    const raw = storage.getItem(asideKey(key, all.length + 1));
    if (raw === null) return all;
    all.push(raw);
  }
}

function setAside(storage: Storage, key: StorageKey, raw: string): void {
  const all = asideOf(storage, key);
  if (!all.includes(raw)) storage.setItem(asideKey(key, all.length + 1), raw);
}

/** Whether a later version of this site wrote what is stored here, or what was set aside for this. */
export function hasNewer<T>(stored: Stored<T>): boolean {
  const isNewer = (raw: string | null) => parseStored(stored, raw).problem === 'newer';
  if (isNewer(readRaw(stored.key))) return true;
  try {
    return asideOf(window.localStorage, stored.key).some(isNewer);
  } catch {
    return false;
  }
}

/** Asks the browser, once, not to throw the storage away when the device runs out of room. */
function askToPersist(storage: Storage): void {
  try {
    if (storage.getItem(PERSIST_ASKED) !== null) return;
    storage.setItem(PERSIST_ASKED, 'true');
    navigator.storage?.persist?.().catch(() => undefined);
  } catch {
    // What was to be kept is kept all the same.
  }
}

/** The slugs of the recipes for which something of this name is stored, in no order. */
export function storedSlugs(name: 'checked' | 'cook'): string[] {
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
