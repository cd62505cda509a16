/** @jest-environment node */
import { readIndex } from '@/lib/search/site/load';

const ENTRY = { href: '/stew/', group: 'recipe', title: 'Stew', note: 'Barley' };
const answer = (value: unknown, ok = true) => ({ ok, json: async () => value });

const INDEX = '/site-index.json';
const WORDS = '/search-words.json';

/** What the network answers for the index and for the words that are spelled right. */
const index = jest.fn();
const words = jest.fn();
const fetched = jest.fn((path: string, init?: RequestInit) => (path === INDEX ? index : words)(path, init));
const timeout = AbortSignal.timeout;
beforeEach(() => {
  jest.resetModules();
  fetched.mockClear();
  index.mockReset();
  words.mockReset().mockResolvedValue(answer({ site: ['stew'], common: ['matcha'] }));
  globalThis.fetch = fetched as unknown as typeof fetch;
});
afterEach(() => {
  AbortSignal.timeout = timeout;
});

/** A network that never answers, until the request is given up. */
const hang = (_: string, init?: RequestInit) =>
  new Promise((_resolve, reject) =>
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
  );

/** A visit of its own: nothing is loaded yet. */
const visit = () => import('@/lib/search/site/load');

describe('the search of the site', () => {
  it('is fetched when it is first used, and once a visit', async () => {
    index.mockResolvedValue(answer([ENTRY]));
    const { loadSiteSearch } = await visit();
    expect(fetched).not.toHaveBeenCalled();
    const [one, other] = await Promise.all([loadSiteSearch(), loadSiteSearch()]);
    expect(one).toBe(other);
    expect(fetched.mock.calls.map(([path]) => path)).toEqual([INDEX, WORDS]);
    expect((await one?.('stew'))?.groups[0]?.entries).toEqual([ENTRY]);
  });

  it('is not there without a network, and is asked for again', async () => {
    index.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(answer([ENTRY]));
    const { loadSiteSearch } = await visit();
    await expect(loadSiteSearch()).resolves.toBeNull();
    expect((await (await loadSiteSearch())?.('stew'))?.count).toBe(1);
  });

  it('is not there where the answer is an error, or is not an index', async () => {
    const { loadSiteSearch } = await visit();
    index.mockResolvedValueOnce(answer([ENTRY], false));
    await expect(loadSiteSearch()).resolves.toBeNull();
    index.mockResolvedValueOnce({ ok: true, json: async () => JSON.parse('<!DOCTYPE html>') });
    await expect(loadSiteSearch()).resolves.toBeNull();
  });
});

describe('a network that never answers', () => {
  /** Waits end at once; the milliseconds they were for. */
  function waits(): number[] {
    const all: number[] = [];
    AbortSignal.timeout = (wait) => {
      all.push(wait);
      return timeout.call(AbortSignal, 1);
    };
    return all;
  }

  it('ends as no search after ten seconds, and is asked again', async () => {
    const all = waits();
    index.mockImplementationOnce(hang).mockResolvedValue(answer([ENTRY]));
    const { loadSiteSearch } = await visit();
    await expect(loadSiteSearch()).resolves.toBeNull();
    expect(all).toContain(10_000);
    expect((await (await loadSiteSearch())?.('stew'))?.count).toBe(1);
  });

  it('keeps nobody from searching where only the right words are missing', async () => {
    waits();
    index.mockResolvedValue(answer([ENTRY]));
    words.mockImplementation(hang);
    const { loadSiteSearch } = await visit();
    expect((await (await loadSiteSearch())?.('stew'))?.count).toBe(1);
  });
});

describe('words that are spelled right', () => {
  const MATCH = { href: '/match/', group: 'guide', title: 'Match', note: 'Sticks' };

  it('are not corrected', async () => {
    index.mockResolvedValue(answer([MATCH]));
    const { loadSiteSearch } = await visit();
    expect((await (await loadSiteSearch())?.('matcha'))?.corrected).toBeNull();
  });

  test.each([
    ['an error', answer({ common: ['matcha'] }, false)],
    ['nothing', answer(null)],
    ['a list of something else', answer({ site: [4, null], common: 'no list' })],
  ])('may be missing: %s', async (_, given) => {
    index.mockResolvedValue(answer([MATCH]));
    words.mockResolvedValue(given);
    const { loadSiteSearch } = await visit();
    expect((await (await loadSiteSearch())?.('matcha'))?.corrected).toBe('match');
  });
});

describe('an index', () => {
  test.each([
    ['nothing', null],
    ['a text', 'index'],
    ['an object', { 0: ENTRY, length: 1 }],
    ['an empty list', []],
    ['a list with a hole', [ENTRY, null]],
    ['an entry without an address', [{ ...ENTRY, href: undefined }]],
    ['an entry that leads to another host', [{ ...ENTRY, href: '//example.com/' }]],
    ['an entry that runs a script', [{ ...ENTRY, href: 'javascript:alert(1)' }]],
    ['a group that nobody knows', [{ ...ENTRY, group: 'shop' }]],
    ['a title that is none', [{ ...ENTRY, title: 4 }]],
  ])('is not %s', (_, value) => {
    expect(readIndex(value)).toBeNull();
  });

  test('may lead to a recipe on another site', () => {
    const elsewhere = [{ ...ENTRY, href: 'https://example.com/stew' }];
    expect(readIndex(elsewhere)).toEqual(elsewhere);
  });
});
