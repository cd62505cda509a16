'use client';

import { type ReactNode, Suspense, useCallback, useMemo } from 'react';
import { AddressWatch } from '@/components/listing/address-watch.client';
import { toast } from '@/components/ui/toast';
import { useWalkAddress } from '@/lib/hooks/travel/use-walk-address';
import type { Place } from '@/lib/travel/place';
import { MOST_STOPS } from '@/lib/travel/walk/address';
import { type Walk, WalkContext } from './walk-context.client';

export type WalkProviderProps = {
  /** Every place that can be walked to. */
  places: readonly Place[];
  children: ReactNode;
};

/** Holds the walk, which lives in the address alone: `?walk=pai,seven-lives`. Nothing is stored. */
export function WalkProvider({ places, children }: WalkProviderProps) {
  const isKnown = useCallback((slug: string) => places.some((place) => place.slug === slug), [places]);
  const [stops, isOwn, { change, readAddress }] = useWalkAddress(isKnown);
  const walk = useMemo<Walk>(
    () => ({
      stops,
      isOwn,
      all: places,
      toggle: (slug) =>
        change((now) => {
          if (now.includes(slug)) return now.filter((stop) => stop !== slug);
          if (now.length < MOST_STOPS) return [...now, slug];
          void toast({
            title: `A walk holds ${MOST_STOPS} stops`,
            description: 'Take one off to make room for this one.',
          });
          return now;
        }),
      set: (next) => change(() => next),
    }),
    [stops, isOwn, places, change],
  );
  return (
    <WalkContext value={walk}>
      <Suspense fallback={null}>
        <AddressWatch onChange={readAddress} />
      </Suspense>
      {children}
    </WalkContext>
  );
}
