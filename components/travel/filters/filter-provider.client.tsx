'use client';

import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import * as words from '@/.content/words/placeFilters';
import { sayNotLoaded } from '@/components/ui/not-loaded';
import { useAddress } from '@/lib/hooks/use-address';
import { useLoaded } from '@/lib/hooks/use-loaded';
import { PLACE_FILTERS } from '@/lib/travel/filters/address';
import type { FilterStart } from '@/lib/travel/filters/filter-state';
import type { Place } from '@/lib/travel/place';
import { ALL_SHOWN, FilterContext, type FilterControl } from './filter-context.client';

const loadParts = () => import('./filter-parts.client').then((module) => module.filterParts);

export type FilterProviderProps = {
  places: readonly Place[];
  /** From `filterStart`, worked out on the server. */
  start: FilterStart;
  children: ReactNode;
};

/** Keeps the filters of the restaurant map, which live in the address. The exported page shows every place. */
export function FilterProvider({ places, start, children }: FilterProviderProps) {
  const [texts, setTexts, isOwn] = useAddress(PLACE_FILTERS);
  const [parts, load] = useLoaded(loadParts);
  const state = useMemo(() => parts?.filterState(places, texts) ?? null, [parts, places, texts]);
  const use = useCallback<FilterControl['use']>(
    async (act) => {
      const { pathname } = window.location;
      // Controlled fields need their new value at once.
      const loaded = parts ?? (await load(true));
      if (!loaded) sayNotLoaded(words.theFilters);
      // The page may have been left while they were loaded.
      else if (pathname === window.location.pathname) act(loaded.filterActions(places, setTexts));
    },
    [parts, load, places, setTexts],
  );
  const isAsked = Object.values(texts).some((text) => text !== '');
  useEffect(() => {
    if (isAsked) void load(true).then((loaded) => loaded ?? sayNotLoaded(words.theFilters));
  }, [isAsked, load]);
  const value = useMemo(
    () => ({ ...(state ?? ALL_SHOWN), control: { start, state, parts, isAsked, isOwn, load, use } }),
    [start, state, parts, isAsked, isOwn, load, use],
  );
  return <FilterContext value={value}>{children}</FilterContext>;
}
