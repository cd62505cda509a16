'use client';

import { type ReactNode, Suspense, useMemo } from 'react';
import { AddressWatch } from '@/components/listing/address-watch.client';
import { useFilters } from '@/components/travel/filters/filter-context.client';
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
  return (
    <RegionContext value={regions}>
      <Suspense fallback={null}>
        <AddressWatch onChange={readAddress} />
      </Suspense>
      {children}
    </RegionContext>
  );
}
