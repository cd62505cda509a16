import { useCallback, useMemo, useSyncExternalStore } from 'react';
import {
  parseStored,
  readRaw,
  readStored,
  removeStored,
  type StorageKey,
  type Stored,
  subscribeStored,
  writeStored,
} from '@/lib/storage';

/** The stored text of a key, null on the server and in the first render. */
function useRaw(key: StorageKey): string | null {
  return useSyncExternalStore(
    useCallback((listener: () => void) => subscribeStored(key, listener), [key]),
    () => readRaw(key),
    () => null,
  );
}

/** Whether anything is stored under a key but an empty list, for what is to be loaded only then. */
export function useIsStored(key: StorageKey): boolean {
  const raw = useRaw(key);
  return raw !== null && raw !== '[]';
}

/** Sets a value, or works it out from what is stored now. False when it lasts for this visit only. */
export type SetStored<T> = (next: T | ((current: T) => T)) => boolean;

/**
 * A thing kept on the device: `[value, set, remove]`. The server and the first render have it empty; changes made in
 * other tabs arrive by themselves.
 *
 * @param stored the same object on every render
 */
export function useStored<T>(
  stored: Stored<T>,
): readonly [value: T, set: SetStored<T>, remove: () => boolean] {
  const raw = useRaw(stored.key);
  const value = useMemo(() => parseStored(stored, raw).value, [stored, raw]);
  const set = useCallback<SetStored<T>>(
    (next) => {
      const isUpdate = (n: typeof next): n is (value: T) => T => typeof n === 'function';
      return writeStored(stored, isUpdate(next) ? next(readStored(stored)) : next);
    },
    [stored],
  );
  const remove = useCallback(() => removeStored(stored), [stored]);
  return [value, set, remove];
}
