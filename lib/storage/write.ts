import { parseStored } from './read';
import { notifyStored, readRaw, type StorageKey, type Stored, unsaved } from './storage';

/** Key of the mark that persistent storage was requested. */
const PERSIST_ASKED = 'rtr:asked-to-persist';

/** Event of the window when data of a later version of the site was set aside; its detail is the key. */
const SET_ASIDE = 'rtr:aside';

/** Stores a value and calls every subscriber. Returns false if it lasts for this visit only. */
export function writeStored<T>(stored: Stored<T>, value: T): boolean {
  return change(stored, stored.isText ? String(value) : JSON.stringify(value));
}

/** Removes a stored value and calls every subscriber. Returns false if the device refused. */
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
    // If this throws because storage is full, the old value stays.
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

/** Key of a value set aside: `rtr:aside:shopping`, `rtr:aside:shopping:2` for the second. */
const asideKey = (key: StorageKey, number: number) =>
  `rtr:aside:${key.slice('rtr:'.length)}${number > 1 ? `:${number}` : ''}`;

/** The values set aside for a key. */
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

/** True if a later version of the site wrote the stored value or one that was set aside. */
export function hasNewer<T>(stored: Stored<T>): boolean {
  const isNewer = (raw: string | null) => parseStored(stored, raw).problem === 'newer';
  if (isNewer(readRaw(stored.key))) return true;
  try {
    return asideOf(window.localStorage, stored.key).some(isNewer);
  } catch {
    return false;
  }
}

/** Requests persistent storage once, so that the browser does not evict it under storage pressure. */
function askToPersist(storage: Storage): void {
  try {
    if (storage.getItem(PERSIST_ASKED) !== null) return;
    storage.setItem(PERSIST_ASKED, 'true');
    navigator.storage?.persist?.().catch(() => undefined);
  } catch {
    // The value itself is stored already.
  }
}

/** Slugs of the recipes with stored data of this name, in no order. */
export function storedSlugs(name: 'checked' | 'cook'): string[] {
  const start = `rtr:${name}:`;
  const keys = new Set<string>();
  try {
    const { localStorage } = window;
    for (let index = 0; index < localStorage.length; index += 1) keys.add(localStorage.key(index) ?? '');
  } catch {
    // Values of this visit are in memory.
  }
  for (const [key, raw] of unsaved) raw === null ? keys.delete(key) : keys.add(key);
  return [...keys].filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
}
