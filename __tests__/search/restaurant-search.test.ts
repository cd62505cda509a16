/** @jest-environment node */
import fc from 'fast-check';
import { misspellings } from '@/.content/search';
import { searchFile } from '@/lib/pages/search-index';
import { searchPath } from '@/lib/search/address';
import { createRestaurantSearch, partThatFinds } from '@/lib/search/restaurant-search';
import { fileOf, restaurant } from './search-file';
import { countSuggestions, restaurantsAreFound } from './sound-search';

const guide = createRestaurantSearch(searchFile(), 'port-alder');

describe('the restaurants of a guide', () => {
  restaurantsAreFound('port-alder');

  it('are found by diet', async () => {
    const { search } = await guide;
    expect(search('halal').found.map(({ title }) => title)).toEqual(['Blue Door']);
  });

  it('are all found by a word that fits all, and by the name of their region', async () => {
    const { search } = await guide;
    expect(search('restaurants').found).toHaveLength(9);
    expect(search('upper town').found.map(({ title }) => title)).toEqual([
      ...['Mill Bakery', 'Night Lamp', 'The Quiet Spoon'],
    ]);
  });

  it('are not those of another guide', async () => {
    const { search } = await createRestaurantSearch(searchFile(), 'elsewhere');
    expect(search('restaurants').found).toEqual([]);
  });
});

describe('a suggestion', () => {
  it('finds something, or corrects a frequent misspelling, for every slip in every word of the site', async () => {
    expect(await countSuggestions('port-alder')).toBeGreaterThan(500);
  });

  it.each([
    ['taners row', 'Tanners row'],
    ['persain resturant', 'Persian restaurant'],
    ['saffrn', 'Saffron'],
    ['northren noodels', 'Northern noodles'],
    // The quayside has no dumplings.
    ['quaiside dumplngs', 'Quayside'],
    // A frequent misspelling is always corrected, also where the guide has nothing of it.
    ['chowdah', 'Chowder'],
    ['chowdah dumplngs', 'Chowder dumplngs'],
    ['Persian restaurant', null],
    ['persian', null],
    ['tanners', null],
  ])('for “%s” is %p', async (typed, meant) => {
    expect((await guide).correct(typed)).toBe(meant);
  });

  it('is made for each frequent misspelling', async () => {
    const { correct } = await guide;
    for (const [typed, meant] of Object.entries(misspellings))
      expect(correct(typed)?.toLowerCase()).toBe(meant);
  });
});

it('offers the longest word that finds something', async () => {
  const { search } = await createRestaurantSearch(
    fileOf([restaurant('Seoul House', 'Korean'), restaurant('Lotus', 'Pho')]),
    'port-alder',
  );
  expect(partThatFinds(search, 'korean zzzzzzzz pho')).toBe('korean');
  expect(partThatFinds(search, 'zzzz of')).toBeNull();
  expect(partThatFinds(search, 'x'.repeat(10_000))).toBeNull();
});

describe('markets', () => {
  const named = async (query: string) => (await guide).marketsFor(query).map(({ title }) => title);
  const [hill, hall] = ['Hill Market', 'Fish Hall'];

  it.each([
    ['Hill', [hill]],
    ['fish', [hall]],
    ['FISH  HALL', [hall]],
    ['hill market', [hill]],
    ['hill mkt', [hill]],
    ['Hill Market', [hill]],
    ['lunch at fish hall', [hall]],
    ['market', [hill, hall]],
    ['markets', [hill, hall]],
    ['mar', [hill, hall]],
    ['hal', [hall]],
    ['halls', [hall]],
    ...['', '   ', 'Millford', 'korean', 'hill park', 'street food', '!!!!', '\uD800'].map(
      (query): [string, string[]] => [query, []],
    ),
  ])('are found for “%s”: %j', async (query, names) => {
    expect(await named(query)).toEqual(names);
  });
});

it('survives any text', async () => {
  const { correct, nearest, marketsFor: named } = await guide;
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
      correct(typed);
      nearest(typed);
      named(typed);
      expect(searchPath(typed, 'port-alder')).toMatch(/^\/travel\/port-alder\/search\/(\?q=[^<>"\s]+)?$/);
    }),
    { numRuns: 100 },
  );
});

it('finds the places of other guides by name and cuisine, and none of its own', async () => {
  const { elsewhere } = await guide;
  const titles = async (query: string) => (await elsewhere(query)).map(({ title }) => title);
  expect(await titles('ramen')).toEqual(['Arcade Ramen']);
  expect(await titles('persian')).toEqual([]);
});
