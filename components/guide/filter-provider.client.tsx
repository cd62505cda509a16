'use client';

import { type ReactNode, useEffect, useEffectEvent, useMemo } from 'react';
import * as messages from '@/.content/messages/placeFilters';
import { toastLoadError } from '@/components/ui/toast-load-error';
import type { FilterStart } from '@/lib/guide/filter-state';
import { hasFilters } from '@/lib/guide/guide-state';
import { useLoaded } from '@/lib/ui/use-loaded';
import { FilterContext, type FilterControl, useGuideState, useGuideStore } from './guide-store.client';

const loadFilterParts = () => import('./filter-parts.client').then((module) => module.filterParts);

export type FilterProviderProps = {
  /** From `filterStart`. */
  start: FilterStart;
  children: ReactNode;
};

/** Loads the filters of a guide on first use, or at once for filters in the address, and applies them to its store. */
export function FilterProvider({ start, children }: FilterProviderProps) {
  const store = useGuideStore();
  const isFiltered = useGuideState(hasFilters);
  const [parts, loadParts] = useLoaded(loadFilterParts);
  const control = useMemo<FilterControl>(() => {
    const load = async (mayReload?: unknown) => {
      const loaded = await loadParts(mayReload);
      if (loaded) store.setEngine(loaded);
      return loaded;
    };
    return {
      start,
      parts,
      load,
      use: async (act, part = messages.theFilters) => {
        const { pathname } = window.location;
        // Controlled fields need their new value at once.
        if (!parts && !(await load(true))) return toastLoadError(part);
        // The page may have been left while they were loaded.
        if (pathname === window.location.pathname) store.changeFilters(act);
      },
    };
  }, [start, parts, loadParts, store]);
  const loadForAddress = useEffectEvent(() =>
    control.load(true).then((loaded) => loaded ?? toastLoadError(messages.theFilters)),
  );
  useEffect(() => {
    if (isFiltered) void loadForAddress();
  }, [isFiltered]);
  return <FilterContext value={control}>{children}</FilterContext>;
}
