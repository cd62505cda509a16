import { useMemo, useRef, useState } from 'react';
import { useLoaded } from '@/lib/hooks/use-loaded';
import type { FilterSession, FilterState, filterSession } from '@/lib/travel/filters/filter-session';
import type { Place } from '@/lib/travel/place';

/** Parameters of the address that may hold a filter. */
const NAMES = ['category', 'cuisine', 'at'];

/** The ways to the filters, which are loaded on first use. They stay the same between renders. */
export type FilterUse = {
  /** Loads what it takes to filter; false when that failed. `true` as in `useLoaded`. */
  ready: (mayReload?: unknown) => Promise<boolean>;
  /** Does something with the filters: at once where they are loaded. */
  use: (act: (session: FilterSession) => void) => void;
  /** Takes the filters from the address, where there are any in it or were before. */
  readAddress: () => void;
};

/**
 * Filters of the restaurant map; null on the server and until they are first used. Never throws.
 *
 * @param load brings `filterSession` with whatever else belongs to it; the same on every render
 * @param onFailure called when the filters were wanted and could not be loaded; the same on every render
 */
export function usePlaceFilters<T extends { filterSession: typeof filterSession }>(
  places: readonly Place[],
  load: () => Promise<T>,
  onFailure: () => void,
): [state: FilterState | null, parts: T | null, FilterUse] {
  const [state, setState] = useState<FilterState | null>(null);
  const session = useRef<FilterSession | null>(null);
  const [parts, start] = useLoaded(load);
  const ways = useMemo<FilterUse>(() => {
    const open = async (mayReload?: unknown) => {
      const module = await start(mayReload);
      if (module) session.current ??= module.filterSession(places, setState);
      return session.current;
    };
    const use: FilterUse['use'] = async (act) => {
      const { pathname } = window.location;
      // Controlled fields need their new value at once.
      const now = session.current ?? (await open(true));
      if (!now) onFailure();
      // The page may have been left while they were loaded.
      else if (pathname === window.location.pathname) act(now);
    };
    return {
      ready: async (mayReload) => (await open(mayReload)) !== null,
      use,
      readAddress: () => {
        const query = new URLSearchParams(window.location.search);
        if (session.current || NAMES.some((name) => query.has(name))) use((now) => now.read());
      },
    };
  }, [places, start, onFailure]);
  return [state, parts, ways];
}
