import { useCallback, useMemo } from 'react';
import { parseStored } from './read';
import type { Stored } from './storage';
import { useRaw } from './use-raw';
import { changeStored, removeStored, writeStored } from './write';

/**
 * A stored value: `[value, set, remove]`. On the server and in the first render it is empty; it follows changes in other
 * tabs. `set` takes a value, or a function of the current one, and resolves to false if it lasts for this visit only.
 *
 * @param stored the same object on every render
 */
export function useStored<T>(stored: Stored<T>) {
  const raw = useRaw(stored.key);
  const value = useMemo(() => parseStored(stored, raw).value, [stored, raw]);
  const set = useCallback(
    (next: T | ((current: T) => T)) =>
      next instanceof Function ? changeStored(stored, next) : writeStored(stored, next),
    [stored],
  );
  return [value, set, () => removeStored(stored)] as const;
}
