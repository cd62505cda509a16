/** @jest-environment node */
import { cacheOf, pathOf, rightCopy } from '@/lib/offline/cache-rules';
import { countFiles, type GuideFile, isComplete, sizeOf } from '@/lib/offline/guides';
import { calendarsIn, filesIn, picturesIn } from '@/lib/offline/page-files';
import { missingFiles } from '@/lib/offline/save-guide';

describe('cache rules', () => {
  it.each([
    ['/travel/harbour/search/?q=secret+soup', undefined, '/travel/harbour/search/'],
    ['/stew/?servings=6#method', undefined, '/stew/'],
    ['/soup', undefined, '/soup/'],
    ['/feed.xml', undefined, '/feed.xml'],
    ['//soup//', undefined, '/soup/'],
    ['/site/', '/site', '/'],
    ['/site/soup?q=a', '/site', '/soup/'],
    ['/siteseeing/', '/site', ''],
    ['/other/sw.js', '/site', ''],
  ])('the page %s of a site at %s is stored as “%s”', (address, base, path) => {
    expect(pathOf({ url: `https://site.test${address}`, mode: 'navigate' }, base)).toBe(path);
  });

  it('the data of a page is stored without the query of the router', () => {
    const url = 'https://site.test/soup/index.txt?_rsc=1a2b';
    expect(pathOf({ url, mode: 'cors' })).toBe('/soup/index.txt');
  });

  it.each([
    ['', null],
    ['/', 'pages'],
    ['/offline/', 'offline'],
    ['/soup/index.txt', 'page-data'],
    ['/_next/static/chunks/a.js', 'built-files'],
    ['/_next/static/media/a.woff2', 'built-files'],
    ['/pictures/soup-1a2b-800.avif', 'pictures'],
    ['/search-index.json', 'data'],
    ['/travel/toronto/events/tea.ics', 'data'],
    ['/robots.txt', null],
    ['/feed.xml', null],
    ['/sw.js', null],
    ['/share.jpg', null],
  ])('%s is stored in the cache %s', (path, name) => {
    expect(cacheOf(path)).toBe(name);
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
