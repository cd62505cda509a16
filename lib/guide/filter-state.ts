import * as moreMessages from '@/.content/messages/moreFilters';
import * as nearMessages from '@/.content/messages/near';
import * as messages from '@/.content/messages/placeFilters';
import type { PlaceGuide } from '@/lib/content/guide';
import type { Openness } from '@/lib/content/opening-hours';
import type { Place } from '@/lib/content/place';
import { countText } from './count-text';
import type { FilterTexts } from './filter-address';
import {
  choiceTexts,
  type FilterChoice,
  type Filtered,
  type FilterOption,
  type FilterOptions,
  filterOptions,
  filterPlaces,
  isEmpty,
  NO_GUIDE_FILTERS,
  readChoice,
  unknownFilter,
} from './filters';
import { type DevicePosition, locate, type SetPosition } from './locate';
import { byDistance, type Near, nearOf, startNamed } from './near';

/**
 * The number of restaurants that are shown, with their region or city: "3 of 8 restaurants in Downtown",
 * "19 restaurants on the maps, 16 of them in Toronto".
 *
 * @param region name of the selected region, if any
 * @param inCity number of those shown that are in the city itself
 */
export function countLine(
  { total, shown = total }: { total: number; shown?: number },
  region: string | undefined,
  inCity: { count: number; city: string },
): string {
  const restaurants = countText(total, shown);
  if (region !== undefined) return messages.restaurantsIn({ restaurants, place: region });
  return inCity.count > 0 && inCity.count < shown
    ? moreMessages.restaurantsInCity({ restaurants, ...inCity })
    : moreMessages.restaurantsOnMaps({ restaurants });
}

/** The restaurants of a region, in the list beside a map. */
type RegionList = { region: string; name: string; text: string; cards: readonly { slug: string }[] };

/**
 * Returns a function that sorts lists of regions by distance. While none of the regions is shown, all restaurants are in
 * one list. Without distances the lists are unchanged.
 */
export function arranged(near: Near | null) {
  return <T extends RegionList>(lists: readonly T[], shown: string | null): readonly T[] => {
    const [first] = lists;
    if (!near || near.noOrder || !first) return lists;
    const sorted = (cards: T['cards']) => byDistance(cards, near.distances);
    if (lists.some(({ region }) => region === shown)) {
      return lists.map((list) => ({ ...list, cards: sorted(list.cards) }));
    }
    const cards = sorted(lists.flatMap((list) => list.cards));
    return [{ ...first, region: '', name: nearMessages.all, text: nearMessages.straight, cards }];
  };
}

/** A category as its button shows it. */
export type FilterChipState = FilterOption & { count: number; pressed: boolean };

function chipsOf(
  { categories }: FilterOptions,
  choice: FilterChoice,
  { counts }: Filtered,
): FilterChipState[] {
  return categories.map(({ key, label }) => ({
    key,
    label,
    count: counts.categories.get(key) ?? 0,
    pressed: choice.categories.includes(key),
  }));
}

const isIn = (place: Place, city: string) => place.kind === 'restaurant' && place.city === city;

export type FilterStart = ReturnType<typeof filterStart>;

/** Data of the controls before the filters are used; small enough for the page. */
export function filterStart(places: readonly Place[], { name: city, regions }: PlaceGuide) {
  const count = places.filter((place) => isIn(place, city)).length;
  return {
    line: countLine(filterPlaces(places, NO_GUIDE_FILTERS), undefined, { count, city }),
    city,
    regions: Object.fromEntries(Object.entries(regions).map(([id, { name }]) => [id, name])),
  };
}

export type FilterState = ReturnType<typeof filterState>;

/** Derived filter state, of a choice and the position of the visitor. Load it on first use. */
export function filterState(
  places: readonly Place[],
  texts: FilterTexts,
  position: DevicePosition | null = null,
) {
  const options = filterOptions(places);
  const choice = readChoice(texts, options);
  const hasHours = places.some(({ kind, hours }) => kind === 'restaurant' && hours);
  /** Result and chips of one region by its id; of all regions for null. */
  const within = (region: string | null) => {
    const inRegion = region === null ? places : places.filter((place) => place.region === region);
    const result = filterPlaces(inRegion, choice);
    return { result, chips: chipsOf(options, choice, result) };
  };
  const { result } = within(null);
  const shows = (slug: string) => !result.hidden.has(slug);
  const near = nearOf(places, shows, startNamed(places, texts.near ?? ''), position);
  return {
    any: !isEmpty(choice),
    /** A category or cuisine in the address that no place has. */
    unknown: unknownFilter(texts, options),
    shows,
    /** Null while nothing is sorted by distance. */
    near,
    /** Sorts the lists of regions beside a map by distance. */
    arranged: arranged(near),
    /** Null while no time is chosen, or no restaurant has confirmed hours. */
    opennessOf: (slug: string): Openness | null =>
      hasHours && choice.at ? (result.openness.get(slug) ?? 'unknown') : null,
    places,
    hasHours,
    options,
    choice,
    within,
    inCity: (city: string) =>
      places.filter((place) => isIn(place, city) && !result.hidden.has(place.slug)).length,
    /** Number of filters that are set. */
    inUse: choice.categories.length + (choice.cuisine ? 1 : 0) + (choice.at ? 1 : 0),
  };
}

export type FilterActions = ReturnType<typeof filterActions>;

/**
 * Actions that change a choice, and the start of distances.
 *
 * @param set replaces the texts of the address by ones derived from them
 */
export function filterActions(
  places: readonly Place[],
  set: (next: (now: FilterTexts) => FilterTexts) => void,
  setPosition: SetPosition,
) {
  const options = filterOptions(places);
  const update = (part: (now: FilterChoice) => Partial<FilterChoice>) =>
    set((texts) => {
      const now = readChoice(texts, options);
      return { ...texts, ...choiceTexts({ ...now, ...part(now) }) };
    });
  return {
    change: (part: Partial<FilterChoice>) => update(() => part),
    /** Sets or clears a category. */
    toggle: (category: string) =>
      update(({ categories }) => {
        const others = categories.filter((other) => other !== category);
        return { categories: others.length < categories.length ? others : [...categories, category] };
      }),
    clear: () => update(() => NO_GUIDE_FILTERS),
    /** Measures distances from a place, by its slug; '' ends the sorting. */
    startFrom: (near: string) => {
      setPosition(() => null);
      set((texts) => ({ ...texts, near }));
    },
    /** Measures distances from the position of the device. */
    locate: () => {
      set((texts) => ({ ...texts, near: '' }));
      locate(setPosition);
    },
  };
}
