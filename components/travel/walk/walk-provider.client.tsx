'use client';

import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { AddressWatch } from '@/components/listing/address-watch.client';
import { toast } from '@/components/ui/toast';
import { useWalkAddress } from '@/lib/hooks/travel/use-walk-address';
import { useStored } from '@/lib/hooks/use-stored';
import type { Place } from '@/lib/travel/place';
import { MOST_STOPS } from '@/lib/travel/walk/address';
import { afterChange, isKept, isSameWalk, type KeptWalks, WALKS, withKept } from '@/lib/travel/walk/kept';
import { type Walk, WalkContext } from './walk-context.client';

export type WalkProviderProps = {
  /** Every place that can be walked to. */
  places: readonly Place[];
  children: ReactNode;
};

/**
 * Holds the walk. The address has it, `?walk=pai,seven-lives`, and the device keeps what the visitor made of it:
 * arriving at an address stores nothing.
 */
export function WalkProvider({ places, children }: WalkProviderProps) {
  const isKnown = useCallback((slug: string) => places.some((place) => place.slug === slug), [places]);
  const [stops, isOwn, { change, readAddress }] = useWalkAddress(isKnown);
  const [kept, setKept] = useStored(WALKS);
  const [canKeep, setCanKeep] = useState(true);
  const walk = useMemo<Walk>(() => {
    const store = (next: (now: KeptWalks) => KeptWalks) => setCanKeep(setKept(next));
    const changeKept = (next: (now: string[]) => readonly string[]) => {
      const { before, after } = change(next);
      if (!isSameWalk(before, after)) store((now) => afterChange(now, before, after));
    };
    return {
      stops,
      isOwn,
      isKept: isKept(kept, stops),
      canKeep,
      keptCount: kept.walks.length,
      all: places,
      toggle: (slug) =>
        changeKept((now) => {
          if (now.includes(slug)) return now.filter((stop) => stop !== slug);
          if (now.length < MOST_STOPS) return [...now, slug];
          void toast({
            title: `A walk holds ${MOST_STOPS} stops`,
            description: 'Take one off to make room for this one.',
          });
          return now;
        }),
      set: (next) => changeKept(() => next),
      open: (next) => {
        change(() => next);
        store((now) => withKept(now, next));
      },
      keep: () => store((now) => withKept(now, stops)),
    };
  }, [stops, isOwn, kept, canKeep, places, change, setKept]);
  return (
    <WalkContext value={walk}>
      <Suspense fallback={null}>
        <AddressWatch onChange={readAddress} />
      </Suspense>
      {children}
    </WalkContext>
  );
}
