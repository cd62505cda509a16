'use client';

import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { toast } from '@/components/ui/toast';
import { useWalkAddress } from '@/lib/hooks/travel/use-walk-address';
import type { Place } from '@/lib/travel/place';
import { MOST_STOPS } from '@/lib/travel/walk/address';

/** The food crawl the visitor is putting together: slugs of places, in the order they are walked. */
export type Walk = {
  stops: readonly string[];
  /** The stops as places, in the same order. */
  places: readonly Place[];
  has: (slug: string) => boolean;
  /** Adds a place at the end, or takes it out; a full walk stays as it is and says so. */
  toggle: (slug: string) => void;
  /** Another order, fewer stops, none, or what was there before. */
  set: (stops: readonly string[]) => void;
};

/** Null on a page without a walk. */
const WalkContext = createContext<Walk | null>(null);

export const useWalk = (): Walk | null => useContext(WalkContext);

export type WalkProviderProps = {
  /** Every place that can be walked to. */
  places: readonly Place[];
  children: ReactNode;
};

/** Holds the walk, which lives in the address alone: `?walk=pai,seven-lives`. Nothing is stored. */
export function WalkProvider({ places, children }: WalkProviderProps) {
  const [bySlug, isKnown] = useMemo(() => {
    const map = new Map(places.map((place) => [place.slug, place]));
    return [map, (slug: string) => map.has(slug)] as const;
  }, [places]);
  const [stops, change] = useWalkAddress(isKnown);
  const walk = useMemo<Walk>(
    () => ({
      stops,
      places: stops.flatMap((slug) => bySlug.get(slug) ?? []),
      has: (slug) => stops.includes(slug),
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
    [stops, bySlug, change],
  );
  return <WalkContext value={walk}>{children}</WalkContext>;
}
