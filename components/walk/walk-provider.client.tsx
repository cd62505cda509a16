'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { useGuide } from '@/components/content/guide-context.client';
import { toast } from '@/components/ui/toast';
import type { Place } from '@/lib/content/place';
import { walkText } from '@/lib/walk/walk-state';
import { createWalkStore } from '@/lib/walk/walk-store';
import { useWalkState, useWalkStore, WalkContext } from './walk-context.client';

type FullWalk = {
  /** Toast for a full walk; it is in the HTML of the page, not in its script. */
  full: { title: string; description: string };
};

export type WalkProviderProps = FullWalk & {
  /** Every place that can be a stop. */
  places: readonly Place[];
  children: ReactNode;
};

/** Holds the walk of a guide page. Its bar saves changes of the visitor; arriving at an address saves nothing. */
export function WalkProvider({ places, full, children }: WalkProviderProps) {
  const { id } = useGuide();
  const [store] = useState(() => createWalkStore(id, places));
  return (
    <WalkContext value={store}>
      <WalkEffects full={full} />
      {children}
    </WalkContext>
  );
}

/** Follows the address, and answers a refused stop. Renders nothing. */
function WalkEffects({ full }: FullWalk) {
  const store = useWalkStore();
  const walk = useWalkState(walkText);
  const { walk: inAddress, isTraversed } = useWalkState(({ address }) => address);
  const refusals = useWalkState((state) => state.refusals);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the walk of the page changes
  useEffect(() => store?.dispatch({ type: 'arrive' }), [store, walk, inAddress, isTraversed]);
  useEffect(() => {
    if (refusals > 0) void toast(full);
  }, [refusals, full]);
  return null;
}
