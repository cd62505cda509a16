/** @jest-environment node */
import { cacheOf, filesIn, lateFilesIn, pathOf, rightCopy } from '@/lib/offline/worker';

const SITE = 'https://site.test';

test.each([
  ['/travel/harbour/search/?q=secret+soup', '/travel/harbour/search/'],
  ['/stew/?servings=6#method', '/stew/'],
  ['/soup', '/soup/'],
  ['/feed.xml', '/feed.xml'],
  ['//soup//', '/soup/'],
])('the page at %s is kept as %s', (address, path) => {
  expect(pathOf({ url: SITE + address, mode: 'navigate' })).toBe(path);
});

test.each([
  ['/site/', '/'],
  ['/site/soup?q=a', '/soup/'],
  ['/siteseeing/', ''],
  ['/other/sw.js', ''],
])('under /site, the page at %s is kept as “%s”', (address, path) => {
  expect(pathOf({ url: SITE + address, mode: 'navigate' }, '/site')).toBe(path);
  expect(cacheOf(path)).toBe(path ? 'pages' : null);
});

test('the data of a page is kept without what a router adds', () => {
  expect(pathOf({ url: `${SITE}/soup/index.txt?_rsc=1a2b`, mode: 'cors' })).toBe('/soup/index.txt');
});

test.each([
  ['/', 'pages'],
  ['/offline/', 'offline'],
  ['/soup/index.txt', 'page-data'],
  ['/_next/static/chunks/a.js', 'built-files'],
  ['/_next/static/media/a.woff2', 'built-files'],
  ['/pictures/soup-1a2b-800.avif', 'pictures'],
  ['/site-index.json', 'data'],
  ['/robots.txt', null],
  ['/feed.xml', null],
  ['/sw.js', null],
  ['/share.jpg', null],
])('%s is kept in %s', (path, name) => {
  expect(cacheOf(path)).toBe(name);
});

const PAGE = '<!DOCTYPE html><script src="/_next/static/chunks/a.js"></script></html>';
const PORTAL = '<!DOCTYPE html><title>Wi-Fi</title><h1>Please sign in</h1></html>';
const answer = (body: string, type: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': type, 'content-encoding': 'br' } });

test.each([
  ['/soup/', PAGE, 'text/html;charset=utf-8'],
  ['/soup/index.txt', '1:"$Sreact.fragment"\n0:{}\n', 'text/plain; charset=utf-8'],
  ['/_next/static/chunks/a.js', 'push()', 'application/javascript'],
  ['/_next/static/chunks/a.css', 'p{}', 'text/css'],
  ['/_next/static/media/a.woff2', 'wOF2', 'font/woff2'],
  ['/pictures/a-1-800.avif', 'ftyp', 'image/avif'],
  ['/site-index.json', '[]', 'application/json'],
])('%s is kept whole, with the moment', async (path, body, type) => {
  const copy = await rightCopy(path, answer(body, type));
  expect(await copy?.text()).toBe(body);
  expect(Number(copy?.headers.get('kept-on'))).toBeCloseTo(Date.now(), -4);
  expect(copy?.headers.get('content-type')).toBe(type);
  expect(copy?.headers.has('content-encoding')).toBe(false);
  // Another status, something else in its place, nothing at all.
  expect(await rightCopy(path, answer(body, type, 203))).toBeNull();
  expect(await rightCopy(path, answer(PORTAL, 'text/html'))).toBeNull();
  expect(await rightCopy(path, answer('', type))).toBeNull();
});

test.each([
  ['/soup/', PAGE.slice(0, -10), 'text/html'],
  ['/soup/', PORTAL, 'text/html'],
  ['/soup/index.txt', '1:"$Sreact.fragment"\n0:{"t":', 'text/plain'],
  ['/_next/static/chunks/a.js', PORTAL, 'text/javascript'],
  ['/site-index.json', '[{"href":', 'application/json'],
])('%s that was cut short or is another text of the right type is not kept', async (path, body, type) => {
  expect(await rightCopy(path, answer(body, type))).toBeNull();
});

test('the files of a page are those it names, but for scripts of old browsers', () => {
  const html =
    '<link rel="preload" href="/_next/static/media/f.woff2" as="font"/><script src="/_next/static/chunks/a.js" async=""></script>' +
    '<script src="/_next/static/chunks/old.js" noModule=""></script><script>push("4:I[\\"/_next/static/chunks/b.js\\"]")</script>' +
    '<link rel="stylesheet" href="/_next/static/chunks/s.css?dpl=1"/><script src="/_next/static/chunks/a.js"></script>';
  expect(filesIn(html)).toEqual(
    ['media/f.woff2', 'chunks/a.js', 'chunks/b.js', 'chunks/s.css'].map((file) => `/_next/static/${file}`),
  );
});

test('late files of a script are every file that one of its imports lists', () => {
  const code =
    'e.v(t=>Promise.all(["static/chunks/a.css","static/chunks/a.js"].map(t=>e.l(t)))),["static/chunks/b.js"],["other"]';
  expect(lateFilesIn(code)).toEqual(['a.css', 'a.js', 'b.js'].map((file) => `/_next/static/chunks/${file}`));
});
