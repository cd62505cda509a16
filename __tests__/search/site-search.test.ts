/** @jest-environment node */
import fc from 'fast-check';
import { searchFile } from '@/lib/pages/search-index';
import { MAX_RESULTS, type SiteEntry, type SiteFound, type SiteSearchIndex } from '@/lib/search/entry';
import { createSiteSearch } from '@/lib/search/site-search';
import { fileOf } from './search-file';

const searchOf = (entries: readonly SiteEntry[]) => createSiteSearch(fileOf(entries));
let search: SiteSearchIndex;
beforeAll(async () => {
  search = await createSiteSearch(searchFile());
});
const titlesOf = ({ groups }: SiteFound) =>
  groups.flatMap(({ entries }) => entries.map(({ title }) => title));
const titles = (typed: string) => titlesOf(search(typed));

const entry = (title: string, note = ''): SiteEntry => ({
  href: `/${encodeURIComponent(title)}/`,
  group: 'guide',
  title,
  note,
});

// Queries with their first results are in searches.yaml.

it('finds what has any of the words when nothing has all of them', () => {
  expect(titles('herring lamp')).toEqual(expect.arrayContaining(['Herring Week', 'Night Lamp']));
});

it('finds synonyms of several words as a whole, and by a beginning that is no other word', async () => {
  const pots = await createSiteSearch(
    fileOf(
      [
        { ...entry('Herb pie'), rows: [0] },
        { ...entry('Bean pot'), rows: [1] },
      ],
      {
        synonyms: [
          ['vegetarian', 'meat free'],
          ['black beans', 'frijoles negros'],
        ],
        words: { site: [], common: ['meat'] },
      },
    ),
  );
  const found = (typed: string) => titlesOf(pots(typed));
  expect([found('meat free'), found('meat'), found('free')]).toEqual([['Herb pie'], [], []]);
  expect([found('frijoles negros'), found('frijoles'), found('negros')]).toEqual([
    ['Bean pot'],
    ['Bean pot'],
    [],
  ]);
});

it('drops no restaurant that has a dish where another has the word as its name', async () => {
  const place = (title: string, order: string): SiteEntry => ({
    ...entry(title, 'Diner'),
    ...{ group: 'place', listed: { guide: 'port-alder', texts: [order] } },
  });
  const places = await searchOf([place('Porridge House', 'Oats'), place('Mill', 'Porridge')]);
  expect(titlesOf(places('porridge'))).toEqual(['Porridge House', 'Mill']);
  expect(places('porridge').guides).toEqual(['port-alder']);
  expect(places('porridge zzz').guides).toEqual([]);
});

it('is created in slices, and counts more than it returns', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1));
  const many = await searchOf(Array.from({ length: 1000 }, (_, index) => entry(`Soup ${index}`)));
  clearInterval(timer);
  expect(turns).toBeGreaterThan(5);
  const { groups, count } = many('soup');
  expect([groups[0]?.entries.length, groups[0]?.total, count]).toEqual([MAX_RESULTS, 1000, 1000]);
});

it.each(['', '   ', '\n', '?!…', '\uD800'])('finds nothing for %j, and in an empty index', async (typed) => {
  const nothing = { groups: [], count: 0, corrected: null, partial: false, guides: [] };
  expect(search(typed)).toEqual(nothing);
  expect((await searchOf([]))('stew')).toEqual(nothing);
});

it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'prototype constructor'])(
  'finds “%s” like any other word',
  async (typed) => {
    expect(() => search(typed)).not.toThrow();
    expect((await searchOf([entry(typed)]))(typed).count).toBe(1);
  },
);

it('counts correctly for any text', () => {
  const pieces = ['stew', '보', 'ラ', 'ー', '゙', '\u0301', '🍜', ' ', "'", '½', '\uDC00', 'ß', '0'];
  const any = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.array(fc.constantFrom(...pieces)).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(any, (typed) => {
      const { groups, count, partial } = search(typed);
      if (partial) expect(count).toBeLessThanOrEqual(8);
      expect(count).toBe(groups.reduce((sum, { total }) => sum + total, 0));
      for (const { entries: shown, total } of groups) {
        expect(shown.length).toBe(Math.min(total, MAX_RESULTS));
        expect(new Set(shown.map(({ href }) => href)).size).toBe(shown.length);
      }
    }),
    { numRuns: 300 },
  );
});

it.each(['stew ', 'q', '보리국', '\u0301', '🍜', '\uD800'])(
  'answers ten thousand characters of %j',
  (piece) => {
    expect(() => search(piece.repeat(10_000 / piece.length))).not.toThrow();
  },
);
