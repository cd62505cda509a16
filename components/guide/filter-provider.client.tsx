'use client';

import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo } from 'react';
import * as messages from '@/.content/messages/placeFilters';
import { toastLoadError } from '@/components/ui/toast-load-error';
import type { FilterStart } from '@/lib/guide/filter-state';
import { hasFilters } from '@/lib/guide/guide-state';
import { useLazy } from '@/lib/ui/use-lazy';
import { FilterContext, type FilterControl, useGuideState, useGuideStore } from './guide-store.client';

const importFilterParts = () => import('./filter-parts.client').then((module) => module.filterParts);

export type FilterProviderProps = {
  /** From `filterStart`. */
  start: FilterStart;
  children: ReactNode;
};

/** Loads the filters of a guide on first use, or at once for filters in the address, and applies them to its store. */
export function FilterProvider({ start, children }: FilterProviderProps) {
  const store = useGuideStore();
  const isFiltered = useGuideState(hasFilters);
  const [parts, loadParts, preload] = useLazy(
    useCallback(async () => {
      const loaded = await importFilterParts();
      store.setEngine(loaded);
      return loaded;
    }, [store]),
    { mayReload: true },
  );
  const control = useMemo<FilterControl>(() => {
    const load = async (part = messages.theFilters) => {
      const loaded = await loadParts();
      if (!loaded) toastLoadError(part);
      return loaded;
    };
    return {
      start,
      parts,
      load,
      preload,
      use: async (act, part) => {
        const { pathname } = window.location;
        // Controlled fields need their new value at once.
        if (!parts && !(await load(part))) return;
        // The page may have been left while they were loaded.
        if (pathname === window.location.pathname) store.changeFilters(act);
      },
    };
  }, [start, parts, loadParts, preload, store]);
  const loadForAddress = useEffectEvent(() => control.load());
  useEffect(() => {
    if (isFiltered) void loadForAddress();
  }, [isFiltered]);
  return <FilterContext value={control}>{children}</FilterContext>;
}
