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

/** An empty list as the site writes it, by itself or as all that stands beside the version. */
const EMPTY = /^(\{"version":\d+,"\w+":\[\]\}|\[\])$/;

/** Whether anything is stored under a key but an empty list, for what is to be loaded only then. */
export function useIsStored(key: StorageKey): boolean {
  const raw = useRaw(key);
  return raw !== null && !EMPTY.test(raw);
}
