import { useCallback, useSyncExternalStore } from 'react';
import { readCounts } from './counts';
import { readRaw, type StorageKey, subscribeStored } from './storage';

/** The stored text of a key, null on the server and in the first render. */
export function useRaw(key: StorageKey): string | null {
  return useSyncExternalStore(
    useCallback((listener: () => void) => subscribeStored(key, listener), [key]),
    () => readRaw(key),
    () => null,
  );
}

/** Numbers of the visitor's stored entries by name, without those of nothing; none before hydration. */
export function useCounts(): Record<string, number> {
  return readCounts(useRaw('rtr:counts'));
}

/** True if a key with `counts` holds any entry, for components that load only then. */
export function useIsStored(key: StorageKey): boolean {
  return key.slice('rtr:'.length) in useCounts();
}
