/** @jest-environment node */

import { cacheGuideParts } from '@/lib/offline/cache-guide-parts';
import { cacheVisitorPages } from '@/lib/offline/cache-visitor-pages';

describe('cacheVisitorPages', () => {
  const PAGE_END = '<script src="/_next/static/chunks/a.js"></script></html>';
  const RECIPES = {
    recipes: [
      { slug: 'stew', href: '/stew' },
      { slug: 'soup', href: '/recipes/soup' },
      { slug: 'elsewhere', href: 'https://other.test/pie' },
    ],
  };
  const TYPES = { html: 'text/html', avif: 'image/avif', json: 'application/json' };

  /** The site, by path; a test takes files away. */
  let site: Map<string, { body: string; type: string }>;
  let stored: Map<string, Response>;
  let downloads: string[];
  const cacheFiles = jest.fn(async () => {});

  const pathOf = (key: string | Request) =>
    new URL(typeof key === 'string' ? key : key.url, 'https://site.test').pathname;
  const cache = {
    match: async (key: string | Request) => stored.get(pathOf(key))?.clone(),
    put: async (key: string, copy: Response) => void stored.set(pathOf(key), copy),
    delete: async (key: Request) => stored.delete(pathOf(key)),
    keys: async () => [...stored.keys()].map((path) => new Request(`https://site.test${path}`)),
  };

  beforeEach(() => {
    stored = new Map();
    downloads = [];
    cacheFiles.mockReset();
    cacheFiles.mockResolvedValue(undefined);
    const page = (body: string) => ({ body: body + PAGE_END, type: TYPES.html });
    site = new Map([
      ['/recipes.json', { body: JSON.stringify(RECIPES), type: TYPES.json }],
      ['/recipes/shopping-list/', page('List')],
      ['/recipes/saved/', page('Saved')],
      ['/recipes/', page('All')],
      ['/stew/', page('<img srcset="/pictures/stew-1a2b3c4d-480.avif, /pictures/stew-1a2b3c4d-800.avif">')],
      ['/recipes/soup/', page('<img src="/pictures/soup-1a2b3c4d-800.avif">')],
      ['/pictures/stew-1a2b3c4d-800.avif', { body: 'ftyp', type: TYPES.avif }],
      ['/pictures/soup-1a2b3c4d-800.avif', { body: 'ftyp', type: TYPES.avif }],
    ]);
    Object.assign(globalThis, {
      caches: { open: async () => cache, match: async () => undefined },
      fetch: async (path: string) => {
        downloads.push(path);
        const file = site.get(path);
        return new Response(file?.body ?? 'Not found', {
          status: file ? 200 : 404,
          headers: { 'content-type': file?.type ?? 'text/plain' },
        });
      },
    });
  });

  const keep = (slugs: string[], build = 'one') => cacheVisitorPages(slugs, { build, cacheFiles });
  const paths = () => [...stored.keys()].sort();

  const OWN = ['/recipes.json', '/recipes/', '/recipes/saved/', '/recipes/shopping-list/'];
  const STEW = ['/pictures/stew-1a2b3c4d-800.avif', '/stew/'];

  it('stores the pages of the visitor’s things, and recipes with their pictures in one size', async () => {
    expect(await keep(['stew', 'elsewhere', 'gone'])).toBe(true);
    expect(paths()).toEqual([...OWN, ...STEW].sort());
  });

  it('downloads nothing again of the same build, and all pages of another one', async () => {
    await keep(['stew']);
    downloads = [];
    await keep(['stew']);
    expect(downloads).toEqual([]);
    await keep(['stew'], 'two');
    expect(downloads).toEqual([
      '/recipes.json',
      '/recipes/shopping-list/',
      '/recipes/saved/',
      '/recipes/',
      '/stew/',
    ]);
  });

  it('deletes a recipe and its pictures when it is on no list any more', async () => {
    await keep(['stew', 'soup']);
    await keep(['soup']);
    expect(paths()).toEqual([...OWN, '/pictures/soup-1a2b3c4d-800.avif', '/recipes/soup/'].sort());
  });

  it.each([
    ['a picture', () => site.delete('/pictures/stew-1a2b3c4d-800.avif')],
    ['a built file', () => cacheFiles.mockRejectedValue(new TypeError('gone'))],
    ['the page', () => site.delete('/stew/')],
  ])('stores no page without %s', async (_what, fail) => {
    await keep([]);
    fail();
    expect(await keep(['stew'])).toBe(false);
    expect(paths()).not.toContain('/stew/');
  });

  it('keeps the copies of another build until there are new ones', async () => {
    await keep(['stew']);
    site.clear();
    expect(await keep(['stew'], 'two')).toBe(false);
    expect(paths()).toEqual([...OWN, ...STEW].sort());
  });

  it('replaces no copy by the page of a sign-in network', async () => {
    await keep([]);
    for (const path of site.keys())
      site.set(path, { body: '<h1>Please sign in</h1></html>', type: TYPES.html });
    expect(await keep([], 'two')).toBe(false);
    expect(await stored.get('/recipes/saved/')?.text()).toBe(`Saved${PAGE_END}`);
  });

  it('stores nothing more on a full device, and does not reject', async () => {
    await keep([]);
    const { put } = cache;
    cache.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    expect(await keep(['stew'])).toBe(false);
    cache.put = put;
    expect(paths()).toEqual(OWN);
  });
});

