/** @jest-environment node */
import { readIndex } from '@/lib/search/load';

const ENTRY = { href: '/stew/', group: 'recipe', title: 'Stew', note: 'Barley' };
const MATCH = { href: '/match/', group: 'guide', title: 'Match', note: 'Sticks' };
const answer = (value: unknown, ok = true) => ({ ok, json: async () => value });

/** Responses for the index and for the file of correctly spelled words. */
const index = jest.fn();
const words = jest.fn();
const fetched = jest.fn((path: string, init?: RequestInit) =>
  (path === '/site-index.json' ? index : words)(path, init),
);
const { timeout } = AbortSignal;
beforeEach(() => {
  jest.resetModules();
  fetched.mockClear();
  index.mockReset().mockResolvedValue(answer([ENTRY]));
  words.mockReset().mockResolvedValue(answer({ site: ['stew'], common: ['matcha'] }));
  globalThis.fetch = fetched as unknown as typeof fetch;
});
afterEach(() => {
  AbortSignal.timeout = timeout;
});

/** A new visit, with nothing loaded. */
const visit = async () => (await import('@/lib/search/load')).loadSiteSearch;
const countOf = async (load: Awaited<ReturnType<typeof visit>>) => (await (await load())?.('stew'))?.count;

it('is fetched once per visit, on first use', async () => {
  const load = await visit();
  expect(fetched).not.toHaveBeenCalled();
  const [one, other] = await Promise.all([load(), load()]);
  expect(one).toBe(other);
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/site-index.json', '/search-words.json']);
  expect((await one?.('stew'))?.groups[0]?.entries).toEqual([ENTRY]);
});

it.each([
  ['the network fails', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server responds with an error', async () => answer([ENTRY], false)],
  ['the response is HTML', async () => ({ ok: true, json: async () => JSON.parse('<!DOCTYPE html>') })],
])('is null when %s, and fetched again', async (_, fails) => {
  index.mockImplementationOnce(fails);
  const load = await visit();
  await expect(load()).resolves.toBeNull();
  expect(await countOf(load)).toBe(1);
});

describe('a network that never responds', () => {
  const hang = (_: string, init?: RequestInit) =>
    new Promise((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
    );
  let waits: number[];
  beforeEach(() => {
    waits = [];
    AbortSignal.timeout = (wait) => {
      waits.push(wait);
      return timeout.call(AbortSignal, 1);
    };
  });

  it('is given up after ten seconds, and asked again', async () => {
    index.mockImplementationOnce(hang);
    const load = await visit();
    await expect(load()).resolves.toBeNull();
    expect(waits).toContain(10_000);
    expect(await countOf(load)).toBe(1);
  });

  it('does not block the search when only the words are missing', async () => {
    words.mockImplementation(hang);
    expect(await countOf(await visit())).toBe(1);
  });
});

it.each([
  ['the words', answer({ site: ['stew'], common: ['matcha'] }), null],
  ['an error', answer({ common: ['matcha'] }, false), 'match'],
  ['null', answer(null), 'match'],
  ['other values', answer({ site: [4, null], common: 'no list' }), 'match'],
])('when the file of words is %s, it corrects “matcha” to %p', async (_name, given, corrected) => {
  index.mockResolvedValue(answer([MATCH]));
  words.mockResolvedValue(given);
  const load = await visit();
  expect((await (await load())?.('matcha'))?.corrected).toBe(corrected);
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
])('rejects %s as an index', (_, value) => {
  expect(readIndex(value)).toBeNull();
});

it('accepts a recipe on another site', () => {
  const elsewhere = [{ ...ENTRY, href: 'https://example.com/stew' }];
  expect(readIndex(elsewhere)).toEqual(elsewhere);
});
