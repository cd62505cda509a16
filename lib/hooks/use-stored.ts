import { useCallback, useMemo } from 'react';
import { parseStored, readStored } from '@/lib/kept/read';
import { removeStored, writeStored } from '@/lib/kept/write';
import type { Stored } from '@/lib/storage';
import { useRaw } from './use-raw';

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
