import { useCallback, useSyncExternalStore } from 'react';
import { readSession, type SessionKey, writeSession } from './session';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A flag that lasts for one visit; false on the server. */
export function useVisitFlag(key: SessionKey): [flag: boolean, raise: () => void] {
  const flag = useSyncExternalStore(
    subscribe,
    () => readSession(key) === 'true',
    () => false,
  );
  const raise = useCallback(() => {
    writeSession(key, 'true');
    for (const listener of listeners) listener();
  }, [key]);
  return [flag, raise];
}
