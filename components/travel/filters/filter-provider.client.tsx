'use client';

import { createContext, type ReactNode, Suspense, useContext, useMemo } from 'react';
import { AddressWatch } from '@/components/listing/address-watch.client';
import { usePlaceFilters } from '@/lib/hooks/travel/use-place-filters';
import {
  type FilterChoice,
  type Filtered,
  type FilterOptions,
  filterPlaces,
  isEmpty,
} from '@/lib/travel/filters/filters';
import type { Openness as PlaceOpenness } from '@/lib/travel/filters/opening-hours';
import type { Place } from '@/lib/travel/place';

/** Whether a place is open at the chosen time. */
export type Openness = PlaceOpenness;

/** What the lists and maps of the Toronto page ask the filters. */
export type Filters = {
  /** Whether any filter is set. */
  any: boolean;
  /** Whether a place passes every filter that is set. */
  shows: (slug: string) => boolean;
  /** Null while no time is chosen. */
  opennessOf: (slug: string) => Openness | null;
};

/** What the controls need besides. */
export type FilterControl = {
  places: readonly Place[];
  options: FilterOptions;
  choice: FilterChoice;
  result: Filtered;
  change: (part: Partial<FilterChoice>) => void;
};

/** Without a provider everything is shown, so that cards can stand on any page. */
const FilterContext = createContext<Filters & { control: FilterControl | null }>({
  any: false,
  shows: () => true,
  opennessOf: () => null,
  control: null,
});

export const useFilters = (): Filters => useContext(FilterContext);

/** For the controls themselves; null without a provider. */
export const useFilterControl = (): FilterControl | null => useContext(FilterContext).control;

export type FilterProviderProps = { places: readonly Place[]; children: ReactNode };

/** Keeps the filters of the restaurant map, which live in the address. The exported page shows every place. */
export function FilterProvider({ places, children }: FilterProviderProps) {
  const { options, choice, change, readAddress } = usePlaceFilters(places);
  const value = useMemo(() => {
    const result = filterPlaces(places, choice);
    return {
      any: !isEmpty(choice),
      shows: (slug: string) => !result.hidden.has(slug),
      opennessOf: (slug: string) => (choice.at ? (result.openness.get(slug) ?? 'unknown') : null),
      control: { places, options, choice, result, change },
    };
  }, [places, options, choice, change]);
  return (
    <FilterContext value={value}>
      <Suspense fallback={null}>
        <AddressWatch onChange={readAddress} />
      </Suspense>
      {children}
    </FilterContext>
  );
}
