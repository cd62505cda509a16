'use client';

import { createContext, useContext, useDeferredValue, useEffect, useEffectEvent } from 'react';
import { hasFiltersInAddress } from '@/lib/guide/arrival';
import type { FilterActions, FilterStart, FilterState } from '@/lib/guide/filter-state';
import type { GuideState, ScrollTarget } from '@/lib/guide/guide-state';
import { createGuideStore, type GuideStore } from '@/lib/guide/guide-store';
import { usePageState } from '@/lib/ui/page-store';

/** The filters, and the region whose restaurants are counted. */
export type FilterScope = {
  filters: FilterState;
  /** Null for all regions. */
  region: string | null;
  regionName: string | undefined;
};

/** Width of the window in px under which the filters open as a sheet. */
export const NARROW = 640;

type FilterParts = typeof import('./filter-parts.client').filterParts;

/** The controls of the filters, and their script, which is loaded on first use. */
export type FilterControl = {
  /** State of the controls until the script is loaded; derived on the server. */
  start: FilterStart;
  parts: FilterParts | null;
  /** Loads the script for a press; null when that failed, which is reported for `part`: "The filters". */
  load: (part?: string) => Promise<FilterParts | null>;
  /** Loads it ahead, on hover and focus. */
  preload: () => Promise<unknown>;
  /** Changes the filters, at once where they are loaded; `part` as in `load`. */
  use: (act: (actions: FilterActions) => void, part?: string) => void;
};

/** The store of components outside a guide page, such as cards among search results. */
const EMPTY_STORE = createGuideStore({ explorer: 'list', maps: {} });

export const StoreContext = createContext<GuideStore>(EMPTY_STORE);
export const FilterContext = createContext<FilterControl | null>(null);

/** The store of the guide page, for actions. */
export const useGuideStore = (): GuideStore => useContext(StoreContext);

/** A value of the guide's state, as `usePageState`. */
export function useGuideState<T>(select: (state: GuideState) => T): T {
  return usePageState(useGuideStore(), select);
}

/**
 * The same in a render after the frame that answers a press, for long lists. A change of the address is shown at once,
 * before the browser scrolls to its hash.
 */
export function useDeferredGuideState<T>(select: (state: GuideState) => T): T {
  const value = useGuideState(select);
  const deferred = useDeferredValue(value);
  return useGuideState(({ isFromAddress }) => isFromAddress) ? value : deferred;
}

/** The filters of the guide page; null on a page without filters. */
export const useFilterControl = (): FilterControl | null => useContext(FilterContext);

/**
 * Scrolls to a map or to a card beside it on request of the store, together with the cards of a region. On arrival it waits
 * until filters are applied.
 */
export function useScrollTarget(map: string, scroll: (target: ScrollTarget) => void): void {
  const { scrollTo } = useGuideStore();
  const target = useDeferredGuideState(({ scrollTarget }) =>
    scrollTarget?.map === map ? scrollTarget : null,
  );
  const isFiltered = useGuideState(({ filters }) => filters !== null);
  const onTarget = useEffectEvent(scroll);
  useEffect(() => {
    if (!target || (target.isArrival && !isFiltered && hasFiltersInAddress())) return;
    // After the frame has restored or reset the scroll position of a new page.
    const frame = requestAnimationFrame(() => {
      onTarget(target);
      scrollTo(null);
    });
    return () => cancelAnimationFrame(frame);
  }, [target, isFiltered, scrollTo]);
}
