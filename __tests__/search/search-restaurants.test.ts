/** @jest-environment node */
import fc from 'fast-check';
import { searchEntries, searchGuides } from '@/lib/search/entries';
import { guidesFor } from '@/lib/search/guides';
import { partThatFinds, searchIdeas } from '@/lib/search/ideas';
import { findsOnlyNear, type SearchEntry, searchIndex, searchRestaurants } from '@/lib/search/restaurants';

const place = (name: string, part: Partial<SearchEntry> = {}): SearchEntry => ({
  slug: name.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
  name,
  district: 'Somewhere',
  cuisine: 'Canadian',
  categories: ['Lunch'],
  favoriteOrder: 'Plate of the day',
  region: 'downtown',
  regionName: 'Downtown',
  city: 'Toronto',
  path: '/travel/toronto/',
  ...part,
});

const north = { region: 'northYork', regionName: 'North York' } as const;
const entries = [
  place('Mother’s Dumplings', { cuisine: 'Northern Chinese', district: 'Chinatown' }),
  place('Phở Linh', { cuisine: 'Vietnamese', favoriteOrder: 'Phở đặc biệt' }),
  place('Seoul House', { ...north, cuisine: 'Korean', district: 'Koreatown North' }),
  place('The Korean Table', { cuisine: 'Korean', categories: ['Dinner', 'Dressy'] }),
  place('Danforth Grill', { region: 'eastYork', regionName: 'East York', cuisine: 'Greek' }),
  place('Main Street Diner', { region: 'markham', regionName: 'Markham', city: 'Markham' }),
  place('Eglinton Patties', { region: 'york', regionName: 'York', cuisine: 'Jamaican' }),
];
const index = searchIndex(entries);
const find = (query: string) => searchRestaurants(index, query).map(({ name }) => name);

describe('a search finds restaurants', () => {
  test.each([
    ['a part of the name, whatever its case', 'HER’S dump', ['Mother’s Dumplings']],
    ['the cuisine', 'vietnam', ['Phở Linh']],
    ['a category', 'dressy', ['The Korean Table']],
    ['the favourite order', 'biệt', ['Phở Linh']],
    ['the neighbourhood in brackets', 'chinatown', ['Mother’s Dumplings']],
    ['the name as it stands on the card', 'mother’s dumplings (china', ['Mother’s Dumplings']],
    ['the region', 'North York', ['Seoul House']],
    ['the id of the region', 'northyork', ['Seoul House']],
    ['a part of a region’s name', 'york', ['Seoul House', 'Danforth Grill', 'Eglinton Patties']],
  ])('by %s', (_, query, names) => {
    expect(find(query)).toEqual(names);
  });

  test.each(['mothers', "mother's", 'mother’s', ' MOTHERS  dumplings '])(
    '“%s” with any apostrophe',
    (query) => {
      expect(find(query)).toEqual(['Mother’s Dumplings']);
    },
  );

  test.each(['pho', 'phở', 'dac biet', 'đặc', 'Ｐｈｏ'])('“%s” with or without accents', (query) => {
    expect(find(query)).toEqual(['Phở Linh']);
  });

  test('by words that stand apart, where the phrase itself stands nowhere', () => {
    expect(find('korean north york')).toEqual(['Seoul House']);
    expect(find('york korean seoul')).toEqual(['Seoul House']);
    expect(find('korean scarborough')).toEqual([]);
  });

  test.each(['Toronto', 'toron', 'TORONTO '])(
    '“%s”, the town, with all of its regions and no other',
    (query) => {
      const others = entries.filter(({ city }) => city === 'Toronto').map(({ name }) => name);
      expect(others).toHaveLength(entries.length - 1);
      expect(find(query)).toEqual(others);
    },
  );

  test('the town together with anything else', () => {
    expect(find('korean toronto')).toEqual(['Seoul House', 'The Korean Table']);
    expect(find('korean markham')).toEqual([]);
    expect(find('markham')).toEqual(['Main Street Diner']);
  });

  test('not the town by a few letters, of which any text holds some', () => {
    for (const query of ['tor', 'toro', 'ronto', 'onto']) expect(find(query)).toEqual([]);
  });

  test('those that are called so first, then the others in their order', () => {
    expect(find('korean')).toEqual(['The Korean Table', 'Seoul House']);
  });

  test('those with the whole phrase before those with its words', () => {
    const two = searchIndex([
      place('House of Soup', { cuisine: 'Thai' }),
      place('Aroi', { favoriteOrder: 'Thai soup' }),
    ]);
    expect(searchRestaurants(two, 'thai soup').map(({ name }) => name)).toEqual(['Aroi', 'House of Soup']);
  });

  test('none for a blank search, or for marks alone', () => {
    for (const query of ['', ' \t\u3000', '\u0301', '\u200B']) {
      expect(find(query)).toEqual([]);
    }
  });

  test('whatever is said of all of them: restaurants, food, dining', () => {
    expect(find('Korean restaurant')).toEqual(['The Korean Table', 'Seoul House']);
    expect(find('dining').sort()).toEqual(entries.map(({ name }) => name).sort());
    expect(find('greek restaurants north york')).toEqual([]);
  });

  test('last those beside a neighbourhood that has none', () => {
    const park = searchIndex([
      place('Taverna', { district: 'Ossington', near: ['Trinity Bellwoods'] }),
      place('Bellwoods Brewery', { district: 'Elsewhere' }),
    ]);
    const names = (query: string) => searchRestaurants(park, query).map(({ name }) => name);
    expect(names('trinity bellwoods')).toEqual(['Taverna']);
    expect(names('bellwoods')).toEqual(['Bellwoods Brewery', 'Taverna']);
    expect([findsOnlyNear(park, 'trinity'), findsOnlyNear(park, 'bellwoods')]).toEqual([true, false]);
    expect(findsOnlyNear(park, 'zzz')).toBe(false);
  });

  test('each name once, and one name in two neighbourhoods twice', () => {
    const same = [
      place('Pai', { slug: 'one' }),
      place('PAI', { slug: 'two' }),
      place('Pai', { slug: 'three', district: 'Uptown' }),
    ];
    expect(searchRestaurants(searchIndex(same), 'pai').map(({ slug }) => slug)).toEqual(['one', 'three']);
  });
});

