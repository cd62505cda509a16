'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { Place } from '@/lib/travel/place';

/** Whether a place is open at the chosen time. */
export type Openness = 'open' | 'closed' | 'unknown';

/** What the lists and maps of the Toronto page ask the filters. */
export type Filters = {
  /** Whether any filter is set. */
  any: boolean;
  /** Whether a place passes every filter that is set. */
  shows: (slug: string) => boolean;
  /** Null while no time is chosen. */
  opennessOf: (slug: string) => Openness | null;
};

/** Without a provider everything is shown, so that cards can stand on any page. */
const FilterContext = createContext<Filters>({ any: false, shows: () => true, opennessOf: () => null });

export const useFilters = (): Filters => useContext(FilterContext);

export type FilterProviderProps = { places: readonly Place[]; children: ReactNode };

export function FilterProvider({ children }: FilterProviderProps) {
  return children;
}
