import fc from 'fast-check';
import { searchFile } from '@/lib/pages/search-index';
import { MAX_RESULTS, type SiteEntry, type SiteFound, type SiteSearchIndex } from '@/lib/search/entry';
import type { loadSiteSearch } from '@/lib/search/load';
import { readSearchFile } from '@/lib/search/search-file';
import { createSiteSearch } from '@/lib/search/site-search';
import { answer, fileOf, restaurant } from './search-file';

describe('the search of the site', () => {
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

  it.each(['', '   ', '\n', '?!…', '\uD800'])(
    'finds nothing for %j, and in an empty index',
    async (typed) => {
      const nothing = { groups: [], count: 0, corrected: null, partial: false, guides: [] };
      expect(search(typed)).toEqual(nothing);
      expect((await searchOf([]))('stew')).toEqual(nothing);
    },
  );

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
});

describe('the index of the search', () => {
  const ENTRY = { href: '/stew/', group: 'recipe' as const, title: 'Stew', note: 'Barley' };
  const RECIPE = { ...ENTRY, listed: { texts: ['Soup'] } };
  const FILE = fileOf([RECIPE, restaurant('Lamp', 'Bakery')]);

  const { timeout } = AbortSignal;
  let fetched: jest.Mock<Promise<Response>, [string, RequestInit?]>;
  beforeEach(() => {
    jest.resetModules();
    fetched = answer(FILE) as unknown as typeof fetched;
    globalThis.fetch = fetched as unknown as typeof fetch;
  });
  afterEach(() => {
    AbortSignal.timeout = timeout;
  });

  /** A new visit, with nothing loaded. */
  const visit = () => import('@/lib/search/load');
  const countOf = async (load: typeof loadSiteSearch) => (await load())('stew').count;

  it('loads the index once per visit, on first use, for all searches', async () => {
    const { loadSiteSearch: load, loadRecipeSearch, loadRestaurantSearch } = await visit();
    expect(fetched).not.toHaveBeenCalled();
    const [one, other] = await Promise.all([load(), load()]);
    expect(one).toBe(other);
    expect(one('stew').groups[0]?.entries).toEqual([RECIPE]);
    expect((await loadRecipeSearch())('soup').found).toEqual([RECIPE]);
    const { search } = await loadRestaurantSearch('port-alder');
    expect(search('bakery').found.map(({ title }) => title)).toEqual(['Lamp']);
    expect(await loadRestaurantSearch('port-alder')).toBe(await loadRestaurantSearch('port-alder'));
    expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/search-index.json']);
  });

  it('has the places of all guides by the ends of their addresses', async () => {
    const place = { group: 'place' as const, title: 'Place', note: '' };
    fetched = answer(
      fileOf([
        RECIPE,
        { ...place, href: '/travel/port-alder/?region=upperTown#night-lamp' },
        { ...place, href: '/travel/port-alder/fish-hall/' },
      ]),
    ) as unknown as typeof fetched;
    globalThis.fetch = fetched as unknown as typeof fetch;
    const { loadPlaces } = await import('@/lib/search/search-file');
    expect([...(await loadPlaces())]).toEqual(['night-lamp', 'fish-hall']);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['the network fails', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server responds with an error', async () => ({ ok: false, json: async () => FILE })],
    ['the response is HTML', async () => ({ ok: true, json: async () => JSON.parse('<!DOCTYPE html>') })],
    ['the response is another value', async () => ({ ok: true, json: async () => [ENTRY] })],
  ])('rejects when %s, and loads again', async (_, fails) => {
    fetched.mockImplementationOnce(fails as () => Promise<Response>);
    const { loadSiteSearch: load } = await visit();
    await expect(load()).rejects.toThrow();
    expect(await countOf(load)).toBe(1);
  });

  it('gives up after ten seconds without a response, and loads again', async () => {
    const waits: number[] = [];
    AbortSignal.timeout = (wait) => {
      waits.push(wait);
      return timeout.call(AbortSignal, 1);
    };
    fetched.mockImplementationOnce(
      (_, init) =>
        new Promise((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
        ),
    );
    const { loadSiteSearch: load } = await visit();
    await expect(load()).rejects.toThrow();
    expect(waits).toEqual([10_000]);
    expect(await countOf(load)).toBe(1);
  });

  it.each([
    ['', 'match'],
    ['matcha', null],
  ])('with the common word “%s” it corrects “matcha” to %p', async (word, corrected) => {
    const match = { ...ENTRY, title: 'Match' };
    const words = { site: [], common: [word] };
    globalThis.fetch = answer(fileOf([match], { words })) as typeof fetch;
    const { loadSiteSearch: load } = await visit();
    expect((await load())('matcha').corrected).toBe(corrected);
  });

  it.each([
    ['null', null],
    ['a text', 'index'],
    ['an object', { 0: ENTRY, length: 1 }],
    ['an empty list', []],
    ['a list with a hole', [ENTRY, null]],
    ['an entry without an address', [{ ...ENTRY, href: undefined }]],
    ['a protocol-relative address', [{ ...ENTRY, href: '//example.com/' }]],
    ['a script as address', [{ ...ENTRY, href: 'javascript:alert(1)' }]],
    ['an unknown group', [{ ...ENTRY, group: 'shop' }]],
    ['a title that is no text', [{ ...ENTRY, title: 4 }]],
  ])('rejects %s as the entries of an index', (_, entries) => {
    expect(() => readSearchFile({ ...FILE, entries })).toThrow('/search-index.json has no search index.');
  });

  it.each([[null], ['index'], [{}], [{ ...FILE, words: null }], [{ ...FILE, synonyms: 'none' }]])(
    'rejects %j as an index',
    (value) => {
      expect(() => readSearchFile(value)).toThrow('/search-index.json has no search index.');
    },
  );

  it('accepts a recipe on another site', () => {
    const elsewhere = fileOf([{ ...ENTRY, href: 'https://example.com/stew' }]);
    expect(readSearchFile(elsewhere)).toBe(elsewhere);
  });
});
