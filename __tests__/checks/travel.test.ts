/** @jest-environment node */

import { checkTravel, type TravelContext } from '@/lib/checks/guides';
import { checkRestaurants } from '@/lib/checks/restaurants';
import type { Problem } from '@/lib/content/problem';
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

/** The one problem of a restaurant that is sound but for these fields. */
function problemWith(fields: Partial<Restaurant>): Problem {
  const [problem, ...others] = problemsOf(fields);
  expect(others).toEqual([]);
  if (!problem) throw new Error('nothing was found');
  return problem;
}

describe('A restaurant', () => {
  it('that is sound passes', () => expect(problemsOf({})).toEqual([]));

  it('with a misspelled category is offered the nearest one', () => {
    expect(problemWith({ categories: ['Suppre'] })).toMatchObject({ field: 'categories', nearest: 'Supper' });
  });

  it.each<[string, Partial<Restaurant>, string]>([
    ['no category', { categories: undefined }, 'category'],
    ['a checked day without hours', { hoursCheckedOn: '2026-05-03' }, 'hours'],
    ['coordinates of another region', { coordinates: [52.1, -8.01] }, 'coordinates'],
    ['a checked day to come', { hours: {}, hoursCheckedOn: '2026-06-02' }, 'hoursCheckedOn'],
    ['facts that are checked on a day to come', { facts: { checkedOn: '2026-06-02' } }, 'facts.checkedOn'],
    [
      'a link for tables where none are booked',
      { facts: { checkedOn: '2026-05-03', booking: 'none', bookingLink: 'https://example.org/' } },
      'facts.booking',
    ],
    ['a block without its coordinates', { coordinatesOf: 'block' }, 'coordinates'],
    ['the address of a market', { slug: 'night-market' }, 'the file name'],
  ])('does not pass with %s', (_what, fields, field) => {
    expect(problemWith(fields)).toMatchObject({ file: FILE, field });
  });

  it('may bring a category of its own', () => {
    expect(problemsOf({ categories: ['Singing'] })).toEqual([]);
  });

  it('may not repeat the name of another, and both files are named', () => {
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

describe('A guide', () => {
  const file = 'data/guides/here.yaml';
  const region = { name: 'Quays', text: 'Soup.', favourites: [] };
  const value = {
    regions: { quays: region, port: { ...region, name: 'Port' } },
    maps: [{ id: 'city', name: 'Here', outlines: 'city', regions: ['quays', 'port'] }],
    layout: 'city',
  } as unknown as TravelContext['guides'][number]['value'];
  const check = (part: object, more: Partial<TravelContext> = {}) =>
    checkTravel({
      guides: [{ file, name: 'here', value: { ...value, ...part } }],
      outlines: { city: { regions: { quays: 'M0 0z', port: 'M0 0z' }, labels: {} } },
      inRegions: [],
      places: [],
      neighbourhoods: [],
      guideNames: new Set(),
      ...more,
    });

  it('that is sound passes', () => expect(check({})).toEqual([]));

  it('is told of a region to open with that it does not have', () => {
    expect(check({ opensWith: 'prot' })).toMatchObject([{ file, field: 'opensWith', nearest: 'port' }]);
    expect(check({ opensWith: 'port' })).toEqual([]);
  });

  it('is told of regions that its maps name and it does not have, with the nearest', () => {
    const maps = [{ id: 'city', name: 'Here', regions: ['qauys', 'port'] }];
    expect(check({ maps })).toMatchObject([
      { file, field: 'maps[0].regions[0]', nearest: 'quays' },
      { file, field: 'regions.quays' },
    ]);
  });

  it('is told of regions that its outlines do not draw, and of maps without a heading', () => {
    const maps = [...(value.maps ?? []), { id: 'east', name: 'East', outlines: 'city', regions: ['port'] }];
    expect(check({ maps })).toMatchObject([{ field: 'maps[1].title' }]);
    const outlines = { city: { regions: { quays: 'M0 0z' }, labels: {} } };
    expect(check({}, { outlines })).toMatchObject([{ file, field: 'maps[0].regions[1]', found: '“port”' }]);
  });

  it("of one's own favourites takes no restaurants, which it would not show", () => {
    const places = [{ file: FILE, guide: 'here' }];
    expect(check({}, { places })).toEqual([]);
    const guides = (['here', 'there'] as const).map((name) => ({
      file: `data/guides/${name}.yaml`,
      name,
      value: {
        ...value,
        layout: name === 'here' ? ('picks' as const) : ('city' as const),
        explorer: {},
      } as typeof value,
    }));
    const [problem, ...others] = check({}, { guides, places });
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      file: FILE,
      field: 'guide',
      allowed: 'a guide of the layout “city”: there',
    });
  });

  it('is what the region of a restaurant is looked up in', () => {
    const inRegions = [
      { file: FILE, field: 'region', guide: 'here', region: 'prot' },
      // Told by the reference to the guide.
      { file: FILE, field: 'region', guide: 'nowhere', region: 'quays' },
    ];
    expect(check({}, { inRegions })).toMatchObject([{ file: FILE, field: 'region', nearest: 'port' }]);
  });
});
