'use client';

import { createContext, useContext, useMemo } from 'react';
import { usePageState } from '@/lib/ui/page-store';
import { knownStops, type WalkState, walkText } from '@/lib/walk/walk-state';
import { createWalkStore, type WalkStore } from '@/lib/walk/walk-store';

/** The store of components on a page without a walk, such as cards among search results. */
const NO_PLACES = createWalkStore('', []);

/** Null on a page without a walk. */
export const WalkContext = createContext<WalkStore | null>(null);

/** The store of the page's walk, for actions; null on a page without a walk. */
export const useWalkStore = (): WalkStore | null => useContext(WalkContext);

/** A value of the walk's state, as `usePageState`. */
export function useWalkState<T>(select: (state: WalkState) => T): T {
  return usePageState(useWalkStore() ?? NO_PLACES, select);
}

/** Slugs of the stops that the guide has, in order; the same list until the walk changes. */
export function useWalkStops(): readonly string[] {
  const walk = useWalkState(walkText);
  const places = useWalkState((state) => state.places);
  return useMemo(() => knownStops({ places }, walk), [places, walk]);
}
