'use client';

import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { onLinkToHere, wasRestored } from '@/lib/guide/arrival';
import {
  currentMap,
  EXPLORERS,
  explorerOf,
  type GuideOptions,
  linkedCard,
  selectedRegion,
} from '@/lib/guide/guide-state';
import { createGuideStore } from '@/lib/guide/guide-store';
import { followPointer } from '@/lib/guide/pointer';
import { StoreContext, useGuideState, useGuideStore } from './guide-store.client';

export type GuideStoreProviderProps = GuideOptions & { children: ReactNode };

/** Holds the state of a guide page: its regions, filters, and what is near. The exported page shows every place. */
export function GuideStoreProvider({ children, ...options }: GuideStoreProviderProps) {
  const [store] = useState(() => createGuideStore(options));
  return (
    <StoreContext value={store}>
      <GuideEffects isListed={EXPLORERS[options.explorer].hasList} />
      {children}
    </StoreContext>
  );
}

type GuideEffectsProps = { isListed: boolean };

/** Follows pointer and address for the whole page. Renders nothing. */
function GuideEffects({ isListed }: GuideEffectsProps) {
  const store = useGuideStore();
  const selected = useGuideState(selectedRegion);
  const hash = useGuideState(({ address }) => address.hash);

  useEffect(
    () =>
      followPointer({
        onRegion: (region) => store.dispatch({ type: 'hover', region }),
        onPlace: (slug) => store.dispatch({ type: 'hoverPlace', slug }),
        staysInExplorer: explorerOf(store.getState()).isPinning,
      }),
    [store],
  );

  // The specification asks for the id of a selected region in the console.
  useEffect(() => {
    if (isListed && selected !== null) console.info(selected);
  }, [isListed, selected]);

  /** Scrolls to the region or card of the address; to the same one again only for a link. */
  const follow = useEffectEvent((isLink: boolean) => {
    const before = store.exchangeSeen({ selected, hash });
    const seen = isLink ? { selected: null, hash: '' } : before;
    const state = store.getState();
    const map = currentMap(state);
    const card = linkedCard(state);
    if (!map || selected === null || wasRestored()) return;
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
