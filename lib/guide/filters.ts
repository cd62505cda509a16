import { categories as known } from '@/.content/categories';
import { filterKeys } from '@/.content/filterKeys';
import { type Moment, type Openness, openAt, readMoment, writeMoment } from '@/lib/content/opening-hours';
import type { Place } from '@/lib/content/place';
import { cutText } from '@/lib/text/cut-text';
import type { FilterTexts } from './filter-address';
import { filterKey } from './filter-key';

/** Any one of some categories, a cuisine, as keys ("northern-thai"), and a time at which closed places are left out. */
export type FilterChoice = { categories: readonly string[]; cuisine: string | null; at: Moment | null };

/** A category or cuisine that can be chosen. */
export type FilterOption = { key: string; label: string };

export const NO_GUIDE_FILTERS: FilterChoice = { categories: [], cuisine: null, at: null };

const categoryOrder: readonly string[] = known.map(({ name }) => name);

/** Longest text that is read from the address: longer than all categories and cuisines together. */
const MAX_LENGTH = 1000;

const originalKeys = new Map(filterKeys);

/** Key of a category or cuisine, by its name in any language of the site or by a key: that of the language of the files. */
function keyOf(label: string): string {
  const key = filterKey(label);
  return originalKeys.get(key) ?? key;
}

function optionsFrom(labels: readonly string[]): FilterOption[] {
  const byKey = new Map<string, FilterOption>();
  for (const label of new Set(labels)) {
    const key = keyOf(label);
    if (key && !byKey.has(key)) byKey.set(key, { key, label });
  }
  return [...byKey.values()].sort((one, other) => one.label.localeCompare(other.label, 'en'));
}

/** Rank of a category in the order of the eight; other categories share the rank after them. */
function rank({ label }: FilterOption): number {
  const index = categoryOrder.indexOf(label);
  return index < 0 ? categoryOrder.length : index;
}

export type FilterOptions = ReturnType<typeof filterOptions>;

/** Options: categories in the order of the eight, then others; cuisines in alphabetical order. */
export function filterOptions(places: readonly Place[]) {
  return {
    categories: optionsFrom(places.flatMap(({ categories }) => categories)).sort(
      (one, other) => rank(one) - rank(other),
    ),
    cuisines: optionsFrom(places.map(({ cuisine }) => cuisine)),
  };
}

export type Filtered = ReturnType<typeof filterPlaces>;

/**
 * The result of a choice. A place whose hours are not confirmed is never hidden because of the time. Numbers count
 * restaurants only: `open` of those shown are known to be open then, `closed` are hidden because of the time alone,
 * `counts` are those of each category and cuisine that pass the other kinds of filter.
 */
export function filterPlaces(places: readonly Place[], choice: FilterChoice) {
  const hidden = new Set<string>();
  const openness = new Map<string, Openness>();
  const categories = new Map<string, number>();
  const cuisines = new Map<string, number>();
  const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  let [total, shown, open, closed] = [0, 0, 0, 0];
  for (const { slug, kind, hours, ...place } of places) {
    const placeKeys = new Set(place.categories.map(keyOf));
    const cuisine = keyOf(place.cuisine);
    const state = choice.at && openAt(hours, choice.at);
    const fitsCategory =
      choice.categories.length === 0 || choice.categories.some((key) => placeKeys.has(key));
    const fitsCuisine = choice.cuisine === null || cuisine === choice.cuisine;
    const fits = fitsCategory && fitsCuisine;
    const isClosed = state === 'closed';
    if (!fits || isClosed) hidden.add(slug);
    if (state) openness.set(slug, state);
    if (kind === 'market') continue;
    total += 1;
    if (fits && isClosed) closed += 1;
    if (isClosed) continue;
    if (fits) shown += 1;
    if (fits && state === 'open') open += 1;
    if (fitsCuisine) for (const key of placeKeys) add(categories, key);
    if (fitsCategory) add(cuisines, cuisine);
  }
  return { total, shown, open, closed, hidden, openness, counts: { categories, cuisines } };
}

/** Names of categories and of the cuisine in an address, as they stand there. */
function askedIn(texts: FilterTexts): { categories: string[]; cuisine: string } {
  const categories = cutText(texts.category, MAX_LENGTH).split(',');
  return { categories, cuisine: cutText(texts.cuisine, MAX_LENGTH) };
}

/** Longest name from an address that is shown, in letters. */
const MAX_SHOWN = 40;

/** The first category, or else the cuisine, in an address that no place has, as it stands there; undefined for none. */
export function unknownFilter(texts: FilterTexts, options: FilterOptions): string | undefined {
  const { categories, cuisine } = askedIn(texts);
  const unknownIn = (names: readonly string[], known: readonly FilterOption[]) =>
    names.find((name) => keyOf(name) !== '' && !known.some(({ key }) => key === keyOf(name)));
  const unknown = unknownIn(categories, options.categories) ?? unknownIn([cuisine], options.cuisines);
  return unknown && cutText(unknown.trim(), MAX_SHOWN);
}

/** Reads a choice from the texts of an address, in any case. Unknown options and invalid times are dropped. */
export function readChoice(texts: FilterTexts, { categories, cuisines }: FilterOptions): FilterChoice {
  const { categories: names, cuisine: name } = askedIn(texts);
  const asked = names.map(keyOf);
  const cuisine = keyOf(name);
  return {
    categories: categories.flatMap(({ key }) => (asked.includes(key) ? [key] : [])),
    cuisine: cuisines.some(({ key }) => key === cuisine) ? cuisine : null,
    at: readMoment(cutText(texts.at, MAX_LENGTH)),
  };
}

/** Writes a choice as texts of an address. */
export function choiceTexts({ categories, cuisine, at }: FilterChoice): FilterTexts {
  return { category: categories.join(), cuisine: cuisine ?? '', at: at ? writeMoment(at) : '' };
}

/** True if no filter is set. */
export function isEmpty({ categories, cuisine, at }: FilterChoice): boolean {
  return categories.length === 0 && cuisine === null && at === null;
}
