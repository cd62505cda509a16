import { get, type IncomingHttpHeaders, type Server } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { formatHeaders, headerRules } from '@/scripts/postbuild/headers';
import { siteServer } from '@/scripts/serve';
import { tempFolder, writeFiles } from './temp-folder';

const PAGE = `<h1>About</h1>${' '.repeat(2000)}`;
const root = tempFolder({
  'secret.txt': 'secret',
  'out/index.html': '<h1>Home</h1>',
  'out/about/index.html': PAGE,
  'out/404.html': '<h1>404</h1>',
  'out/_headers': formatHeaders(headerRules({ 'X-Content-Type-Options': 'nosniff' })),
  'out/_next/static/a.js': 'a',
  'out/pictures/a.avif': 'a',
  'out/a.ics': 'a',
  'out/a.txt': 'a',
});
const server = siteServer(`${root}/out`).listen(0);
const inFolder = siteServer(`${root}/out`, '/site').listen(0);
afterAll(() => Promise.all([server, inFolder].map((each) => new Promise((resolve) => each.close(resolve)))));

type Answer = { status: number; body: Buffer; headers: IncomingHttpHeaders };
/** Requests the path as it is written, which `fetch` would normalize. */
const answer = (path: string, headers: Record<string, string> = {}, asked: Server = server) =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = asked.address() as { port: number };
    get({ host: 'localhost', port, path, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      const { statusCode: status = 0 } = response;
      response.on('end', () => resolve({ status, body: Buffer.concat(parts), headers: response.headers }));
    }).on('error', reject);
  });

describe('siteServer', () => {
  it.each([
    ['/?q=a?b', '<h1>Home</h1>'],
    ['/about/', PAGE],
  ])('answers %s with the index of the folder', async (path, text) => {
    const { status, body } = await answer(path);
    expect([status, String(body)]).toEqual([200, text]);
  });

  it.each([
    ['/about?servings=8&units=us', '/about/?servings=8&units=us'],
    ['//about/?servings=8', '/about/?servings=8'],
    ['/about///', '/about/'],
    ['/travel//harbour/?to=https://else.test', '/travel/harbour/?to=https://else.test'],
    ['//evil.example/', '/evil.example/'],
    ['//%5Cevil.example/', '/%5Cevil.example/'],
    ['/\\evil.example/', '/evil.example/'],
  ])('redirects %s to %s', async (path, location) => {
    expect(await answer(path)).toMatchObject({ status: 301, headers: { location } });
  });

  it.each([
    ...['/gone', '/gone/', '/_next/static/gone.js', '/gone.ics', '/a.txt/'],
    ...['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/%', '/a%00b'],
  ])('answers %s with the 404 page', async (path) => {
    const { status, body, headers } = await answer(path);
    expect([status, String(body)]).toEqual([404, '<h1>404</h1>']);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });

  it.each([
    ['/about/', 'text/html; charset=utf-8', /^no-cache$/],
    ['/_next/static/a.js', 'text/javascript; charset=utf-8', /immutable/],
    ['/pictures/a.avif', 'image/avif', /immutable/],
    ['/a.ics', 'text/calendar; charset=utf-8', /^no-cache$/],
  ])('sends %s as %s with its caching and the headers of the host', async (path, type, caching) => {
    expect((await answer(path)).headers).toMatchObject({
      'content-type': type,
      'cache-control': expect.stringMatching(caching),
      'x-content-type-options': 'nosniff',
    });
  });

  it('answers 304 to the ETag of a page', async () => {
    const { headers } = await answer('/about/');
    const again = await answer('/about/', { 'if-none-match': String(headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('compresses text by %s where that is accepted, and no pictures', async (encoding, unpack) => {
    const accept = { 'accept-encoding': encoding };
    const page = await answer('/about/', accept);
    expect(page.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
    expect(String(unpack(page.body))).toBe(PAGE);
    expect((await answer('/pictures/a.avif', accept)).headers['content-encoding']).toBeUndefined();
    expect((await answer('/about/')).headers['content-encoding']).toBeUndefined();
  });

  it('finds a file that was written later', async () => {
    expect((await answer('/late.txt')).status).toBe(404);
    writeFiles(root, { 'out/late.txt': 'here' });
    expect(String((await answer('/late.txt')).body)).toBe('here');
  });

  it.each([
    ['/site/', 200, undefined],
    ['/site/about?units=us', 301, '/site/about/?units=us'],
    ['//site//about/', 301, '/site/about/'],
    ['/', 302, '/site/'],
    ['/about/', 404, undefined],
  ])('under a path answers %s with %i', async (path, status, location) => {
    const { headers, ...found } = await answer(path, {}, inFolder);
    expect([found.status, headers.location]).toEqual([status, location]);
  });
});
