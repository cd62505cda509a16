/** @jest-environment node */
import type { loadSiteSearch } from '@/lib/search/load';
import { readSearchFile } from '@/lib/search/search-file';
import { answer, fileOf, restaurant } from './search-file';

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
