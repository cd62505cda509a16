import { asideOf, setAside } from './aside';
import { changedText, mergedText } from './changed-text';
import { COUNTS } from './counts';
import { parseStored, readStored } from './read';
import { notifyStored, readDevice, readRaw, type Stored, type UnsavedChange, unsaved } from './storage';

/**
 * Changes of stored values. Browsers do not synchronize `localStorage` between the processes of two tabs: what one tab has
 * just written may be overwritten by another that has not seen it. So each change
 *
 * 1. is visible in this tab at once, as an unsaved one;
 * 2. is stored under a lock of its key (Web Locks), merged with what other tabs have stored meanwhile.
 *
 * Without locks (Safari before 15.4, Firefox before 96, pages that are not served over HTTPS), while another tab keeps the
 * lock, and when the page is left, it is stored right away. For a second after that, it is merged again into what another
 * tab stores without it.
 *
 * @see https://developer.mozilla.org/en-US/docs/Web/API/Web_Locks_API
 */

/** Key of the mark that persistent storage was requested. */
const PERSIST_ASKED = 'rtr:asked-to-persist';

/** Event of the window when data of a later version of the site was set aside; its detail is the key. */
const SET_ASIDE = 'rtr:aside';

/** Longest wait for a lock: another tab may be suspended while it has it. In ms. */
const LONGEST_WAIT = 5000;

/** Time after the last change without a lock in which another tab may not have seen it and those before. In ms. */
const UNSEEN = 1000;

/** Most merges of one change, in case two tabs undo each other's. */
const MOST_REPAIRS = 200;

/**
 * Stores a value and calls every subscriber. Reading it returns the new value at once.
 *
 * @returns false if it lasts for this visit only
 */
export function writeStored<T>(stored: Stored<T>, value: T): Promise<boolean> {
  const raw = readRaw(stored.key);
  const { text, isLossy } = changedText(stored, raw, value);
  return change(stored, text, isLossy ? raw : null);
}

/** Stores what becomes of the current value, as {@link writeStored}; the same object leaves it unchanged. */
export function changeStored<T>(stored: Stored<T>, next: (current: T) => T): Promise<boolean> {
  const current = readStored(stored);
  const value = next(current);
  return value === current ? change(stored, readRaw(stored.key)) : writeStored(stored, value);
}

/** Derives the counts of a stored value again. */
export function updateCounts<T>(stored: Stored<T>): void {
  const counts = stored.counts?.(readStored(stored));
  if (counts) void changeStored(COUNTS, (now) => ({ ...now, ...counts }));
}

/** Counts a value that this tab has changed, and calls every subscriber of it. */
function announce(stored: Stored<unknown>): void {
  updateCounts(stored);
  notifyStored(stored.key);
}

/** Removes a stored value and calls every subscriber. Returns false if the device refused. */
export function removeStored<T>(stored: Stored<T>): Promise<boolean> {
  return change(stored, null);
}

function change(stored: Stored<unknown>, after: string | null, copy: string | null = null): Promise<boolean> {
  const { key } = stored;
  const before = readDevice(key);
  const pending = unsaved.get(key);
  if (!pending && after === before) return Promise.resolve(true);
  listen();
  const result = new Promise<boolean>((resolve) => {
    unsaved.set(key, {
      ...{ stored, before, ...pending, after },
      copy: pending?.copy ?? copy,
      done: [...(pending?.done ?? []), resolve],
    });
  });
  if ('locks' in navigator) void storeLocked(key);
  else store(key);
  announce(stored);
  return result;
}

/** Keys for which a lock is requested. */
const requested = new Set<string>();

async function storeLocked(key: string): Promise<void> {
  if (requested.has(key)) return;
  requested.add(key);
  const { locks } = navigator;
  const waiting = new AbortController();
  const timeout = setTimeout(() => waiting.abort(), LONGEST_WAIT);
  try {
    await locks.request(key, { signal: waiting.signal }, async () => {
      requested.delete(key);
      clearTimeout(timeout);
      store(key, true);
      // The lock must not overtake the change on its way to other processes: this asks the one that both pass.
      await locks.query();
    });
  } catch {
    // It took too long, or the browser blocks locks together with storage.
    clearTimeout(timeout);
    requested.delete(key);
    store(key);
  }
}

