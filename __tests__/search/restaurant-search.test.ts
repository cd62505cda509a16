/** @jest-environment node */
import fc from 'fast-check';
import { misspellings } from '@/.content/search';
import { searchFile } from '@/lib/pages/search-index';
import { searchPath } from '@/lib/search/address';
import type { SiteEntry } from '@/lib/search/entry';
import { createRestaurantSearch, partThatFinds } from '@/lib/search/restaurant-search';
import { fileOf, restaurant } from './search-file';
import { countSuggestions, restaurantsAreFound } from './sound-search';

const guide = createRestaurantSearch(searchFile(), 'port-alder');

// Queries with their results are in searches.yaml.

describe('the restaurants of a guide', () => {
  restaurantsAreFound('port-alder');

  it('are all found by a word that fits all', async () => {
    expect((await guide).search('restaurants').found).toHaveLength(9);
  });

  it('that are near a neighbourhood are marked so where no other is found', async () => {
    const near: SiteEntry = {
      ...restaurant('Taverna', 'Greek'),
      listed: { guide: 'port-alder', texts: [], near: ['Netmakers Lofts'] },
    };
    const { search } = await createRestaurantSearch(
      fileOf([near, restaurant('Lofts Brewery', 'Beer')]),
      'port-alder',
    );
    const isNear = ['netmakers', 'lofts', 'zzz'].map((query) => search(query).isNear);
    expect(isNear).toEqual([true, false, false]);
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

it('survives any text', async () => {
  const { search, correct, nearest, marketsFor } = await guide;
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom('%E0%A4%A', '$&{term}', '</script><script>', '\u202E', '\uFDFA', 'e\u0301\u0323', 'Pho '),
  );
  const text = fc
    .tuple(piece, fc.constantFrom(1, 1, 1, 10_000))
    .map(([short, length]) => short.repeat(Math.ceil(length / (short.length || 1))).slice(0, 10_000));
  fc.assert(
    fc.property(text, (typed) => {
      const { found } = search(typed);
      expect(new Set(found).size).toBe(found.length);
      correct(typed.slice(0, 60));
      nearest(typed.slice(0, 60));
      marketsFor(typed.slice(0, 60));
      expect(searchPath(typed, 'port-alder')).toMatch(/^\/travel\/port-alder\/search\/(\?q=[^<>"\s]+)?$/);
    }),
    { numRuns: 300 },
  );
  expect(marketsFor('\uD800')).toEqual([]);
});

it('finds the places of other guides by name and cuisine, and none of its own', async () => {
  const { elsewhere } = await guide;
  const titles = async (query: string) => (await elsewhere(query)).map(({ title }) => title);
  expect(await titles('ramen')).toEqual(['Arcade Ramen']);
  expect(await titles('persian')).toEqual([]);
});
