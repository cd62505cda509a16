/** @jest-environment node */
import fc from 'fast-check';
import { categories as known } from '@/.content/categories';
import { places, restaurant, restaurants } from '@/__tests__/guide/filtered-places';
import type { Place } from '@/lib/content/place';
import { PLACE_FILTERS } from '@/lib/guide/filter-address';
import { choiceTexts, type FilterChoice, filterOptions, filterPlaces, readChoice } from '@/lib/guide/filters';
import { readParameter, withParameter } from '@/lib/ui/address';

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

it('the filters of places list categories in the order of the content, then others, and cuisines alphabetically', () => {
  const names = known.map(({ name }) => name);
  const shuffled = ['Zesty', ...[...names].reverse(), 'Cosy'];
  const { categories, cuisines } = filterOptions([
    restaurant('A', 'Tea', shuffled),
    restaurant('B', 'Éclairs', shuffled),
    restaurant('C', 'Grill', ['Lunch']),
  ]);
  expect(categories.map(({ label }) => label)).toEqual([...names, 'Cosy', 'Zesty']);
  expect(cuisines.map(({ label }) => label)).toEqual(['Éclairs', 'Grill', 'Tea']);
});

it('any choice of filters is written into the address and read back', () => {
  fc.assert(
    fc.property(anyChoice, (choice) => {
      const search = withParameter(PLACE_FILTERS, choiceTexts(choice), '?q=a%20b');
      expect(readChoice(readParameter(PLACE_FILTERS, search), options)).toEqual(choice);
    }),
  );
});

it('only known options of filters are read from any address', () => {
  const any = fc.string({ unit: 'binary', maxLength: 300 });
  const query = fc.oneof(
    any,
    fc.tuple(any, any, any).map(([a, b, c]) => `?category=${a}&cuisine=${b}&at=${c}`),
  );
  fc.assert(
    fc.property(query, (text) => {
      const choice = readChoice(readParameter(PLACE_FILTERS, text), options);
      expect(keysOf(options.categories)).toEqual(expect.arrayContaining([...choice.categories]));
      expect([null, ...keysOf(options.cuisines)]).toContain(choice.cuisine);
      expect(() => withParameter(PLACE_FILTERS, choiceTexts(choice), text)).not.toThrow();
    }),
  );
});

it('every option of the filters has the count of what it would show by itself', () => {
  const passes = (one: Place, choice: FilterChoice) => filterPlaces([one], choice).hidden.size === 0;
  fc.assert(
    fc.property(anyChoice, (choice) => {
      const result = filterPlaces(places, choice);
      const count = (part: Partial<FilterChoice>) =>
        restaurants.filter((one) => passes(one, { ...choice, ...part })).length;
      for (const { key } of options.categories)
        expect(result.counts.categories.get(key) ?? 0).toBe(count({ categories: [key] }));
      for (const { key } of options.cuisines)
        expect(result.counts.cuisines.get(key) ?? 0).toBe(count({ cuisine: key }));
      expect(result.shown).toBe(count({}));
      expect(result.shown + result.closed).toBe(count({ at: null }));
      const hidden = places.filter((one) => !passes(one, choice)).map(({ slug }) => slug);
      expect([...result.hidden].sort()).toEqual(hidden.sort());
    }),
  );
});
