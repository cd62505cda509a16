import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
/** A fragment that was answered and that the browser would not let go of. */
let answered: string | null = null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('hashchange', listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('hashchange', listener);
    window.removeEventListener('popstate', listener);
  };
}

function currentLink(): string | null {
  const { hash } = window.location;
  return hash.startsWith('#list=') && hash !== answered ? hash : null;
}

/**
 * The fragment of the address where it carries a list, else null, to be read with `decodeList`; and the function
 * that takes it out of the address, without a history entry. Never throws.
 */
export function useShoppingLink(): [fragment: string | null, dismiss: () => void] {
  const fragment = useSyncExternalStore(subscribe, currentLink, () => null);
  const dismiss = useCallback(() => {
    const { hash, pathname, search } = window.location;
    if (!hash.startsWith('#list=')) return;
    try {
      window.history.replaceState(null, '', `${pathname}${search}`);
      answered = null;
    } catch {
      answered = hash;
    }
    for (const listener of listeners) listener();
  }, []);
  return [fragment, dismiss];
}
