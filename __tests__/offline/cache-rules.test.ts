/** @jest-environment node */

import { cacheOf, pathOf, rightCopy } from '@/lib/offline/cache-rules';

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
