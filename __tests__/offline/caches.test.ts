import { testTables } from '@/__tests__/cases';
import { cacheGuideParts } from '@/lib/offline/cache-guide-parts';
import { cacheOf, pathOf, rightCopy } from '@/lib/offline/cache-rules';
import { cacheVisitorPages } from '@/lib/offline/cache-visitor-pages';
import { countFiles, type GuideFile, isComplete, sizeOf } from '@/lib/offline/guides';
import { calendarsIn, filesIn, picturesIn } from '@/lib/offline/page-files';
import { missingFiles } from '@/lib/offline/save-guide';

testTables('__tests__/offline/tables', {
  'cache-names': cacheOf,
  paths: ([address, base]: [string, string | null]) =>
    pathOf({ url: `https://site.test${address}`, mode: 'navigate' }, base ?? undefined),
});

describe('cache rules', () => {
  it('the data of a page is stored without the query of the router', () => {
    const url = 'https://site.test/soup/index.txt?_rsc=1a2b';
    expect(pathOf({ url, mode: 'cors' })).toBe('/soup/index.txt');
  });

  const PAGE = '<!DOCTYPE html><script src="/_next/static/chunks/a.js"></script></html>';
  const PORTAL = '<!DOCTYPE html><title>Wi-Fi</title><h1>Please sign in</h1></html>';
  const copyOf = (path: string, body: string, type: string, status = 200) =>
    rightCopy(
      path,
      new Response(body, { status, headers: { 'content-type': type, 'content-encoding': 'br' } }),
    );

  it.each([
    ['/soup/', PAGE, 'text/html;charset=utf-8'],
    ['/soup/index.txt', '1:"$Sreact.fragment"\n0:{}\n', 'text/plain; charset=utf-8'],
    ['/_next/static/chunks/a.js', 'push()', 'application/javascript'],
    ['/_next/static/chunks/a.css', 'p{}', 'text/css'],
    ['/_next/static/media/a.woff2', 'wOF2', 'font/woff2'],
    ['/pictures/a-1-800.avif', 'ftyp', 'image/avif'],
    ['/search-index.json', '[]', 'application/json'],
    ['/tea.ics', 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n', 'text/calendar; charset=utf-8'],
  ])('%s is stored with its time, unless its status, type or body is wrong', async (path, body, type) => {
    const copy = await copyOf(path, body, type);
    expect(await copy?.text()).toBe(body);
    expect(Number(copy?.headers.get('kept-on'))).toBeCloseTo(Date.now(), -4);
    expect(copy?.headers.get('content-type')).toBe(type);
    expect(copy?.headers.has('content-encoding')).toBe(false);
    expect(await copyOf(path, body, type, 203)).toBeNull();
    expect(await copyOf(path, PORTAL, 'text/html')).toBeNull();
    expect(await copyOf(path, '', type)).toBeNull();
  });

  it.each([
    ['/soup/', PAGE.slice(0, -10), 'text/html'],
    ['/soup/index.txt', '1:"$Sreact.fragment"\n0:{"t":', 'text/plain'],
    ['/_next/static/chunks/a.js', PORTAL, 'text/javascript'],
    ['/search-index.json', '[{"href":', 'application/json'],
    ['/tea.ics', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n', 'text/calendar'],
  ])('%s is not stored when it was cut short or is another text', async (path, body, type) => {
    expect(await copyOf(path, body, type)).toBeNull();
  });
});

describe('the files of a page', () => {
  it('filesIn has the assets that a page names, without scripts of old browsers', () => {
    const html =
      '<link rel="preload" href="/_next/static/media/f.woff2" as="font"/><script src="/_next/static/chunks/a.js" async=""></script>' +
      '<script src="/_next/static/chunks/old.js" noModule=""></script><script>push("4:I[\\"/_next/static/chunks/b.js\\"]")</script>' +
      '<link rel="stylesheet" href="/_next/static/chunks/s.css?dpl=1"/><script src="/_next/static/chunks/a.js"></script>';
    expect(filesIn(html)).toEqual(
      ['media/f.woff2', 'chunks/a.js', 'chunks/b.js', 'chunks/s.css'].map((file) => `/_next/static/${file}`),
    );
  });

  it('picturesIn has of each picture the narrowest AVIF that is sharp on a phone, or the widest file', () => {
    const html = `/site/pictures/noodles-1a2b3c4d-480.avif 480w, /site/pictures/noodles-1a2b3c4d-1200.avif 1200w,
    /site/pictures/noodles-1a2b3c4d-800.avif 800w, /site/pictures/noodles-1a2b3c4d-800.webp 800w
    /site/pictures/small-dish-1a2b3c4d-320.avif 320w, /site/pictures/small-dish-1a2b3c4d-640.avif 640w
    /site/pictures/quick-1a2b3c4d-480.webp 480w, /site/pictures/quick-1a2b3c4d-800.webp 800w
    /pictures/card-1a2b3c4d-1200x675.jpg <img src="/brands/post.svg"> <img src="/brands/post.svg">`;
    expect(picturesIn(html)).toEqual([
      '/pictures/noodles-1a2b3c4d-800.avif',
      '/pictures/small-dish-1a2b3c4d-640.avif',
      '/pictures/quick-1a2b3c4d-800.webp',
      '/brands/post.svg',
    ]);
  });

  it('calendarsIn has each calendar file of a page once, at any base path', () => {
    const html =
      '<a href="/site/travel/harbour/events/tea-week.ics" download><a href="/site/travel/harbour/events/tea-week.ics"><a href="/site/travel/harbour/events/">';
    expect(calendarsIn(html)).toEqual(['/travel/harbour/events/tea-week.ics']);
  });
});

const FILES: readonly GuideFile[] = [
  ['/_next/static/chunks/a.js', 100],
  ['/pictures/fish-1a2b3c4d-800.avif', 50],
  ['/travel/harbour/index.txt', 20, '1a'],
  ['/travel/harbour/', 30, '2b'],
];

describe('the files of a saved guide', () => {
  it('have a size and counts, and are whole once every byte is stored', () => {
    expect(sizeOf(FILES)).toBe(200);
    expect(countFiles(FILES)).toEqual({ pages: 1, pictures: 1 });
    const guide = { id: 'harbour', title: 'Harbour', path: '/travel/harbour/', files: FILES };
    expect([199, 200].map((here) => isComplete({ ...guide, here }))).toEqual([false, true]);
  });

  it('are missing when they are not stored, or stored in another version', () => {
    const stored = new Set(FILES.map(([path]) => path));
    expect(missingFiles(FILES, FILES, stored)).toEqual([]);
    expect(missingFiles(FILES, FILES, new Set())).toEqual(FILES);
    const before: GuideFile[] = [...FILES.slice(0, 2), ['/travel/harbour/index.txt', 20, '0']];
    expect(missingFiles(FILES, before, stored)).toEqual(FILES.slice(2));
  });
});

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

  const PAGES = ['/recipes/shopping-list/', '/recipes/saved/', '/recipes/'];
  const keep = (recipes: string[], build = 'one', pages = PAGES) =>
    cacheVisitorPages({ pages, recipes }, { build, cacheFiles });
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

  it('deletes everything and downloads nothing when all lists are empty', async () => {
    await keep(['stew']);
    downloads = [];
    expect(await keep([], 'one', [])).toBe(true);
    expect([downloads, paths()]).toEqual([[], []]);
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

  it('keeps the recipes when the addresses of recipes can’t be had', async () => {
    await keep(['stew']);
    stored.delete('/recipes.json');
    site.clear();
    expect(await keep(['stew'])).toBe(false);
    expect(paths()).toEqual(['/recipes/', '/recipes/saved/', '/recipes/shopping-list/', ...STEW].sort());
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
