import { categories as known } from '@/lib/content/categories';
import { cutText } from '@/lib/text/characters';
import type { Place } from '@/lib/travel/place';
import type { FilterTexts } from './address';
import { type Moment, type Openness, openAt, readMoment, writeMoment } from './opening-hours';

/** What the visitor asks for. Categories and cuisine are keys, as the address holds them: "northern-thai". */
export type FilterChoice = {
  /** A place passes with any one of them; with none chosen every place does. */
  categories: readonly string[];
  cuisine: string | null;
  /** In the time of the city. Places known to be closed then are left out. */
  at: Moment | null;
};

/** A category or cuisine to choose. */
export type FilterOption = { key: string; label: string };

/** Everything that can be chosen, whatever is chosen now. */
export type FilterOptions = { categories: readonly FilterOption[]; cuisines: readonly FilterOption[] };

/** What becomes of the places under a choice. Numbers count restaurants only, as markets are not listed with them. */
export type Filtered = {
  total: number;
  shown: number;
  /** Of those shown, the ones known to be open at the chosen time. */
  open: number;
  /** Left out for no other reason than the time. */
  closed: number;
  /** Slugs of the places that do not pass, markets among them. */
  hidden: ReadonlySet<string>;
  /** By slug; empty while no time is chosen. */
  openness: ReadonlyMap<string, Openness>;
  /** Restaurants of each category and cuisine that pass the other kinds of filter; none where there are none. */
  counts: Readonly<Record<'categories' | 'cuisines', ReadonlyMap<string, number>>>;
};

export const NO_FILTERS: FilterChoice = { categories: [], cuisine: null, at: null };

const CATEGORY_ORDER: readonly string[] = known.map(({ name }) => name);

/** Longer than all categories and cuisines in one address. */
const LONGEST = 1000;

/** A category or cuisine as the address holds it: "Northern Thai" is "northern-thai". */
function keyOf(label: string): string {
  const words = label
    .normalize()
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u);
  return words.filter(Boolean).join('-');
}

const knownKeys = new Map<string, string>();

/** The same for a word of the data, of which there are few. */
function knownKey(label: string): string {
  const known = knownKeys.get(label);
  if (known !== undefined) return known;
  const key = keyOf(label);
  knownKeys.set(label, key);
  return key;
}

function optionsFrom(labels: readonly string[]): FilterOption[] {
  const byKey = new Map<string, FilterOption>();
  for (const label of new Set(labels)) {
    const key = knownKey(label);
    if (key && !byKey.has(key)) byKey.set(key, { key, label });
  }
  return [...byKey.values()].sort((one, other) => one.label.localeCompare(other.label, 'en'));
}

/** Place of a category in the order of the eight; the words of one's own share the one after them. */
function rank({ label }: FilterOption): number {
  const index = CATEGORY_ORDER.indexOf(label);
  return index < 0 ? CATEGORY_ORDER.length : index;
}

/** Categories in the order of the eight, then others; cuisines by the alphabet. */
export function filterOptions(places: readonly Place[]): FilterOptions {
  return {
    categories: optionsFrom(places.flatMap(({ categories }) => categories)).sort(
      (one, other) => rank(one) - rank(other),
    ),
    cuisines: optionsFrom(places.map(({ cuisine }) => cuisine)),
  };
}

/** How a place stands with each kind of filter. */
function answers(place: Place, { categories, cuisine, at }: FilterChoice) {
  const own = place.categories.map(knownKey);
  const openness = at && openAt(place.hours, at);
  return {
    own,
    openness,
    category: categories.length === 0 || own.some((key) => categories.includes(key)),
    cuisine: cuisine === null || knownKey(place.cuisine) === cuisine,
    time: openness !== 'closed',
  };
}

/** Whether a place passes every filter. One whose hours are not confirmed is never left out for the time. */
export function passes(place: Place, choice: FilterChoice): boolean {
  const { category, cuisine, time } = answers(place, choice);
  return category && cuisine && time;
}

/** Puts every place to the choice, in one go. */
export function filterPlaces(places: readonly Place[], choice: FilterChoice): Filtered {
  const hidden = new Set<string>();
  const openness = new Map<string, Openness>();
  const categories = new Map<string, number>();
  const cuisines = new Map<string, number>();
  const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  let [total, shown, open, closed] = [0, 0, 0, 0];
  for (const place of places) {
    const answer = answers(place, choice);
    const fits = answer.category && answer.cuisine;
    if (!fits || !answer.time) hidden.add(place.slug);
    if (answer.openness) openness.set(place.slug, answer.openness);
    if (place.kind === 'market') continue;
    total += 1;
    if (fits && answer.time) shown += 1;
    if (fits && answer.openness === 'open') open += 1;
    if (fits && !answer.time) closed += 1;
    if (answer.cuisine && answer.time) for (const key of new Set(answer.own)) add(categories, key);
    if (answer.category && answer.time) add(cuisines, knownKey(place.cuisine));
  }
  return { total, shown, open, closed, hidden, openness, counts: { categories, cuisines } };
}

/** What the texts of an address choose, in any case. What is not among the options, or is not a time, is left out. */
export function readChoice(texts: FilterTexts, { categories, cuisines }: FilterOptions): FilterChoice {
  const asked = cutText(texts.category, LONGEST).split(',').map(keyOf);
  const cuisine = keyOf(cutText(texts.cuisine, LONGEST));
  return {
    categories: categories.flatMap(({ key }) => (asked.includes(key) ? [key] : [])),
    cuisine: cuisines.some(({ key }) => key === cuisine) ? cuisine : null,
    at: readMoment(cutText(texts.at, LONGEST)),
  };
}

/** A choice as an address has it. */
export function choiceTexts({ categories, cuisine, at }: FilterChoice): FilterTexts {
  return { category: categories.join(), cuisine: cuisine ?? '', at: at ? writeMoment(at) : '' };
}

/** Whether nothing is chosen. */
export function isEmpty({ categories, cuisine, at }: FilterChoice): boolean {
  return categories.length === 0 && cuisine === null && at === null;
}