/** Changes that another tab may not have seen. */
type UnseenChange = Pick<UnsavedChange, 'stored' | 'before' | 'after'> & { repairs: number };

const unseen = new Map<string, UnseenChange[]>();
const forgetting = new Map<string, ReturnType<typeof setTimeout>>();

function addUnseen(key: string, change: UnseenChange): void {
  const all = unseen.get(key) ?? [];
  const last = all.at(-1);
  // A text that this tab has stored itself: both changes are one.
  if (last && last.after === change.before) last.after = change.after;
  else unseen.set(key, [...all, change]);
  forgetLater(key);
}

/** Forgets the changes of a key once neither this tab nor another that overwrote them has changed it for a while. */
function forgetLater(key: string): void {
  // Twice half of the time: a busy page may run a late timer before the events that came meanwhile.
  const later = (run: () => void) => {
    clearTimeout(forgetting.get(key));
    forgetting.set(key, setTimeout(run, UNSEEN / 2));
  };
  later(() => later(() => unseen.delete(key)));
}

/** Stores the unsaved change of a key. */
function store(key: string, isLocked = false): void {
  const change = unsaved.get(key);
  if (!change) return;
  const { stored, after, copy, done } = change;
  let isChanged = false;
  let isStored = true;
  try {
    const storage = window.localStorage;
    const now = storage.getItem(key);
    const problem = stored.isDerived ? null : parseStored(stored, now).problem;
    const text = mergedText(stored, change, now);
    // If one of these throws because storage is full, the old value stays.
    if (now !== null && problem) setAside(storage, stored.key, now);
    if (copy !== null) setAside(storage, stored.key, copy);
    put(storage, key, text);
    unsaved.delete(key);
    if (!isLocked && stored.entryKey) {
      addUnseen(key, { stored, before: now, after: text, repairs: 0 });
    }
    if (text !== null && !stored.isMinor) askToPersist(storage);
    if (problem === 'newer') window.dispatchEvent(new CustomEvent(SET_ASIDE, { detail: key }));
    isChanged = text !== after;
  } catch {
    unsaved.set(key, { ...change, done: [] });
    isStored = false;
  }
  if (isChanged) announce(stored);
  for (const resolve of done) resolve(isStored);
}

function put(storage: Storage, key: string, text: string | null): void {
  if (text === null) storage.removeItem(key);
  else if (text !== storage.getItem(key)) storage.setItem(key, text);
}

/** Listens for other tabs, and for the end of the page. To add a listener again has no effect. */
function listen(): void {
  window.addEventListener('storage', onOtherTab);
  window.addEventListener('pagehide', storeAll);
  document.addEventListener('visibilitychange', storeAll);
}

function storeAll({ type }: Event): void {
  if (type !== 'pagehide' && !document.hidden) return;
  for (const key of [...unsaved.keys()]) store(key);
}

/** Another tab changed a key; null means that it cleared the whole storage. */
function onOtherTab({ key: changed, newValue }: StorageEvent): void {
  for (const key of changed === null ? [...unsaved.keys()] : [changed]) {
    const change = unsaved.get(key);
    if (change) {
      const before = readDevice(key);
      unsaved.set(key, { ...change, before, after: mergedText(change.stored, change, before) });
      announce(change.stored);
    }
    if (newValue !== null) repair(key);
  }
}

/** Stores changes again that another tab has overwritten, perhaps with a later change of this one on top. */
function repair(key: string): void {
  const changes = unseen.get(key) ?? [];
  const now = readDevice(key);
  let text = now;
  for (const change of changes) {
    const merged = mergedText(change.stored, change, text);
    if (merged === text || change.repairs === MOST_REPAIRS) continue;
    change.repairs += 1;
    text = merged;
  }
  const [first] = changes;
  if (!first || text === now) return;
  forgetLater(key);
  try {
    put(window.localStorage, key, text);
  } catch {
    // Storage is full, and what the other tab has stored is as new.
  }
  announce(first.stored);
}

/** True if a later version of the site wrote the stored value or one that was set aside. */
export function hasNewer<T>(stored: Stored<T>): boolean {
  const isNewer = (raw: string | null) => parseStored(stored, raw).problem === 'newer';
  if (isNewer(readDevice(stored.key))) return true;
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
  for (const [key, { after }] of unsaved) after === null ? keys.delete(key) : keys.add(key);
  return [...keys].filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
}
