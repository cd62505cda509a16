'use client';

import { type ReactNode, Suspense, useMemo, useRef } from 'react';
import { AddressWatch } from '@/components/listing/address-watch.client';
import { useFilters } from '@/components/travel/filters/filter-context.client';
import { type MapPart, partAt } from '@/lib/hooks/travel/use-map-press';
import { usePointed } from '@/lib/hooks/travel/use-pointed';
import { type RegionMaps, useRegionChoice } from '@/lib/hooks/travel/use-region-choice';
import { RegionContext } from './region-context.client';

export type RegionProviderProps = {
  /** Ids of the regions each map holds, in the order of the maps; the same object on every render. */
  maps: RegionMaps;
  children: ReactNode;
};

/** Keeps the one region that all maps of the page share, which lives in the address: `?region=northYork`. */
export function RegionProvider({ maps, children }: RegionProviderProps) {
  const [state, { readAddress, ...doing }] = useRegionChoice(maps, !!useFilters().control?.state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions stay the same
  const regions = useMemo(() => ({ ...state, ...doing }), [state]);
  const pointed = useRef<MapPart | null>(null);
  usePointed((target, x, y) => {
    const [before, part] = [pointed.current, partAt(target, x, y)];
    pointed.current = part;
    // A pin lies in its region, and pointing at it is pointing there.
    if (part && part.region !== before?.region) doing.hover(part.region);
    if (before && !part) doing.leave(before.region);
    if (part?.pin) doing.light(part.pin);
    // A card that was come to has lit its place already.
    else if (before?.pin && !target?.closest('[data-place]')) doing.light(null);
  });
  return (
    <RegionContext value={regions}>
      <Suspense fallback={null}>
        <AddressWatch onChange={readAddress} />
      </Suspense>
      {children}
    </RegionContext>
  );
}
