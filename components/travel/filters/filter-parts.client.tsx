'use client';

import './filter-parts.css';
import { countLine } from '@/lib/travel/filters/count-line';
import { filterActions, filterState } from '@/lib/travel/filters/filter-state';
import { ClearFilters, FilterSummary } from './filter-summary.client';
import { MorePlaceFilters } from './more-place-filters.client';

/** Everything that filtering takes, loaded together when the filters are first used. */
export const filterParts = {
  filterState,
  filterActions,
  countLine,
  MorePlaceFilters,
  FilterSummary,
  ClearFilters,
};
