import { useMemo, useSyncExternalStore } from 'react';
import { type Parameter, replaceSearch, withParameter } from './address';
import { onEntryWritten } from './history-entries';

const listeners = new Set<() => void>();
let isWatched = false;

function notify(): void {
  for (const listener of listeners) listener();
}

/** Calls back after every change of the address, by whatever way. Returns what stops it. */
function onAddress(listener: () => void): () => void {
  if (!isWatched) {
    isWatched = true;
    // The router writes during a React update, in which subscribers must not be notified.
    onEntryWritten(() => void Promise.resolve().then(notify));
    window.addEventListener('popstate', notify);
    window.addEventListener('hashchange', notify);
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The value of a parameter, the query and the part of it that it was read from or written to. */
type Known = { search: string; part: string; value: unknown; isSetHere: boolean };

/** Values last read or set. One that the browser refused to write stays valid until the address changes. */
const known = new Map<unknown, Known>();

function partOf(keys: readonly string[]): string {
  const query = new URLSearchParams(window.location.search);
  return `${new URLSearchParams(keys.flatMap((key) => query.getAll(key).map((text) => [key, text])))}`;
}

function current<T>(parameter: Parameter<T>): Known & { value: T } {
  const { search } = window.location;
  const last = known.get(parameter) as (Known & { value: T }) | undefined;
  // Every component that uses a parameter calls this on every render.
  if (last?.search === search) return last;
  const part = partOf(parameter.keys);
  if (last?.part === part) {
    last.search = search;
    return last;
  }
  const read = { search, part, value: parameter.parse(new URLSearchParams(part)), isSetHere: false };
  known.set(parameter, read);
  return read;
}

/**
 * A parameter of the address as an external store, for `useAddress` and for stores that hold more than one parameter.
 * `set` rewrites the address in place and never throws.
 */
export function addressStore<T>(parameter: Parameter<T>) {
  const unread = { value: parameter.parse(new URLSearchParams()), isSetHere: false };
  return {
    subscribe: (listener: () => void) => {
      const stop = onAddress(listener);
      return () => {
        stop();
        // A value that was set stays valid for as long as the page is on screen.
        known.delete(parameter);
      };
    },
    get: (): { value: T; isSetHere: boolean } => current(parameter),
    getDefault: (): { value: T; isSetHere: boolean } => unread,
    set: (next: T | ((now: T) => T), hash = window.location.hash) => {
      const now = next instanceof Function ? next(current(parameter).value) : next;
      const search = withParameter(parameter, now, window.location.search);
      if (search !== window.location.search || hash !== window.location.hash) replaceSearch(search, hash);
      known.set(parameter, {
        search: window.location.search,
        part: partOf(parameter.keys),
        value: now,
        isSetHere: true,
      });
      notify();
    },
  };
}

/**
 * A value stored in the address: `[value, set, isSetHere]`. The server and the first render use its default; after that it
 * follows every change of the address. `set` takes a value or an updater, and optionally a hash; it replaces the address
 * without a new history entry and never throws. `isSetHere` is true if this page has set the value.
 *
 * @param parameter the same object on every render
 */
export function useAddress<T>(parameter: Parameter<T>) {
  const store = useMemo(() => addressStore(parameter), [parameter]);
  const { value, isSetHere } = useSyncExternalStore(store.subscribe, store.get, store.getDefault);
  return [value, store.set, isSetHere] as const;
}

/** The fragment of the address with its `#`, '' for none, in the exported page and in the first render. */
export function useHash(): string {
  return useSyncExternalStore(
    onAddress,
    () => window.location.hash,
    () => '',
  );
}
