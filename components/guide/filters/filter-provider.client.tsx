'use client';

import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import * as messages from '@/.content/messages/placeFilters';
import { toastLoadError } from '@/components/ui/toast-load-error';
import { PLACE_FILTERS } from '@/lib/guide/filter-address';
import type { FilterStart } from '@/lib/guide/filter-state';
import type { Position } from '@/lib/guide/locate';
import type { Place } from '@/lib/guide/place';
import { useAddress } from '@/lib/ui/use-address';
import { useLoaded } from '@/lib/ui/use-loaded';
import { ALL_SHOWN, FilterContext, type FilterControl } from './filter-context.client';

const loadParts = () => import('./filter-parts.client').then((module) => module.filterParts);

export type FilterProviderProps = {
  places: readonly Place[];
  /** From `filterStart`, worked out on the server. */
  start: FilterStart;
  children: ReactNode;
};

/**
 * Keeps the filters of the restaurant map, which live in the address, and where the visitor is, which lives nowhere
 * else. The exported page shows every place.
 */
export function FilterProvider({ places, start, children }: FilterProviderProps) {
  const [texts, setTexts, isOwn] = useAddress(PLACE_FILTERS);
  const [position, setPosition] = useState<Position | null>(null);
  const [parts, load] = useLoaded(loadParts);
  const state = useMemo(
    () => parts?.filterState(places, texts, position) ?? null,
    [parts, places, texts, position],
  );
  const use = useCallback<FilterControl['use']>(
    async (act, part = messages.theFilters) => {
      const { pathname } = window.location;
      // Controlled fields need their new value at once.
      const loaded = parts ?? (await load(true));
      if (!loaded) toastLoadError(part);
      // The page may have been left while they were loaded.
      else if (pathname === window.location.pathname)
        act(loaded.filterActions(places, setTexts, setPosition));
    },
    [parts, load, places, setTexts],
  );
  const isAsked = Object.values(texts).some((text) => text !== '');
  useEffect(() => {
    if (isAsked) void load(true).then((loaded) => loaded ?? toastLoadError(messages.theFilters));
  }, [isAsked, load]);
  const value = useMemo(
    () => ({ ...(state ?? ALL_SHOWN), control: { start, state, parts, isAsked, isOwn, load, use } }),
    [start, state, parts, isAsked, isOwn, load, use],
  );
  return <FilterContext value={value}>{children}</FilterContext>;
}
