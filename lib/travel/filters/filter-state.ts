import type { PlaceGuide } from '@/lib/travel/guides/guide';
import type { Place } from '@/lib/travel/place';
import type { FilterTexts } from './address';
import { countLine } from './count-line';
import {
  choiceTexts,
  type FilterChoice,
  type Filtered,
  type FilterOption,
  type FilterOptions,
  filterOptions,
  filterPlaces,
  isEmpty,
  NO_FILTERS,
  readChoice,
} from './filters';
import type { Openness } from './opening-hours';

/** A category as its button shows it. */
export type FilterChip = FilterOption & {
  /** Restaurants that a press on it alone would show. */
  count: number;
  pressed: boolean;
};

/** What the controls show while nothing is set, with the line that counts the restaurants and the name of the city. */
export type FilterStart = {
  chips: readonly FilterChip[];
  line: string;
  city: string;
  /** By id: the name of a region, its restaurants, and how many of them each chip would show, in their order. */
  regions: Readonly<Record<string, { name: string; total: number; counts: readonly number[] }>>;
};

/** What the filters leave, and the chips with the numbers that go with it. */
type FilterNumbers = { result: Filtered; chips: readonly FilterChip[] };

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
};

function chipsOf({ categories }: FilterOptions, choice: FilterChoice, { counts }: Filtered): FilterChip[] {
  return categories.map(({ key, label }) => ({
    key,
    label,
    count: counts.categories.get(key) ?? 0,
    pressed: choice.categories.includes(key),
  }));
}

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
  const count = places.filter((place) => isIn(place, city)).length;
  const line = countLine(all, undefined, { count, city });
  return { chips: all.chips, line, city, regions: Object.fromEntries(regions) };
}

/** Everything that comes of a choice. Load it on first use. */
export function filterState(places: readonly Place[], asked: FilterTexts): FilterState {
  const options = filterOptions(places);
  const choice = readChoice(asked, options);
  const hasHours = places.some(({ kind, hours }) => kind === 'restaurant' && hours);
  const within = (region: string | null): FilterNumbers => {
    const some = region === null ? places : places.filter((place) => place.region === region);
    const result = filterPlaces(some, choice);
    return { result, chips: chipsOf(options, choice, result) };
  };
  const { result } = within(null);
  return {
    any: !isEmpty(choice),
    shows: (slug) => !result.hidden.has(slug),
    opennessOf: (slug) => (hasHours && choice.at ? (result.openness.get(slug) ?? 'unknown') : null),
    places,
    hasHours,
    options,
    choice,
    within,
    inCity: (city) => places.filter((place) => isIn(place, city) && !result.hidden.has(place.slug)).length,
    inUse: (choice.cuisine ? 1 : 0) + (choice.at ? 1 : 0),
  };
}

/** The ways to change a choice; `toggle` sets a category, or lets go of it. */
export type FilterActions = {
  change: (part: Partial<FilterChoice>) => void;
  toggle: (category: string) => void;
  clear: () => void;
};

/** @param set puts what follows from the filters as they are now in their place */
export function filterActions(
  places: readonly Place[],
  set: (next: (now: FilterTexts) => FilterTexts) => void,
): FilterActions {
  const options = filterOptions(places);
  const update = (part: (now: FilterChoice) => Partial<FilterChoice>) =>
    set((texts) => {
      const now = readChoice(texts, options);
      return choiceTexts({ ...now, ...part(now) });
    });
  return {
    change: (part) => update(() => part),
    toggle: (category) =>
      update(({ categories }) => {
        const others = categories.filter((other) => other !== category);
        return { categories: others.length < categories.length ? others : [...categories, category] };
      }),
    clear: () => update(() => NO_FILTERS),
  };
}
