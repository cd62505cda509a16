import { useCallback, useMemo, useSyncExternalStore } from 'react';
import {
  parseStored,
  readRaw,
  readStored,
  removeStored,
  type StorageKey,
  subscribeStored,
  writeStored,
} from '@/lib/storage';

/** Sets a value, or works it out from what is stored now. False when it lasts for this visit only. */
export type SetStored<T> = (next: T | ((current: T) => T)) => boolean;

/**
 * A value kept on the device: `[value, set, remove]`. The server and the first render use the fallback; changes
 * made in other tabs arrive by themselves. Give a guard and a fallback that stay the same between renders.
 */
export function useStored<T>(
  key: StorageKey,
  guard: (value: unknown) => value is T,
  fallback: T,
): readonly [value: T, set: SetStored<T>, remove: () => boolean] {
  const subscribe = useCallback((listener: () => void) => subscribeStored(key, listener), [key]);
  const raw = useSyncExternalStore(
    subscribe,
    () => readRaw(key),
    () => null,
  );
  const value = useMemo(() => parseStored(raw, guard, fallback), [raw, guard, fallback]);
  const set = useCallback<SetStored<T>>(
    (next) => {
      const current = () => readStored(key, guard, fallback);
      const isUpdate = (n: typeof next): n is (value: T) => T => typeof n === 'function';
      return writeStored(key, isUpdate(next) ? next(current()) : next);
    },
    [key, guard, fallback],
  );
  const remove = useCallback(() => removeStored(key), [key]);
  return [value, set, remove];
}