describe('the restaurants of the site', () => {
  const site = searchEntries('toronto');
  const siteIndex = searchIndex(site);

  test('are all found by the name of their region', () => {
    for (const { regionName, region } of site) {
      const slugs = searchRestaurants(siteIndex, regionName).map(({ slug }) => slug);
      const own = site.filter((entry) => entry.region === region).map(({ slug }) => slug);
      expect(slugs).toEqual(expect.arrayContaining(own));
    }
  });

  test('are found by any part of any of their facts', () => {
    const facts = site.flatMap(({ slug, name, cuisine, categories, favoriteOrder, district, regionName }) =>
      [name, cuisine, ...categories, favoriteOrder, district, regionName].map((fact) => ({ slug, fact })),
    );
    fc.assert(
      fc.property(fc.constantFrom(...facts), fc.nat(), fc.nat(), ({ slug, fact }, from, length) => {
        const letters = Array.from(fact);
        const start = from % letters.length;
        const part = letters.slice(start, start + 1 + (length % letters.length)).join('');
        fc.pre(part.trim() !== '');
        expect(searchRestaurants(siteIndex, part).map((entry) => entry.slug)).toContain(slug);
      }),
      { numRuns: 500 },
    );
  });

  test('give ideas that each find something', () => {
    const { cuisines, districts } = searchIdeas(site, 6);
    expect(cuisines.length).toBeGreaterThan(1);
    expect(districts.length).toBeGreaterThan(1);
    for (const idea of [...cuisines, ...districts]) {
      expect(searchRestaurants(siteIndex, idea).length).toBeGreaterThan(0);
    }
  });
});

test('ideas begin with what there is most of', () => {
  expect(searchIdeas(entries, 2).cuisines).toEqual(['Korean', 'Northern Chinese']);
});

test('of a search that finds nothing, the longest word that does is offered', () => {
  expect(partThatFinds(index, 'korean zzzzzzzz pho')).toBe('korean');
  expect(partThatFinds(index, 'zzzz of')).toBeNull();
  expect(partThatFinds(index, 'x'.repeat(10_000))).toBeNull();
});

describe('the guides of the markets', () => {
  const named = (query: string) => guidesFor(searchGuides('toronto'), query).map(({ name }) => name);
  const [lawrence, kensington] = ['St. Lawrence Market', 'Kensington Market'];

  test.each([
    ['Kensington', [kensington]],
    ['kensi', [kensington]],
    ['KENSINGTON  MARKET', [kensington]],
    ['st lawrence', [lawrence]],
    ['St. Lawrence Market', [lawrence]],
    ['lunch at st lawrence market', [lawrence]],
    ['market', [lawrence, kensington]],
    ['markets', [lawrence, kensington]],
    ['marke', [lawrence, kensington]],
  ])('are named by “%s”', (query, names) => {
    expect(named(query)).toEqual(names);
  });

  test.each(['', '   ', 'st', 'mar', 'Markham', 'korean', 'lawrence park', 'street food', '!!!!', '\uD800'])(
    'are not named by “%s”',
    (query) => {
      expect(named(query)).toEqual([]);
    },
  );
});
