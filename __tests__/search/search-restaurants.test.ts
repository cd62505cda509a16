/** @jest-environment node */
import { searchEntries, searchGuides, searchIdeas } from '@/lib/search/entries';
import { guidesFor } from '@/lib/search/guides';
import {
  createRestaurantSearch,
  documentOf,
  oncePerName,
  partThatFinds,
  type RestaurantSearch,
  type SearchEntry,
} from '@/lib/search/restaurants';
import { restaurantsAreFound } from './sound-search';

const place = (name: string, part: Partial<SearchEntry> = {}): SearchEntry => ({
  slug: name.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
  name,
  district: 'Somewhere',
  cuisine: 'Canadian',
  categories: ['Lunch'],
  favoriteOrder: 'Plate of the day',
  region: 'quayside',
  regionName: 'Quayside',
  city: 'Alderport',
  path: '/travel/alderport/',
  ...part,
});

const north = { region: 'northHill', regionName: 'North Hill' } as const;
const entries = [
  place('Captain’s Dumplings', { cuisine: 'Northern Chinese', district: 'Lantern Row' }),
  place('Phở Sương', { cuisine: 'Vietnamese', favoriteOrder: 'Phở đặc biệt' }),
  place('Seoul House', { ...north, cuisine: 'Korean', district: 'Potters Yard' }),
  place('The Korean Table', { cuisine: 'Korean', categories: ['Dinner', 'Dressy'] }),
  place('Rope Grill', { region: 'eastHill', regionName: 'East Hill', cuisine: 'Greek' }),
  place('Main Street Diner', { region: 'millford', regionName: 'Millford', city: 'Millford' }),
  place('Lime Patties', { region: 'hill', regionName: 'Hill', cuisine: 'Jamaican' }),
];
const searchOf = (places: readonly SearchEntry[]) => createRestaurantSearch(places, documentOf);
let search: RestaurantSearch<SearchEntry>;
beforeAll(async () => {
  search = await searchOf(entries);
});
const find = (query: string) => search(query).found.map(({ name }) => name);

describe('a search finds restaurants', () => {
  test.each([
    ['a part of the name, whatever its case', 'TAIN’S dump', ['Captain’s Dumplings']],
    ['the cuisine', 'vietnam', ['Phở Sương']],
    ['a category', 'dressy', ['The Korean Table']],
    ['the favourite order', 'biệt', ['Phở Sương']],
    ['the neighbourhood in brackets', 'lantern row', ['Captain’s Dumplings']],
    ['the name as it stands on the card', 'captain’s dumplings (lant', ['Captain’s Dumplings']],
    ['the region', 'North Hill', ['Seoul House']],
    ['the id of the region', 'northhill', ['Seoul House']],
    ['a part of a region’s name', 'hill', ['Seoul House', 'Rope Grill', 'Lime Patties']],
  ])('by %s', (_, query, names) => {
    expect(find(query)).toEqual(names);
  });

  test.each(['captains', "captain's", 'captain’s', ' CAPTAINS  dumplings '])(
    '“%s” with any apostrophe',
    (query) => {
      expect(find(query)).toEqual(['Captain’s Dumplings']);
    },
  );

  test.each(['pho', 'phở', 'dac biet', 'đặc', 'Ｐｈｏ'])('“%s” with or without accents', (query) => {
    expect(find(query)).toEqual(['Phở Sương']);
  });

  test('by words that stand apart, where the phrase itself stands nowhere', () => {
    expect(find('korean north hill')).toEqual(['Seoul House']);
    expect(find('hill korean seoul')).toEqual(['Seoul House']);
    expect(find('korean eastwick')).toEqual([]);
  });

  test.each(['Alderport', 'alder', 'ALDERPORT '])(
    '“%s”, the town, with all of its regions and no other',
    (query) => {
      const others = entries.filter(({ city }) => city === 'Alderport').map(({ name }) => name);
      expect(others).toHaveLength(entries.length - 1);
      expect(find(query)).toEqual(others);
    },
  );

  test('the town together with anything else', () => {
    expect(find('korean alderport')).toEqual(['Seoul House', 'The Korean Table']);
    expect(find('korean millford')).toEqual([]);
    expect(find('millford')).toEqual(['Main Street Diner']);
  });

  test('not the town by a few letters, of which any text holds some', () => {
    for (const query of ['ald', 'alde', 'derport', 'port']) expect(find(query)).toEqual([]);
  });

  test('those that are called so first, then the others in their order', () => {
    expect(find('korean')).toEqual(['The Korean Table', 'Seoul House']);
  });

  test('those with the whole phrase before those with its words', async () => {
    const two = await searchOf([
      place('House of Soup', { cuisine: 'Thai' }),
      place('Aroi', { favoriteOrder: 'Thai soup' }),
    ]);
    expect(two('thai soup').found.map(({ name }) => name)).toEqual(['Aroi', 'House of Soup']);
  });

  test('none for a blank search, or for marks alone', () => {
    for (const query of ['', ' \t\u3000', '\u0301', '\u200B']) {
      expect(find(query)).toEqual([]);
    }
  });

  test('whatever is said of all of them: restaurants, food, dining', () => {
    expect(find('Korean restaurant')).toEqual(['The Korean Table', 'Seoul House']);
    expect(find('dining').sort()).toEqual(entries.map(({ name }) => name).sort());
    expect(find('greek restaurants north hill')).toEqual([]);
  });

  test('last those beside a neighbourhood that has none', async () => {
    const park = await searchOf([
      place('Taverna', { district: 'Old Quay', near: ['Netmakers Lofts'] }),
      place('Lofts Brewery', { district: 'Elsewhere' }),
    ]);
    const names = (query: string) => park(query).found.map(({ name }) => name);
    expect(names('netmakers lofts')).toEqual(['Taverna']);
    expect(names('lofts')).toEqual(['Lofts Brewery', 'Taverna']);
    expect(['netmakers', 'lofts', 'zzz'].map((query) => park(query).isNear)).toEqual([true, false, false]);
  });

  test('each name once, and one name in two neighbourhoods twice', () => {
    const same = [
      place('Kip', { slug: 'one' }),
      place('KIP', { slug: 'two' }),
      place('Kip', { slug: 'three', district: 'Uptown' }),
    ];
    expect(oncePerName(same).map(({ slug }) => slug)).toEqual(['one', 'three']);
  });
});

