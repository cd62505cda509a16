/** @jest-environment node */
import type { Restaurant } from '@/lib/content/schema/restaurant';
import { guideOf } from '@/lib/guide/guides';
import { restaurantEntries, searchIdeas } from '@/lib/guide/restaurant-entries';
import { allRestaurants } from '@/lib/guide/restaurants';
import { searchFile } from '@/lib/pages/search-index';
import { createRestaurantSearch } from '@/lib/search/restaurant-search';

jest.mock('@/lib/guide/restaurants', () => {
  const actual = jest.requireActual('@/lib/guide/restaurants');
  return { ...actual, allRestaurants: jest.fn(actual.allRestaurants) };
});
const portAlder = guideOf('port-alder');

it('lists a name once in each neighbourhood', () => {
  const [first] = allRestaurants('port-alder');
  const named = (slug: string, name: string) => ({ ...(first as Restaurant), slug, name });
  jest
    .mocked(allRestaurants)
    .mockReturnValueOnce([
      named('one', 'Kip (Old Quay)'),
      named('two', 'KIP (Old Quay)'),
      named('three', 'Kip (Tanners Row)'),
    ]);
  const entries = restaurantEntries(portAlder);
  expect(entries.map(({ listed }) => listed !== undefined)).toEqual([true, false, true]);
});

it('orders ideas by how much they find, and each finds something', async () => {
  const { cuisines, districts } = searchIdeas(allRestaurants('port-alder'), 6);
  const { search } = await createRestaurantSearch(searchFile(), 'port-alder');
  expect(Math.min(cuisines.length, districts.length)).toBeGreaterThan(1);
  for (const idea of [...cuisines, ...districts]) expect(search(idea).found).not.toEqual([]);
  const kinds = ['Greek', 'Korean', 'Korean', 'Thai'].map((cuisine) => ({ name: 'Kip', cuisine }));
  expect(searchIdeas(kinds, 2)).toEqual({ cuisines: ['Korean', 'Greek'], districts: [] });
});
