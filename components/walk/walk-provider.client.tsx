'use client';

import { type ReactNode, useMemo } from 'react';
import { toast } from '@/components/ui/toast';
import type { Place } from '@/lib/guide/place';
import { useAddress } from '@/lib/ui/use-address';
import { MOST_STOPS, parseWalk, WALK } from '@/lib/walk/address';
import { madeHere, type Walk, WalkContext } from './walk-context.client';

export type WalkProviderProps = {
  /** Every place that can be walked to. */
  places: readonly Place[];
  /** What is said when one more stop finds no room: drawn with the page, so that no script has to bring it. */
  full: { title: string; description: string };
  children: ReactNode;
};

/**
 * Holds the walk, which the address has too: `?walk=pai,seven-lives`. The bar keeps on the device what the visitor
 * makes of it; arriving at an address stores nothing.
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
