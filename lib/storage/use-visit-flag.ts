import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
// In memory, for browsers that refuse to store anything.
const raised = new Set<string>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isRaised(key: string): boolean {
  if (raised.has(key)) return true;
  try {
    return window.sessionStorage.getItem(key) === 'true';
  } catch {
    return false;
  }
}

/** A flag in session storage, which lasts for one visit; false on the server. Never throws. */
export function useVisitFlag(key: string): [flag: boolean, raise: () => void] {
  const flag = useSyncExternalStore(
    subscribe,
    () => isRaised(key),
    () => false,
  );
  const raise = useCallback(() => {
    raised.add(key);
    try {
      window.sessionStorage.setItem(key, 'true');
    } catch {
      // It is in memory.
    }
    for (const listener of listeners) listener();
  }, [key]);
  return [flag, raise];
}
