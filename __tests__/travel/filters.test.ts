/** @jest-environment node */
import fc from 'fast-check';
import { readParameter, withParameter } from '@/lib/address';
import { categories as known } from '@/lib/content/categories';
import { PLACE_FILTERS } from '@/lib/travel/filters/address';
import {
  choiceTexts,
  type FilterChoice,
  filterOptions,
  filterPlaces,
  NO_FILTERS,
  readChoice,
} from '@/lib/travel/filters/filters';
import type { Place } from '@/lib/travel/place';
import { evenings, places, restaurant, restaurants } from './filtered-places';

const RESTAURANT_CATEGORIES = known.map(({ name }) => name);
const options = filterOptions(places);
const keysOf = (list: readonly { key: string }[]) => list.map(({ key }) => key);
const anyChoice: fc.Arbitrary<FilterChoice> = fc.record({
  categories: fc.subarray(keysOf(options.categories)),
  cuisine: fc.option(fc.constantFrom(...keysOf(options.cuisines))),
  at: fc.option(
    fc.record({
      day: fc.constantFrom('mon', 'fri', 'sat', 'sun'),
      minutes: fc.integer({ min: 0, max: 1439 }),
    }),
  ),
});

test('categories are told in the order of the content, then others, and cuisines by the alphabet', () => {
  const shuffled = ['Zesty', ...[...RESTAURANT_CATEGORIES].reverse(), 'Cosy'];
  const { categories, cuisines } = filterOptions([
    restaurant('A', 'Tea', shuffled),
    restaurant('B', 'Éclairs', shuffled),
    restaurant('C', 'Grill', ['Lunch']),
  ]);
  expect(categories.map(({ label }) => label)).toEqual([...RESTAURANT_CATEGORIES, 'Cosy', 'Zesty']);
  expect(cuisines.map(({ label }) => label)).toEqual(['Éclairs', 'Grill', 'Tea']);
});

test('a choice that is written into an address is read from it again', () => {
  fc.assert(
    fc.property(anyChoice, (choice) => {
      const search = withParameter(PLACE_FILTERS, choiceTexts(choice), '?q=a%20b');
      expect(readChoice(readParameter(PLACE_FILTERS, search), options)).toEqual(choice);
    }),
  );
});

test('no address throws, and none brings in what is not on the page', () => {
  const anything = fc.string({ unit: 'binary', maxLength: 300 });
  const query = fc.oneof(
    anything,
    fc.tuple(anything, anything, anything).map(([a, b, c]) => `?category=${a}&cuisine=${b}&at=${c}`),
  );
  fc.assert(
    fc.property(query, (text) => {
      const choice = readChoice(readParameter(PLACE_FILTERS, text), options);
      expect(keysOf(options.categories)).toEqual(expect.arrayContaining([...choice.categories]));
      expect([null, ...keysOf(options.cuisines)]).toContain(choice.cuisine);
      expect(() => withParameter(PLACE_FILTERS, choiceTexts(choice), text)).not.toThrow();
    }),
    { numRuns: 1000 },
  );
});

const passes = (one: Place, choice: FilterChoice) => filterPlaces([one], choice).hidden.size === 0;

test('every number beside an option is what a press on it alone would show', () => {
  fc.assert(
    fc.property(anyChoice, (choice) => {
      const result = filterPlaces(places, choice);
      const count = (part: Partial<FilterChoice>) =>
        restaurants.filter((one) => passes(one, { ...choice, ...part })).length;
      for (const { key } of options.categories) {
        expect(result.counts.categories.get(key) ?? 0).toBe(count({ categories: [key] }));
      }
      for (const { key } of options.cuisines) {
        expect(result.counts.cuisines.get(key) ?? 0).toBe(count({ cuisine: key }));
      }
      expect(result.shown).toBe(count({}));
      expect(result.shown + result.closed).toBe(count({ at: null }));
      expect([...result.hidden].sort()).toEqual(
        places.flatMap((one) => (passes(one, choice) ? [] : [one.slug])).sort(),
      );
    }),
  );
});

test('5,000 places are filtered like a few', () => {
  const many = Array.from({ length: 5000 }, (_, index) =>
    restaurant(
      `Place ${index}`,
      `Cuisine ${index % 60}`,
      RESTAURANT_CATEGORIES.filter((_name, nth) => (index + nth) % 3 === 0),
      index % 2 ? evenings : undefined,
    ),
  );
  const choice: FilterChoice = {
    categories: ['lunch', 'dinner'],
    cuisine: 'cuisine-7',
    at: { day: 'sat', minutes: 60 },
  };
  expect(filterPlaces(many, NO_FILTERS).shown).toBe(5000);
  const { shown } = filterPlaces(many, choice);
  const some = many.slice(0, 600);
  expect(filterPlaces(some, choice).shown).toBe(
    some.filter((one) => filterPlaces([one], choice).shown === 1).length,
  );
  expect(shown).toBeGreaterThan(0);
});
