import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { replaceSearch, withParameters } from '@/lib/address';
import { parseWalk } from '@/lib/travel/walk/address';

const listeners = new Set<() => void>();
// Browsers limit how often an address may change; what they refused is kept here until they allow it again.
let refused: { path: string; walk: string } | null = null;

function onMove(): void {
  refused = null;
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('popstate', onMove);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('popstate', onMove);
    refused = null;
  };
}

function current(): string {
  const { pathname, search } = window.location;
  return refused?.path === pathname ? refused.walk : (new URLSearchParams(search).get('walk') ?? '');
}

/**
 * The stops in the address, none on the server and in the first render, and the function that changes them: it
 * rewrites the address in place, without a history entry, and leaves the rest of it alone. Never throws.
 *
 * @param isKnown must be the same function on every render
 */
export function useWalkAddress(
  isKnown: (slug: string) => boolean,
): [stops: string[], change: (next: (now: string[]) => readonly string[]) => void] {
  const value = useSyncExternalStore(subscribe, current, () => '');
  const stops = useMemo(() => parseWalk(value, isKnown), [value, isKnown]);
  const change = useCallback(
    (next: (now: string[]) => readonly string[]) => {
      const { pathname, search } = window.location;
      const walk = next(parseWalk(current(), isKnown)).join();
      refused = replaceSearch(withParameters(search, { walk })) ? null : { path: pathname, walk };
      tell();
    },
    [isKnown],
  );
  return [stops, change];
}
