'use client';

import { createContext, useContext } from 'react';
import type { FilterActions, FilterStart, FilterState } from '@/lib/guide/filter-state';
import type { filterParts } from './filter-parts.client';

/** What the lists and maps of a city ask the filters. */
export type Filters = {
  /** Whether any filter is set. */
  any: boolean;
  /** Whether a place passes every filter that is set. */
  shows: (slug: string) => boolean;
};

/** What the controls need besides. Everything it takes to filter is loaded on first use. */
export type FilterControl = {
  /** What they show until the filters are first used. */
  start: FilterStart;
  /** Null until then. */
  state: FilterState | null;
  /** What the controls show from then on. */
  parts: typeof filterParts | null;
  /** Whether the address asks for any. */
  isAsked: boolean;
  /** Whether the filters were set here; otherwise the address brought them in. */
  isOwn: boolean;
  /** Loads what it takes; null when that failed. `true` as in `useLoaded`. */
  load: (mayReload?: unknown) => Promise<unknown>;
  /** Changes the filters: at once where they are loaded. `part` is what is said not to have loaded otherwise. */
  use: (act: (actions: FilterActions) => void, part?: string) => void;
};

/** Nothing is set. */
export const ALL_SHOWN: Filters = { any: false, shows: () => true };

/** Without a provider everything is shown, so that cards can stand on any page. */
export const FilterContext = createContext<Filters & { control?: FilterControl }>(ALL_SHOWN);

/** The filters, and under a provider what their controls need. */
export const useFilters = () => useContext(FilterContext);
