/** @jest-environment node */
import fc from 'fast-check';
import { searchPath } from '@/lib/search/address';
import { restaurantSpelling } from '@/lib/search/corrector';
import { searchEntries, searchGuides, searchIdeas, siteWords } from '@/lib/search/entries';
import { guidesFor } from '@/lib/search/guides';
import {
  createRestaurantSearch,
  documentOf,
  oncePerName,
  partThatFinds,
  type RestaurantSearch,
  type SearchEntry,
} from '@/lib/search/restaurants';
import { suggestionFor } from '@/lib/search/spelling';
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

const entries = [
  place('Captain’s Dumplings', { cuisine: 'Northern Chinese', district: 'Lantern Row' }),
  place('Phở Sương', { cuisine: 'Vietnamese', favoriteOrder: 'Phở đặc biệt' }),
  place('Seoul House', {
    cuisine: 'Korean',
    district: 'Potters Yard',
    region: 'northHill',
    regionName: 'North Hill',
  }),
  place('The Korean Table', { cuisine: 'Korean', categories: ['Dinner', 'Dressy'] }),
  place('Rope Grill', { region: 'eastHill', regionName: 'East Hill', cuisine: 'Greek' }),
  place('Main Street Diner', { region: 'millford', regionName: 'Millford', city: 'Millford' }),
  place('Lime Patties', { region: 'hill', regionName: 'Hill', cuisine: 'Jamaican' }),
];
const [CAPTAIN, PHO, SEOUL, KOREAN, GRILL, DINER, LIME] = entries.map(({ name }) => name);
const IN_ALDERPORT = [CAPTAIN, PHO, SEOUL, KOREAN, GRILL, LIME];

const searchOf = (places: readonly SearchEntry[]) => createRestaurantSearch(places, documentOf);
let search: RestaurantSearch<SearchEntry>;
beforeAll(async () => {
  search = await searchOf(entries);
});
const find = (query: string) => search(query).found.map(({ name }) => name);

it.each([
  ['a part of the name in any case', 'TAIN’S dump', [CAPTAIN]],
  ['the cuisine', 'vietnam', [PHO]],
  ['a category', 'dressy', [KOREAN]],
  ['the favourite order', 'biệt', [PHO]],
  ['the neighbourhood', 'lantern row', [CAPTAIN]],
  ['the name and neighbourhood of the card', 'captain’s dumplings (lant', [CAPTAIN]],
  ['the region', 'North Hill', [SEOUL]],
  ['the id of the region', 'northhill', [SEOUL]],
  ['a part of several regions’ names', 'hill', [SEOUL, GRILL, LIME]],
  ['any apostrophe', 'captains', [CAPTAIN]],
  ['any apostrophe', "captain's", [CAPTAIN]],
  ['any apostrophe', 'captain’s', [CAPTAIN]],
  ['any apostrophe and spaces', ' CAPTAINS  dumplings ', [CAPTAIN]],
  ['letters without accents', 'pho', [PHO]],
  ['letters with accents', 'phở', [PHO]],
  ['letters without accents', 'dac biet', [PHO]],
  ['letters with accents', 'đặc', [PHO]],
  ['full-width letters', 'Ｐｈｏ', [PHO]],
  ['separate words', 'korean north hill', [SEOUL]],
  ['separate words in any order', 'hill korean seoul', [SEOUL]],
  ['words of which one is nowhere', 'korean eastwick', []],
  ['the town', 'Alderport', IN_ALDERPORT],
  ['five letters of the town', 'alder', IN_ALDERPORT],
  ['the town in capitals', 'ALDERPORT ', IN_ALDERPORT],
  ['the town and a cuisine', 'korean alderport', [SEOUL, KOREAN]],
  ['another town and a cuisine', 'korean millford', []],
  ['another town', 'millford', [DINER]],
  ...['ald', 'alde', 'derport', 'port'].map((part) => ['too few letters of the town', part, []] as const),
  ['a word of one name, name first', 'korean', [KOREAN, SEOUL]],
  ...['', ' \t\u3000', '\u0301', '\u200B'].map((blank) => ['no letters', blank, []] as const),
  ['a word that fits all', 'Korean restaurant', [KOREAN, SEOUL]],
  ['a word that fits all, beside others', 'greek restaurants north hill', []],
] as const)('finds by %s: “%s”', (_, query, names) => {
  expect(find(query)).toEqual(names);
});

