/** @jest-environment node */
import {
  formatHeaders,
  type HeaderRule,
  headerRules,
  headersFor,
  readHeaders,
} from '@/scripts/postbuild/headers';

const EVERYWHERE = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
};

/** The rules as a host reads them, of the file that is written for it. */
const rules = readHeaders(formatHeaders(headerRules(EVERYWHERE)));
const FOR_EVER = 'public, max-age=31536000, immutable';

test('what is written for hosts is what they read', () => {
  expect(rules).toEqual(headerRules(EVERYWHERE));
});

test.each([
  ['/', undefined, undefined],
  ['/stew/', undefined, undefined],
  ['/sw.js', 'no-cache', undefined],
  ['/stew/index.txt', undefined, 'text/plain; charset=utf-8'],
  ['/stew/recipe.cook', undefined, 'text/plain; charset=utf-8'],
  ['/travel/harbour/events/fair.ics', undefined, 'text/calendar; charset=utf-8'],
  ['/walk.kml', undefined, 'application/vnd.google-earth.kml+xml'],
  ['/walk.gpx', undefined, 'application/gpx+xml'],
  ['/manifest.webmanifest', undefined, 'application/manifest+json; charset=utf-8'],
  ['/_next/static/chunks/a.js', FOR_EVER, undefined],
  ['/pictures/stew-1a2b-800.avif', FOR_EVER, 'image/avif'],
])('%s is kept “%s”, and is “%s”', (path, caching, type) => {
  const headers = headersFor(path, rules);
  expect([headers['Cache-Control'], headers['Content-Type']]).toEqual([caching, type]);
  expect(headers).toMatchObject(EVERYWHERE);
});

test('values of one header are joined, as hosts do', () => {
  const twice: HeaderRule[] = [
    { path: '/*', headers: { Link: 'a' } },
    { path: '/a/*.js', headers: { Link: 'b' } },
  ];
  expect(headersFor('/a/deep/b.js', twice)).toEqual({ Link: 'a, b' });
  expect(headersFor('/b.js', twice)).toEqual({ Link: 'a' });
});

test.each(['  Link: a', '/a\nLink: a', '/a\n  Link', 'a/*'])(
  'a line that hosts skip is refused: %j',
  (text) => {
    expect(() => readHeaders(text)).toThrow(/^Line \d of _headers/);
  },
);
