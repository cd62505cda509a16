import { replaceSearch } from '@/lib/address';
import type { Place } from '@/lib/travel/place';
import {
  type FilterChoice,
  type Filtered,
  type FilterOption,
  type FilterOptions,
  filterOptions,
  filterPlaces,
  isEmpty,
  NO_FILTERS,
  readChoice,
  writeChoice,
} from './filters';
import type { Openness } from './opening-hours';

/** A category as its button shows it. */
export type FilterChip = FilterOption & {
  /** Restaurants that a press on it alone would show. */
  count: number;
  pressed: boolean;
};

/** What the controls show while nothing is set. */
export type FilterStart = { chips: readonly FilterChip[]; total: number };

/** The filters with everything that comes of them. */
export type FilterState = {
  any: boolean;
  shows: (slug: string) => boolean;
  /** Null while no time is chosen, and as long as there is nothing to tell of any restaurant. */
  opennessOf: (slug: string) => Openness | null;
  places: readonly Place[];
  /** Whether the hours of any restaurant are confirmed. */
  hasHours: boolean;
  options: FilterOptions;
  choice: FilterChoice;
  result: Filtered;
  chips: readonly FilterChip[];
  /** How many filters besides the categories are set. */
  inUse: number;
  /** Whether the address has set any of those; they stay in view from then on. */
  hasBrought: boolean;
  /** How often the address has brought other filters in. */
  arrivals: number;
  /** Changes some of the filters and says so in the address, without a history entry. */
  change: (part: Partial<FilterChoice>) => void;
};

/** The filters of a page. None of these throws. */
export type FilterSession = {
  change: (part: Partial<FilterChoice>) => void;
  /** Sets a category, or lets go of it. */
  toggle: (category: string) => void;
  clear: () => void;
  /** Takes the filters from the address as it is now. */
  read: () => void;
};

function chipsOf({ categories }: FilterOptions, choice: FilterChoice, { counts }: Filtered): FilterChip[] {
  return categories.map(({ key, label }) => ({
    key,
    label,
    count: counts.categories.get(key) ?? 0,
    pressed: choice.categories.includes(key),
  }));
}

const inUse = ({ cuisine, at }: FilterChoice) => (cuisine ? 1 : 0) + (at ? 1 : 0);

/** What the controls show before the filters are used; small enough to stand in the page. */
export function filterStart(places: readonly Place[]): FilterStart {
  const result = filterPlaces(places, NO_FILTERS);
  return { chips: chipsOf(filterOptions(places), NO_FILTERS, result), total: result.total };
}

/** Begins with no filter. Load it on first use. @param onState called with every new state, the first one at once */
export function filterSession(
  places: readonly Place[],
  onState: (state: FilterState) => void,
): FilterSession {
  const options = filterOptions(places);
  const hasHours = places.some(({ kind, hours }) => kind === 'restaurant' && hours);
  let choice = NO_FILTERS;
  let arrivals = 0;
  let hasBrought = false;
  // What the address said when the browser refused to change it. While it still does, the visitor's choice stands.
  let refusedAt: string | null = null;
  const written = () => writeChoice(readChoice(window.location.search, options), '');
  const take = (next: FilterChoice) => {
    choice = next;
    const result = filterPlaces(places, next);
    onState({
      any: !isEmpty(next),
      shows: (slug) => !result.hidden.has(slug),
      opennessOf: (slug) => (hasHours && next.at ? (result.openness.get(slug) ?? 'unknown') : null),
      places,
      hasHours,
      options,
      choice: next,
      result,
      chips: chipsOf(options, next, result),
      inUse: inUse(next),
      hasBrought,
      arrivals,
      change,
    });
  };
  const change = (part: Partial<FilterChoice>) => {
    take({ ...choice, ...part });
    refusedAt = replaceSearch(writeChoice(choice, window.location.search)) ? null : written();
  };
  const toggle = (category: string) => {
    const others = choice.categories.filter((other) => other !== category);
    const isSet = others.length < choice.categories.length;
    change({ categories: isSet ? others : [...others, category] });
  };
  const read = () => {
    const now = written();
    if (now === writeChoice(choice, '') || now === refusedAt) return;
    refusedAt = null;
    arrivals += 1;
    const next = readChoice(window.location.search, options);
    hasBrought = inUse(next) > 0;
    take(next);
  };
  take(choice);
  return { change, toggle, clear: () => change(NO_FILTERS), read };
}
