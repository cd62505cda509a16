/** @jest-environment node */
import { allPlaces, allRestaurants, restaurantsOfRecipe } from '@/lib/guide/restaurants';

it('leaves out drafts and disabled restaurants', () => {
  const slugs = allRestaurants().map(({ slug }) => slug);
  expect(slugs).toContain('blue-door');
  expect(slugs).not.toContain('draft-grill');
  expect(slugs).not.toContain('closed-cafe');
});

it('orders restaurants by the regions of the guide, the best first', () => {
  const listed = allRestaurants('port-alder');
  expect([...new Set(listed.map(({ region }) => region))]).toEqual([
    'quayside',
    'upperTown',
    'northHill',
    'eastwick',
    'millford',
  ]);
  const upperTown = listed.filter(({ region }) => region === 'upperTown');
  expect(upperTown.map(({ slug }) => slug)).toEqual(['mill-bakery', 'night-lamp', 'quiet-spoon']);
});

it('finds the restaurants that serve the dish of a recipe', () => {
  expect(restaurantsOfRecipe('barley-stew').map(({ slug }) => slug)).toEqual(['ferry-kitchen']);
  expect(restaurantsOfRecipe('herb-salad')).toEqual([]);
});

it('searches maps by name and neighbourhood, never by a place id', () => {
  for (const { name, district, mapHref } of allPlaces().filter(({ kind }) => kind === 'restaurant')) {
    expect(name).not.toMatch(/[()]/);
    expect(district).not.toBe('');
    expect(mapHref).toMatch(/^https:/);
    expect(decodeURIComponent(mapHref)).not.toMatch(/place_?id/i);
  }
});
