'use client';

import { type ReactNode, useMemo } from 'react';
import { toast } from '@/components/ui/toast';
import type { Place } from '@/lib/content/place';
import { useAddress } from '@/lib/ui/use-address';
import { MOST_STOPS, parseWalk, WALK } from '@/lib/walk/address';
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
  const walk = useMemo<Walk>(() => {
    const stopsOf = (text: string) => parseWalk(text, (slug) => places.some((place) => place.slug === slug));
    const set = (next: (now: string[]) => readonly string[]) =>
      setAddress((now) => {
        const after = next(stopsOf(now)).join();
        if (after !== '') madeHere.add(after);
        return after;
      });
    return {
      stops: stopsOf(address),
      isOwn,
      all: places,
      toggle: (slug) =>
        set((now) => {
          if (now.includes(slug)) return now.filter((stop) => stop !== slug);
          if (now.length < MOST_STOPS) return [...now, slug];
          void toast(full);
          return now;
        }),
      set: (next) => set(() => next),
    };
  }, [address, isOwn, places, full, setAddress]);
  return <WalkContext value={walk}>{children}</WalkContext>;
}
