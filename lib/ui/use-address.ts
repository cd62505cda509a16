import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { type Parameter, replaceSearch, withParameter } from './address';
import { onEntryWritten } from './history-entries';

const listeners = new Set<() => void>();
let isWatched = false;

function notify(): void {
  for (const listener of listeners) listener();
}

/** Calls back after every change of the address. Returns the function that stops it. */
function onAddress(listener: () => void): () => void {
  if (!isWatched) {
    isWatched = true;
    // The router writes entries during a render, in which React allows no state updates.
    onEntryWritten(() => void Promise.resolve().then(notify));
    window.addEventListener('popstate', notify);
    window.addEventListener('hashchange', notify);
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Value of a parameter with the part of the query it was read from or written to. `isOwn`: set by this page. */
type Cached = { part: string; value: unknown; isOwn: boolean };

/** Last read or set value by parameter: one that the browser refused to write stays valid until the address changes. */
const cache = new Map<unknown, Cached>();

function partOf(keys: readonly string[]): string {
  const query = new URLSearchParams(window.location.search);
  return `${new URLSearchParams(keys.flatMap((key) => query.getAll(key).map((text) => [key, text])))}`;
}

function current<T>(parameter: Parameter<T>): Cached & { value: T } {
  const part = partOf(parameter.keys);
  const last = cache.get(parameter);
  if (last?.part === part) return last as Cached & { value: T };
  const read = { part, value: parameter.parse(new URLSearchParams(part)), isOwn: false };
  cache.set(parameter, read);
  return read;
}

/**
 * A value stored in the address: `[value, set, isOwn]`. The server and the first render use its default; after that it
 * follows every change of the address. `set` takes a value or an updater, and optionally a hash; it replaces the address
 * without a new history entry and never throws. `isOwn` is true if this page has set the value.
 *
 * @param parameter the same object on every render
 */
export function useAddress<T>(parameter: Parameter<T>) {
  const initial = useMemo(
    () => ({ value: parameter.parse(new URLSearchParams()), isOwn: false }),
    [parameter],
  );
  const { value, isOwn } = useSyncExternalStore<{ value: T; isOwn: boolean }>(
    useCallback(
      (listener) => {
        const stop = onAddress(listener);
        return () => {
          stop();
          // A set value is valid only while its page is mounted.
          cache.delete(parameter);
        };
      },
      [parameter],
    ),
    () => current(parameter),
    () => initial,
  );
  const set = useCallback(
    (next: T | ((now: T) => T), hash = window.location.hash) => {
      const now = next instanceof Function ? next(current(parameter).value) : next;
      const search = withParameter(parameter, now, window.location.search);
      if (search !== window.location.search || hash !== window.location.hash) replaceSearch(search, hash);
      cache.set(parameter, { part: partOf(parameter.keys), value: now, isOwn: true });
      notify();
    },
    [parameter],
  );
  return [value, set, isOwn] as const;
}

/** Hash of the address with its `#`; '' for none, on the server and in the first render. */
export function useHash(): string {
  return useSyncExternalStore(
    onAddress,
    () => window.location.hash,
    () => '',
  );
}
