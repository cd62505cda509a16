'use client';

import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useGuide } from '@/components/content/guide-context.client';
import { toast } from '@/components/ui/toast';
import type { Place } from '@/lib/content/place';
import { replaceSearch, withParameter } from '@/lib/ui/address';
import { useAddress } from '@/lib/ui/use-address';
import { MOST_STOPS, parseWalk, WALK } from '@/lib/walk/address';
import { currentWalk, recordChange, settleWalk } from '@/lib/walk/changed-walks';
import { madeHere, type Walk, WalkContext } from './walk-context.client';

export type WalkProviderProps = {
  /** Every place that can be a stop. */
  places: readonly Place[];
  /** Toast for a full walk; it is in the HTML of the page, not in its script. */
  full: { title: string; description: string };
  children: ReactNode;
};

/**
 * Provides the walk of the address: `?walk=pai,seven-lives`. The bar stores changes of the visitor on the device;
 * arriving at an address stores nothing.
 */
export function WalkProvider({ places, full, children }: WalkProviderProps) {
  const [address, setAddress, isOwn] = useAddress(WALK);
  const [refusals, setRefusals] = useState(0);
  const { id } = useGuide();
  const text = isOwn ? address : currentWalk(id, address);
  useEffect(() => {
    if (text !== address) replaceSearch(withParameter(WALK, text, window.location.search));
    settleWalk(id, text);
  }, [id, text, address]);
  const walk = useMemo<Walk>(() => {
    const stopsOf = (text: string) => parseWalk(text, (slug) => places.some((place) => place.slug === slug));
    const set = (next: (now: string[]) => readonly string[]) =>
      setAddress((now) => {
        const after = next(stopsOf(now)).join();
        recordChange(id, now, after);
        if (after !== '') madeHere.add(after);
        return after;
      });
    const stops = stopsOf(text);
    return {
      stops,
      text,
      refusals,
      isOwn,
      all: places,
      toggle: (slug) => {
        if (!stops.includes(slug) && stops.length >= MOST_STOPS) {
          void toast(full);
          setRefusals((count) => count + 1);
          return;
        }
        set((now) => (now.includes(slug) ? now.filter((stop) => stop !== slug) : [...now, slug]));
      },
      set: (next) => set(() => next),
    };
  }, [id, text, refusals, isOwn, places, full, setAddress]);
  return <WalkContext value={walk}>{children}</WalkContext>;
}
