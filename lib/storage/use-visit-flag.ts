import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
// Holds for the visit where the browser refuses to store anything.
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

/** A yes that lasts for one visit (session storage); no on the server. Never throws. */
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
      // Kept in memory above.
    }
    for (const listener of listeners) listener();
  }, [key]);
  return [flag, raise];
}
