import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { replaceSearch } from '@/lib/address';
import { kitchenSearch, parseKitchenState } from '@/lib/kitchen/servings';

type KitchenState = ReturnType<typeof parseKitchenState>;

/** What to change, or how it follows from what the address says at that moment. */
type Change = Partial<KitchenState> | ((now: KitchenState) => Partial<KitchenState>);

const listeners = new Set<() => void>();
// Browsers limit how often an address may change; what they refused is kept here until they allow it again.
let refused: { path: string; search: string } | null = null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

function currentSearch(): string {
  return refused?.path === window.location.pathname ? refused.search : window.location.search;
}

/**
 * Servings and units as the address says them (`?servings=6&units=us`), the recipe's own on the server and
 * in the first render. Setting them rewrites the address in place, without a history entry; never throws.
 */
export function useKitchenAddress(
  baseServings: number,
): [state: KitchenState, change: (part: Change) => void] {
  const search = useSyncExternalStore(subscribe, currentSearch, () => '');
  const state = useMemo(() => parseKitchenState(search, baseServings), [search, baseServings]);
  const change = useCallback(
    (part: Change) => {
      const { pathname, search: written } = window.location;
      const now = parseKitchenState(currentSearch(), baseServings);
      const chosen = { ...now, ...(typeof part === 'function' ? part(now) : part) };
      const next = kitchenSearch(chosen, baseServings, written);
      refused = replaceSearch(next) ? null : { path: pathname, search: next };
      for (const listener of listeners) listener();
    },
    [baseServings],
  );
  return [state, change];
}
