/** @jest-environment node */
import { categoriesOf, cityOf, mapSearchHref, restaurantPlace } from '@/lib/content/place';
import type { Restaurant } from '@/lib/content/schema/restaurant';
import { guideOf } from '@/lib/guide/guides';

const portAlder = guideOf('port-alder');
const corner: Restaurant = {
  status: 'published',
  guide: 'port-alder',
  slug: 'corner',
  name: 'Corner (Net Lofts)',
  region: 'quayside',
  cuisine: 'Seafood',
  rating: 4.5,
  category: 'Lunch',
  categories: ['Dinner', 'Lunch'],
  favoriteOrder: 'Crab soup',
  hours: { mon: [['11:00', '21:00']] },
};
const place = (more: Partial<Restaurant> = {}) => restaurantPlace({ ...corner, ...more }, portAlder);
const queryOf = (href: string) => new URL(href).searchParams.get('query');

it('has each category once', () => {
  expect(categoriesOf(corner)).toEqual(['Lunch', 'Dinner']);
});

it('has hours only when they were checked, and an order only while it is on the menu', () => {
  expect(place()).not.toHaveProperty('hours');
  expect(place({ checkedOn: '2026-05-03' }).hours).toEqual({ mon: [['11:00', '21:00']] });
  expect(place().order).toBe('Crab soup');
  expect(place({ favoriteOrderRemoved: true })).not.toHaveProperty('order');
});

it('has the days on which it is closed, with those of public holidays that it names', () => {
  const guide = { ...portAlder, holidays: [{ name: 'Harbour Day', days: ['2026-06-01', '2027-06-07'] }] };
  expect(place()).not.toHaveProperty('closedOn');
  const { closedOn } = restaurantPlace({ ...corner, closedOn: ['12-24', 'Harbour Day'] }, guide);
  expect(closedOn).toEqual(['12-24', '2026-06-01', '2027-06-07']);
});

it('is searched for on a map unless it has a link of its own', () => {
  expect(queryOf(place().mapHref)).toBe('Corner, Net Lofts, Port Alder');
  expect(place({ link: 'https://example.org/corner' }).mapHref).toBe('https://example.org/corner');
  expect(queryOf(mapSearchHref(['A & B', 'Millford', 'Millford']))).toBe('A & B, Millford');
});

it('lies in the city or in a town of its own', () => {
  expect(cityOf('upperTown', portAlder)).toBe('Port Alder');
  expect(cityOf('eastwick', portAlder)).toBe('Eastwick');
});
