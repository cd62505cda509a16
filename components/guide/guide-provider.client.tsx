'use client';

import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import * as messages from '@/.content/messages/placeFilters';
import { toastLoadError } from '@/components/ui/toast-load-error';
import { cameBack, onLinkToHere } from '@/lib/guide/arrival';
import type { FilterStart } from '@/lib/guide/filter-state';
import {
  currentMap,
  EXPLORERS,
  explorerOf,
  type GuideOptions,
  hasFilters,
  linkedCard,
  selectedRegion,
} from '@/lib/guide/guide-state';
import { createGuideStore } from '@/lib/guide/guide-store';
import { followPointer } from '@/lib/guide/pointer';
import { useLoaded } from '@/lib/ui/use-loaded';
import {
  FilterContext,
  type FilterControl,
  StoreContext,
  useFilterControl,
  useGuideState,
  useGuideStore,
} from './guide-store.client';

const loadFilterParts = () => import('./filter-parts.client').then((module) => module.filterParts);

export type GuideStoreProviderProps = GuideOptions & {
  /** From `filterStart`; only for a guide with filters. */
  filterStart?: FilterStart;
  children: ReactNode;
};

/** Holds the state of a guide page: its regions, filters, and what is near. The exported page shows every place. */
export function GuideStoreProvider({ filterStart, children, ...options }: GuideStoreProviderProps) {
  const [store] = useState(() => createGuideStore(options));
  const [parts, loadParts] = useLoaded(loadFilterParts);
  const control = useMemo<FilterControl | null>(() => {
    if (!filterStart) return null;
    const load = async (mayReload?: unknown) => {
      const loaded = await loadParts(mayReload);
      if (loaded) store.setEngine(loaded);
      return loaded;
    };
    return {
      start: filterStart,
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
  }, [filterStart, parts, loadParts, store]);
  return (
    <StoreContext value={store}>
      <FilterContext value={control}>
        <GuideEffects isListed={EXPLORERS[options.explorer].hasList} />
        {children}
      </FilterContext>
    </StoreContext>
  );
}

type GuideEffectsProps = { isListed: boolean };

/** Follows pointer and address for the whole page. Renders nothing. */
function GuideEffects({ isListed }: GuideEffectsProps) {
  const store = useGuideStore();
  const control = useFilterControl();
  const selected = useGuideState(selectedRegion);
  const hash = useGuideState(({ address }) => address.hash);
  const isFiltered = useGuideState(hasFilters);

  useEffect(
    () =>
      followPointer({
        onRegion: (region) => store.dispatch({ type: 'hover', region }),
        onPlace: (slug) => store.dispatch({ type: 'hoverPlace', slug }),
        staysInExplorer: explorerOf(store.getState()).isHeld,
      }),
    [store],
  );

  // The specification asks for the id of a selected region in the console.
  useEffect(() => {
    if (isListed && selected !== null) console.info(selected);
  }, [isListed, selected]);

  const load = useEffectEvent(() =>
    control?.load(true).then((parts) => parts ?? toastLoadError(messages.theFilters)),
  );
  useEffect(() => {
    if (isFiltered) void load();
  }, [isFiltered]);

  /** Scrolls to the region or card of the address; to the same one again only for a link. */
  const follow = useEffectEvent((isLink: boolean) => {
    const before = store.exchangeSeen({ selected, hash });
    const seen = isLink ? { selected: null, hash: '' } : before;
    const state = store.getState();
    const map = currentMap(state);
    const card = linkedCard(state);
    if (!map || selected === null || cameBack()) return;
    if (card?.region === selected && hash !== seen.hash) {
      store.scrollTo({ map, slug: card.slug, isArrival: true });
    }
    // A hash that leads to another part of the page wins.
    else if (selected !== seen.selected && hash === '' && window.scrollY < 10) {
      store.scrollTo({ map, isArrival: true });
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address changes
  useEffect(() => {
    if (isListed) follow(false);
  }, [isListed, selected, hash]);
  useEffect(() => (isListed ? onLinkToHere(() => follow(true)) : undefined), [isListed]);
  return null;
}
