/** @jest-environment node */
import { siteEntries } from '@/lib/search/site/entries/all';
import { readIndex } from '@/lib/search/site/load';

const ENTRY = { href: '/tofu/', group: 'recipe', title: 'Tofu', note: 'Soybean' };
const answer = (value: unknown, ok = true) => ({ ok, json: async () => value });

const fetched = jest.fn();
beforeEach(() => {
  jest.resetModules();
  fetched.mockReset();
  globalThis.fetch = fetched;
});

/** A visit of its own: nothing is loaded yet. */
const visit = () => import('@/lib/search/site/load');

describe('the search of the site', () => {
  it('is fetched when it is first used, and once a visit', async () => {
    fetched.mockResolvedValue(answer([ENTRY]));
    const { loadSiteSearch } = await visit();
    expect(fetched).not.toHaveBeenCalled();
    const [one, other] = await Promise.all([loadSiteSearch(), loadSiteSearch()]);
    expect(one).toBe(other);
    expect(fetched.mock.calls).toEqual([['/site-index.json']]);
    expect(one?.('tofu').groups[0]?.entries).toEqual([ENTRY]);
  });

  it('is not there without a network, and is asked for again', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(answer([ENTRY]));
    const { loadSiteSearch } = await visit();
    await expect(loadSiteSearch()).resolves.toBeNull();
    expect((await loadSiteSearch())?.('tofu').count).toBe(1);
  });

  it('is not there where the answer is an error, or is not an index', async () => {
    const { loadSiteSearch } = await visit();
    fetched.mockResolvedValueOnce(answer([ENTRY], false));
    await expect(loadSiteSearch()).resolves.toBeNull();
    fetched.mockResolvedValueOnce({ ok: true, json: async () => JSON.parse('<!DOCTYPE html>') });
    await expect(loadSiteSearch()).resolves.toBeNull();
  });
});

describe('an index', () => {
  it('is taken as it is built', () => {
    expect(readIndex(JSON.parse(JSON.stringify(siteEntries())))).toEqual(siteEntries());
  });

  test.each([
    ['nothing', null],
    ['a text', 'index'],
    ['an object', { 0: ENTRY, length: 1 }],
    ['an empty list', []],
    ['a list with a hole', [ENTRY, null]],
    ['an entry without an address', [{ ...ENTRY, href: undefined }]],
    ['an entry that leads to another site', [{ ...ENTRY, href: 'https://example.com/' }]],
    ['an entry that leads to another host', [{ ...ENTRY, href: '//example.com/' }]],
    ['an entry that runs a script', [{ ...ENTRY, href: 'javascript:alert(1)' }]],
    ['a group that nobody knows', [{ ...ENTRY, group: 'shop' }]],
    ['a title that is none', [{ ...ENTRY, title: 4 }]],
    ['a name that is half', [{ ...ENTRY, native: { text: '두부' } }]],
    ['names that are none', [{ ...ENTRY, names: ['bean curd', null] }]],
    ['a picture that is half', [{ ...ENTRY, thumb: { avif: '/a.avif' } }]],
  ])('is not %s', (_, value) => {
    expect(readIndex(value)).toBeNull();
  });
});
