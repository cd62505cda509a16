import { useCallback, useMemo, useRef, useState } from 'react';
import { replaceSearch } from '@/lib/address';
import {
  type FilterChoice,
  type FilterOptions,
  filterOptions,
  NO_FILTERS,
  readChoice,
  writeChoice,
} from '@/lib/travel/filters/filters';
import type { Place } from '@/lib/travel/place';

export type PlaceFilterState = {
  options: FilterOptions;
  choice: FilterChoice;
  /** Changes some of the filters and says so in the address, without a history entry. */
  change: (part: Partial<FilterChoice>) => void;
  /** Takes the filters from the address as it is now. */
  readAddress: () => void;
};

/** Filters of the restaurant map; none on the server and in the first render. Never throws. */
export function usePlaceFilters(places: readonly Place[]): PlaceFilterState {
  const options = useMemo(() => filterOptions(places), [places]);
  const [choice, setChoice] = useState(NO_FILTERS);
  const latest = useRef(NO_FILTERS);

  const take = useCallback((next: FilterChoice) => {
    latest.current = next;
    setChoice(next);
  }, []);

  const change = useCallback(
    (part: Partial<FilterChoice>) => {
      const next = { ...latest.current, ...part };
      take(next);
      // Where the browser refuses, the lists have changed all the same.
      replaceSearch(writeChoice(next, window.location.search));
    },
    [take],
  );

  const readAddress = useCallback(() => {
    const next = readChoice(window.location.search, options);
    if (writeChoice(next, '') !== writeChoice(latest.current, '')) take(next);
  }, [options, take]);

  return { options, choice, change, readAddress };
}
