import { useCallback, useMemo } from 'react';
import { parseStored, readStored } from './read';
import type { Stored } from './storage';
import { useRaw } from './use-raw';
import { removeStored, writeStored } from './write';

/**
 * A thing kept on the device: `[value, set, remove]`. The server and the first render have it empty; changes made in
 * other tabs arrive by themselves. `set` takes a value, or works it out from what is stored now, and gives false when it
 * lasts for this visit only.
 *
 * @param stored the same object on every render
 */
export function useStored<T>(stored: Stored<T>) {
  const raw = useRaw(stored.key);
  const value = useMemo(() => parseStored(stored, raw).value, [stored, raw]);
  const set = useCallback(
    (next: T | ((current: T) => T)) =>
      writeStored(stored, next instanceof Function ? next(readStored(stored)) : next),
    [stored],
  );
  return [value, set, () => removeStored(stored)] as const;
}