describe('cacheGuideParts', () => {
  const GUIDE = '/travel/harbour/';
  const listOf = (version: string) =>
    JSON.stringify({
      title: 'Harbour',
      path: GUIDE,
      files: [
        ['/_next/static/chunks/a.js', 20],
        ['/travel/harbour/events/tea.ics', 10, version],
        ['/travel/harbour/', 30, version],
        ['/travel/harbour/fish-hall/', 30, version],
        ['/travel/harbour/search/', 30, version],
      ],
    });

  /** Texts that the device has, by path. */
  let stored: Map<string, string>;
  /** The list at the host; null while there is no network. */
  let list: string | null;
  let downloads: string[];

  const download = (path: string, text: string) => {
    downloads.push(path);
    stored.set(path, text);
    return new Response(text);
  };
  const options = {
    cache: async (path: string) => {
      const text = path.endsWith('offline.json') ? list : 'calendar';
      return text === null ? null : download(path, text);
    },
    cacheUnvisited: async (path: string) => void download(path, 'page'),
  };

  beforeEach(() => {
    stored = new Map();
    downloads = [];
    list = listOf('1');
    const match = async (path: string) => {
      const text = stored.get(path);
      return text === undefined ? undefined : new Response(text);
    };
    Object.assign(globalThis, { caches: { match } });
  });

  const LIST = '/travel/harbour/offline.json';
  const PARTS = ['/travel/harbour/search/', '/travel/harbour/events/tea.ics'];

  it('stores the search page and the calendar files of a guide, and no other page', async () => {
    await cacheGuideParts(GUIDE, options);
    expect(downloads).toEqual([LIST, ...PARTS]);
  });

  it('downloads them again only when the list has changed or one of them is missing', async () => {
    await cacheGuideParts(GUIDE, options);
    downloads = [];
    await cacheGuideParts(GUIDE, options);
    expect(downloads).toEqual([LIST]);
    stored.delete('/travel/harbour/events/tea.ics');
    await cacheGuideParts(GUIDE, options);
    expect(downloads.slice(1)).toEqual([LIST, ...PARTS]);
    downloads = [];
    list = listOf('2');
    await cacheGuideParts(GUIDE, options);
    expect(downloads).toEqual([LIST, ...PARTS]);
  });

  it('stores nothing without a network', async () => {
    list = null;
    await cacheGuideParts(GUIDE, options);
    expect(downloads).toEqual([]);
  });
});
