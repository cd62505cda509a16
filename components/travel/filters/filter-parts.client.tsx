'use client';

import './filter-parts.css';
import { countLine } from '@/lib/travel/filters/count-line';
import { filterSession } from '@/lib/travel/filters/filter-session';
import { ClearFilters, FilterSummary } from './filter-summary.client';
import { MorePlaceFilters } from './more-place-filters.client';

/** Everything that filtering takes, loaded together when the filters are first used. */
export const filterParts = { filterSession, countLine, MorePlaceFilters, FilterSummary, ClearFilters };
