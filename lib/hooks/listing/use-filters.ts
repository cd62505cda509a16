import { useCallback, useRef, useState } from 'react';
import { replaceSearch } from '@/lib/address';
import { type Filters, filtersSearch, NO_FILTERS, parseFilters, sameFilters } from '@/lib/listing/filters';

export type FilterControl = {
  filters: Filters;
  /** Changes some of the filters and says so in the address, without a history entry. */
  change: (part: Partial<Filters>) => void;
  /** Takes the filters from the address as it is now. */
  readAddress: () => void;
};

/** Filters of the recipe list; none on the server and in the first render. Never throws. */
export function useFilters(): FilterControl {
  const [filters, setFilters] = useState(NO_FILTERS);
  const latest = useRef(NO_FILTERS);

  const take = useCallback((next: Filters) => {
    latest.current = next;
    setFilters(next);
  }, []);

  const change = useCallback(
    (part: Partial<Filters>) => {
      const next = { ...latest.current, ...part };
      take(next);
      // Where the browser refuses, the list has changed all the same.
      replaceSearch(filtersSearch(next, window.location.search));
    },
    [take],
  );

  const readAddress = useCallback(() => {
    const next = parseFilters(window.location.search);
    // A space or comma that is still being typed is not in the address.
    if (!sameFilters(next, latest.current)) take(next);
  }, [take]);

  return { filters, change, readAddress };
}
