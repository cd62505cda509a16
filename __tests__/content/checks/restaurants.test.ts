/** @jest-environment node */
import { checkRestaurants } from '@/lib/content/checks/restaurants';
import type { Restaurant } from '@/lib/content/schema/restaurant';

const FILE = 'data/restaurants/corner.yaml';
const around = {
  markets: ['night-market'],
  categories: ['Lunch', 'Supper'],
  inRegion: (_guide: string, region: string, [latitude]: readonly number[]) =>
    region === 'quays' && latitude === 51.99,
  today: '2026-06-01',
};
const sound: Restaurant = {
  status: 'published',
  slug: 'corner',
  name: 'Corner (Rope Yard)',
  guide: 'here',
  region: 'quays',
  cuisine: 'Soups',
  rating: 4.5,
  categories: ['Lunch', 'Open fire'],
  favoriteOrder: 'Leek soup',
};
const problemsOf = (fields: Partial<Restaurant>) =>
  checkRestaurants([{ file: FILE, restaurant: { ...sound, ...fields } }], around);

describe('checkRestaurants', () => {
  it.each([
    ['as it is', {}],
    ['with a category of its own', { categories: ['Singing'] }],
  ])('reports nothing of a restaurant %s', (_, fields) => {
    expect(problemsOf(fields)).toEqual([]);
  });

  it.each<[string, Partial<Restaurant>, object]>([
    ['a misspelled category', { categories: ['Suppre'] }, { field: 'categories', nearest: 'Supper' }],
    ['no category', { categories: undefined }, { field: 'category' }],
    ['a checked day without hours', { checkedOn: '2026-05-03' }, { field: 'hours' }],
    ['coordinates of another region', { coordinates: [52.1, -8.01] }, { field: 'coordinates' }],
    ['hours checked in the future', { hours: {}, checkedOn: '2026-06-02' }, { field: 'checkedOn' }],
    ['facts checked in the future', { facts: { checkedOn: '2026-06-02' } }, { field: 'facts.checkedOn' }],
    [
      'a booking link where no tables are booked',
      { facts: { checkedOn: '2026-05-03', booking: 'none', bookingLink: 'https://example.org/' } },
      { field: 'facts.booking' },
    ],
    ['a block without coordinates', { coordinatesOf: 'block' }, { field: 'coordinates' }],
    ['the address of a market', { slug: 'night-market' }, { field: 'the file name' }],
  ])('reports %s', (_, fields, problem) => {
    const problems = problemsOf(fields);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ file: FILE, ...problem });
  });

  it('reports a name that another file has in other letter case', () => {
    const other = 'data/restaurants/corner-two.yaml';
    const problems = checkRestaurants(
      [
        { file: FILE, restaurant: sound },
        { file: other, restaurant: { ...sound, slug: 'corner-two', name: 'corner (ROPE YARD)' } },
      ],
      around,
    );
    expect(problems).toMatchObject([{ file: other, field: 'name', found: expect.stringContaining(FILE) }]);
  });
});
