/** @jest-environment node */
import { formatHeaders, headerRules, headersFor, readHeaders } from '@/scripts/postbuild/headers';

const EVERYWHERE = { 'X-Content-Type-Options': 'nosniff' };
/** The rules as a host reads them from the file. */
const rules = readHeaders(formatHeaders(headerRules(EVERYWHERE)));
const IMMUTABLE = 'public, max-age=31536000, immutable';

describe('headersFor', () => {
  it.each([
    ['/', undefined, undefined],
    ['/stew/', undefined, undefined],
    ['/sw.js', 'no-cache', undefined],
    ['/stew/index.txt', undefined, 'text/plain; charset=utf-8'],
    ['/stew/recipe.cook', undefined, 'text/plain; charset=utf-8'],
    ['/stew/recipe.md', undefined, 'text/markdown; charset=utf-8'],
    ['/travel/harbour/events/fair.ics', undefined, 'text/calendar; charset=utf-8'],
    ['/walk.kml', undefined, 'application/vnd.google-earth.kml+xml'],
    ['/walk.gpx', undefined, 'application/gpx+xml'],
    ['/manifest.webmanifest', undefined, 'application/manifest+json; charset=utf-8'],
    ['/_next/static/chunks/a.js', IMMUTABLE, undefined],
    ['/pictures/stew-1a2b-800.avif', IMMUTABLE, 'image/avif'],
  ])('%s has the Cache-Control “%s” and the Content-Type “%s”', (path, caching, type) => {
    const headers = headersFor(path, rules);
    expect([headers['Cache-Control'], headers['Content-Type']]).toEqual([caching, type]);
    expect(headers).toMatchObject(EVERYWHERE);
  });

  it('joins the values of one header', () => {
    const links = readHeaders('/*\n  Link: a\n/a/*.js\n  Link: b\n');
    expect(headersFor('/a/deep/b.js', links)).toEqual({ Link: 'a, b' });
    expect(headersFor('/b.js', links)).toEqual({ Link: 'a' });
  });
});

it.each(['  Link: a', '/a\nLink: a', '/a\n  Link', 'a/*'])(
  'readHeaders rejects %j, which hosts would skip',
  (text) => {
    expect(() => readHeaders(text)).toThrow(/^Line \d of _headers/);
  },
);
