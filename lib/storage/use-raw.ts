import { useCallback, useSyncExternalStore } from 'react';
import { readRaw, type StorageKey, subscribeStored } from './storage';

/** The stored text of a key, null on the server and in the first render. */
export function useRaw(key: StorageKey): string | null {
  return useSyncExternalStore(
    useCallback((listener: () => void) => subscribeStored(key, listener), [key]),
    () => readRaw(key),
    () => null,
  );
}

/** An empty list as the site writes it, alone or in an object with its version. */
const EMPTY = /^(\{"version":\d+,"\w+":\[\]\}|\[\])$/;

/** True if a key holds anything but an empty list, for components that load only then. */
export function useIsStored(key: StorageKey): boolean {
  const raw = useRaw(key);
  return raw !== null && !EMPTY.test(raw);
}
