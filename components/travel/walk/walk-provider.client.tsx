'use client';

import { type ReactNode, Suspense, useCallback, useMemo } from 'react';
import { AddressWatch } from '@/components/listing/address-watch.client';
import { toast } from '@/components/ui/toast';
import { useWalkAddress } from '@/lib/hooks/travel/use-walk-address';
import type { Place } from '@/lib/travel/place';
import { MOST_STOPS } from '@/lib/travel/walk/address';
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
  const isKnown = useCallback((slug: string) => places.some((place) => place.slug === slug), [places]);
  const [stops, isOwn, { change, readAddress }] = useWalkAddress(isKnown);
  const walk = useMemo<Walk>(() => {
    const set = (next: (now: string[]) => readonly string[]) =>
      change((now) => {
        const after = next(now);
        if (after.length > 0) madeHere.add(after.join());
        return after;
      });
    return {
      stops,
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
  }, [stops, isOwn, places, full, change]);
  return (
    <WalkContext value={walk}>
      <Suspense fallback={null}>
        <AddressWatch onChange={readAddress} />
      </Suspense>
      {children}
    </WalkContext>
  );
}
