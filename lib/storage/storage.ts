/**
 * The visitor's data in `localStorage`, under keys that begin with `rtr:`. Only this file, which every page loads, and
 * `lib/storage/write.ts` access `localStorage`.
 *
 * Nothing here throws: if storage is blocked or full, values last for this visit only. Nothing is lost: every valid entry
 * of a value is read, whatever else is in it; fields that this version of the site does not know stay in the stored text;
 * and a value that it cannot read is copied to a key of its own before another one is written.
 *
 * Several tabs write the same keys. A change is visible in its own tab at once, as an unsaved one, and is stored under a
 * lock: see `lib/storage/write.ts`.
 *
 * A `Stored` definition is the only code that reads its format: see `lib/storage/counts.ts` for what the page shows of it
 * before hydration.
 */

import type { EntryKey } from './merge';

/** Names of stored data. `components/saved/set-aside.ts` has a message for each. */
export type StoredName = SiteName | RecipeName;

type SiteName =
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
/** Names of what is derived from other stored values. */
type DerivedName = 'counts' | 'list-items';

export type StorageKey = `rtr:${SiteName | DerivedName}` | `rtr:${RecipeName}:${string}`;

/** Number of entries; `until` is the instant at which none of them is shown any more, in epoch milliseconds. */
export type EntryCount = number | { count: number; until: number };

/** The description of a stored value: its key, and how to read it. */
export type Stored<T> = {
  key: StorageKey;
  /** Latest version of the format. A stored object has its own as `version`; without one it is of the first. */
  version: number;
  /** The value if nothing is stored; the same object every time. */
  empty: T;
  /** The valid entries of a value of this version or an older one; null for another kind of value. */
  read: (value: unknown) => T | null;
  /** Identity of the entries of its lists: changes by several tabs are merged. Without it, the last change wins. */
  entryKey?: EntryKey;
  /** Numbers of entries by name; that of all entries has the name of the key: `walks` of `rtr:walks`. */
  counts?(value: T): Readonly<Record<string, EntryCount>>;
  /** Stored as plain text, not as JSON. */
  isText?: true;
  /** Derived from other stored values, so it is replaced, not set aside, if it cannot be read. */
  isDerived?: true;
  /** Does not ask the browser for persistent storage, for data that expires within hours. */
  isMinor?: true;
};

/** `newer`: written by a later version of this site. `unreadable`: damaged, or another kind of value. */
export type ReadResult<T> = { value: T; problem: 'newer' | 'unreadable' | null };

/** A change that is not in storage yet: the stored text that it was made to, and the new one; null for none. */
export type UnsavedChange = {
  stored: Stored<unknown>;
  before: string | null;
  after: string | null;
  /** A text that lost something in the change, to be set aside. */
  copy: string | null;
  /** Called once it is stored, or refused. */
  done: ((isStored: boolean) => void)[];
};

/** Changes that wait for their lock, or that the device refused to store; those are lost when the page is left. */
export const unsaved = new Map<string, UnsavedChange>();
const listeners = new Map<string, Set<() => void>>();

/** The text of a key on the device; null if there is none or storage is blocked. */
export function readDevice(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** True if the device stores anything; false if storage is blocked. */
export function hasStored(): boolean {
  try {
    return window.localStorage.length > 0;
  } catch {
    return false;
  }
}

/** The text of a key, with the changes of this tab; null if there is none. */
export function readRaw(key: StorageKey): string | null {
  const change = unsaved.get(key);
  return change ? change.after : readDevice(key);
}

/** Another tab changed a key; null means that it cleared the whole storage. */
function onStorage({ key: changed }: StorageEvent): void {
  for (const key of changed === null ? listeners.keys() : [changed]) notifyStored(key);
}

/** Calls back when the key changes, in this tab or another one. Returns the function that unsubscribes. */
export function subscribeStored(key: StorageKey, listener: () => void): () => void {
  // Every card of a list subscribes, so the window has one listener for all. To add it again has no effect.
  window.addEventListener('storage', onStorage);
  const ofKey = listeners.get(key) ?? new Set();
  listeners.set(key, ofKey.add(listener));
  return () => ofKey.delete(listener);
}

/** Calls every subscriber of a key in this tab. */
export function notifyStored(key: string): void {
  for (const listener of [...(listeners.get(key) ?? [])]) listener();
}