describe('the restaurants of a guide', () => {
  restaurantsAreFound('port-alder');

  test('are found by the diets that find a meal there', async () => {
    const byDiet = await searchOf(searchEntries('port-alder'));
    expect(byDiet('halal').found.map(({ slug }) => slug)).toEqual(['blue-door']);
  });

  test('give ideas that each find something', async () => {
    const entries = searchEntries('port-alder');
    const search = await searchOf(entries);
    const { cuisines, districts } = searchIdeas(entries, 6);
    expect(cuisines.length).toBeGreaterThan(1);
    expect(districts.length).toBeGreaterThan(1);
    for (const idea of [...cuisines, ...districts]) {
      expect(search(idea).found.length).toBeGreaterThan(0);
    }
  });
});

test('ideas begin with what there is most of', () => {
  expect(searchIdeas(entries, 2).cuisines).toEqual(['Korean', 'Northern Chinese']);
});

test('of a search that finds nothing, the longest word that does is offered', () => {
  expect(partThatFinds(search, 'korean zzzzzzzz pho')).toBe('korean');
  expect(partThatFinds(search, 'zzzz of')).toBeNull();
  expect(partThatFinds(search, 'x'.repeat(10_000))).toBeNull();
});

describe('the guides of the markets', () => {
  const named = (query: string) => guidesFor(searchGuides('port-alder'), query).map(({ name }) => name);
  const [hill, hall] = ['Hill Market', 'Fish Hall'];

  test.each([
    ['Hill', [hill]],
    ['fish', [hall]],
    ['FISH  HALL', [hall]],
    ['hill market', [hill]],
    ['Hill Market', [hill]],
    ['lunch at fish hall', [hall]],
    ['market', [hill]],
    ['markets', [hill]],
    ['marke', [hill]],
    ['halls', [hall]],
  ])('are named by “%s”', (query, names) => {
    expect(named(query)).toEqual(names);
  });

  test.each(['', '   ', 'hal', 'mar', 'Millford', 'korean', 'hill park', 'street food', '!!!!', '\uD800'])(
    'are not named by “%s”',
    (query) => {
      expect(named(query)).toEqual([]);
    },
  );
});