it('finds all restaurants by a word that fits all', () => {
  expect(find('dining')).toHaveLength(7);
});

it('ranks the whole phrase above its words', async () => {
  const two = [place('House of Soup', { cuisine: 'Thai' }), place('Aroi', { favoriteOrder: 'Thai soup' })];
  const { found } = (await searchOf(two))('thai soup');
  expect(found.map(({ name }) => name)).toEqual(['Aroi', 'House of Soup']);
});

it('ranks restaurants near a neighbourhood without any last', async () => {
  const park = await searchOf([
    place('Taverna', { district: 'Old Quay', near: ['Netmakers Lofts'] }),
    place('Lofts Brewery', { district: 'Elsewhere' }),
  ]);
  const names = (query: string) => park(query).found.map(({ name }) => name);
  expect(names('netmakers lofts')).toEqual(['Taverna']);
  expect(names('lofts')).toEqual(['Lofts Brewery', 'Taverna']);
  expect(['netmakers', 'lofts', 'zzz'].map((query) => park(query).isNear)).toEqual([true, false, false]);
});

it('lists a name once in each neighbourhood', () => {
  const same = [
    place('Kip', { slug: 'one' }),
    place('KIP', { slug: 'two' }),
    place('Kip', { slug: 'three', district: 'Uptown' }),
  ];
  expect(oncePerName(same).map(({ slug }) => slug)).toEqual(['one', 'three']);
});

it('offers the longest word that finds something', () => {
  expect(partThatFinds(search, 'korean zzzzzzzz pho')).toBe('korean');
  expect(partThatFinds(search, 'zzzz of')).toBeNull();
  expect(partThatFinds(search, 'x'.repeat(10_000))).toBeNull();
});

it('orders ideas by how much they find', () => {
  expect(searchIdeas(entries, 2).cuisines).toEqual(['Korean', 'Northern Chinese']);
});

describe('the restaurants of a guide', () => {
  const listed = searchEntries('port-alder');
  restaurantsAreFound('port-alder');

  it('are found by diet, and by every idea', async () => {
    const { cuisines, districts } = searchIdeas(listed, 6);
    const found = await searchOf(listed);
    expect(found('halal').found.map(({ slug }) => slug)).toEqual(['blue-door']);
    expect(Math.min(cuisines.length, districts.length)).toBeGreaterThan(1);
    for (const idea of [...cuisines, ...districts]) expect(found(idea).found).not.toEqual([]);
  });
});

describe('market guides', () => {
  const named = (query: string) => guidesFor(searchGuides('port-alder'), query).map(({ name }) => name);
  const [hill, hall] = ['Hill Market', 'Fish Hall'];

  it.each([
    ['Hill', hill],
    ['fish', hall],
    ['FISH  HALL', hall],
    ['hill market', hill],
    ['Hill Market', hill],
    ['lunch at fish hall', hall],
    ['market', hill],
    ['markets', hill],
    ['marke', hill],
    ['halls', hall],
  ])('are named by “%s”', (query, name) => {
    expect(named(query)).toEqual([name]);
  });

  it.each(['', '   ', 'hal', 'mar', 'Millford', 'korean', 'hill park', 'street food', '!!!!', '\uD800'])(
    'are not named by “%s”',
    (query) => {
      expect(named(query)).toEqual([]);
    },
  );
});

it('survives any text, short or long', () => {
  const spelling = restaurantSpelling(siteWords());
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
      suggestionFor(typed, spelling);
      partThatFinds(search, typed);
      guidesFor(searchGuides('port-alder'), typed);
      expect(searchPath(typed, 'port-alder')).toMatch(/^\/travel\/port-alder\/search\/(\?q=[^<>"\s]+)?$/);
    }),
    { numRuns: 300 },
  );
});
