import { pickedRestaurants } from '@/lib/guide/restaurants';

jest.mock('@/lib/content/server', () => {
  const actual = jest.requireActual('@/lib/content/server');
  const [slug = ''] = Object.keys(actual.restaurants);
  // One of them as in a translation.
  const translated = { ...actual.restaurants[slug], cuisine: '한식' };
  return {
    ...actual,
    restaurants: { ...actual.restaurants, [slug]: translated },
    originalCuisines: { [slug]: 'Modern Korean' },
  };
});

it.each(['Korean', '한식'])('a section of restaurants finds a translated cuisine by %s', (cuisine) => {
  const found = pickedRestaurants({ cuisine } as Parameters<typeof pickedRestaurants>[0]);
  expect(found.map((restaurant) => restaurant.cuisine)).toEqual(['한식']);
});
