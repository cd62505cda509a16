import { replaceSearch } from '@/lib/address';
import type { PlaceGuide } from '@/lib/travel/guides/guide';
import type { Place } from '@/lib/travel/place';
import { countLine } from './count-line';
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
export type FilterStart = {
  chips: readonly FilterChip[];
  /** How many restaurants there are, as a line. */
  line: string;
  /** Name of the city, for the same line with other numbers. */
  city: string;
  /** By id: the name of a region, its restaurants, and how many of them each chip would show, in their order. */
  regions: Readonly<Record<string, { name: string; total: number; counts: readonly number[] }>>;
};

/** What the filters leave, and the chips with the numbers that go with it. */
export type FilterNumbers = { result: Filtered; chips: readonly FilterChip[] };

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
  /** The numbers of a region by its id; of all of them for null. */
  within: (region: string | null) => FilterNumbers;
  /** Restaurants that pass, of the city of that name itself. */
  inCity: (city: string) => number;
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

const isIn = (place: Place, city: string) => place.kind === 'restaurant' && place.city === city;

/** What the controls show before the filters are used; small enough to stand in the page. */
export function filterStart(
  places: readonly Place[],
  { name: city, regions: names }: PlaceGuide,
): FilterStart {
  const options = filterOptions(places);
  const numbers = (some: readonly Place[]) => {
    const result = filterPlaces(some, NO_FILTERS);
    return { total: result.total, chips: chipsOf(options, NO_FILTERS, result) };
  };
  const all = numbers(places);
  const regions = Object.entries(names).map(([id, { name }]) => {
    const { total, chips } = numbers(places.filter(({ region }) => region === id));
    return [id, { name, total, counts: chips.map(({ count }) => count) }];
  });
  return {
    chips: all.chips,
    line: countLine(all, undefined, { count: places.filter((place) => isIn(place, city)).length, city }),
    city,
    regions: Object.fromEntries(regions),
  };
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
    const numbers = new Map<string | null, FilterNumbers>();
    const within = (region: string | null): FilterNumbers => {
      const known = numbers.get(region);
      if (known) return known;
      const some = region === null ? places : places.filter((place) => place.region === region);
      const result = filterPlaces(some, next);
      const made = { result, chips: chipsOf(options, next, result) };
      numbers.set(region, made);
      return made;
    };
    const { result } = within(null);
    onState({
      any: !isEmpty(next),
      shows: (slug) => !result.hidden.has(slug),
      opennessOf: (slug) => (hasHours && next.at ? (result.openness.get(slug) ?? 'unknown') : null),
      places,
      hasHours,
      options,
      choice: next,
      within,
      inCity: (city) => places.filter((place) => isIn(place, city) && !result.hidden.has(place.slug)).length,
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
