'use client';

import { type ReactNode, Suspense, useMemo } from 'react';
import * as words from '@/.content/words/placeFilters';
import { AddressWatch } from '@/components/listing/address-watch.client';
import { sayNotLoaded } from '@/components/ui/not-loaded';
import { usePlaceFilters } from '@/lib/hooks/travel/use-place-filters';
import type { FilterStart } from '@/lib/travel/filters/filter-session';
import type { Place } from '@/lib/travel/place';
import { ALL_SHOWN, FilterContext } from './filter-context.client';

const loadParts = () => import('./filter-parts.client').then((module) => module.filterParts);

const sayFailed = () => sayNotLoaded(words.theFilters);

export type FilterProviderProps = {
  places: readonly Place[];
  /** From `filterStart`, worked out on the server. */
  start: FilterStart;
  children: ReactNode;
};

/** Keeps the filters of the restaurant map, which live in the address. The exported page shows every place. */
export function FilterProvider({ places, start, children }: FilterProviderProps) {
  const [state, parts, ways] = usePlaceFilters(places, loadParts, sayFailed);
  const value = useMemo(
    () => ({ ...(state ?? ALL_SHOWN), control: { start, state, parts, ...ways } }),
    [start, state, parts, ways],
  );
  return (
    <FilterContext value={value}>
      <Suspense fallback={null}>
        <AddressWatch onChange={ways.readAddress} />
      </Suspense>
      {children}
    </FilterContext>
  );
}
