/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { formatHeaders, headerRules } from '@/scripts/postbuild/headers';
import { siteServer } from '@/scripts/serve';

const PAGE = `<h1>About</h1>${' '.repeat(2000)}`;

let root: string;
let server: Server;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'export-'));
  const files = {
    'secret.txt': 'secret',
    'out/index.html': '<h1>Home</h1>',
    'out/about/index.html': PAGE,
    'out/404.html': '<h1>404</h1>',
    'out/_headers': formatHeaders(headerRules({ 'X-Content-Type-Options': 'nosniff' })),
  };
  const others = [
    '_next/static/a.js',
    'pictures/a.avif',
    'a.ics',
    'a.txt',
    'a.webmanifest',
    'a.kml',
    'a.cook',
    'a.gpx',
  ];
  for (const [file, text] of [
    ...Object.entries(files),
    ...others.map((name) => [`out/${name}`, name] as const),
  ]) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  server = siteServer(path.join(root, 'out')).listen(0);
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(root, { recursive: true, force: true });
});

type Answer = { status: number; body: Buffer; headers: IncomingHttpHeaders };

/** Asks with the path as it is written, which `fetch` would tidy first. */
const answer = (url: string, headers: Record<string, string> = {}, asked = server) =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = asked.address() as { port: number };
    get({ host: 'localhost', port, path: url, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      const { statusCode: status = 0 } = response;
      response.on('end', () => resolve({ status, body: Buffer.concat(parts), headers: response.headers }));
    }).on('error', reject);
  });

test.each([
  ['/?q=a?b', '<h1>Home</h1>'],
  ['/about/', PAGE],
])('%s is the index of its folder', async (url, text) => {
  const { status, body } = await answer(url);
  expect([status, String(body)]).toEqual([200, text]);
});

test('an address without its slash is sent on with its query', async () => {
  const { status, headers } = await answer('/about?servings=8&units=us');
  expect([status, headers.location]).toEqual([301, '/about/?servings=8&units=us']);
});

test.each([
  ['//about/?servings=8', '/about/?servings=8'],
  ['/about///', '/about/'],
  ['/travel//harbour/?to=https://else.test', '/travel/harbour/?to=https://else.test'],
  ['//evil.example/', '/evil.example/'],
  ['//%5Cevil.example/', '/%5Cevil.example/'],
  ['/\\evil.example/', '/evil.example/'],
])('%s redirects to %s, which has single slashes', async (url, to) => {
  const { status, headers } = await answer(url);
  expect([status, headers.location]).toEqual([301, to]);
});

test.each([
  '/gone',
  '/gone/',
  '/_next/static/gone.js',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/%',
  '/a%00b',
  '/a.txt/',
  '/gone.ics',
])('%s answers 404 with the page of the site, which nobody may keep', async (url) => {
  const { status, body, headers } = await answer(url);
  expect([status, String(body)]).toEqual([404, '<h1>404</h1>']);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-cache');
});

test('files with a hash in their names may be kept for ever, others are asked for anew', async () => {
  expect((await answer('/_next/static/a.js')).headers['cache-control']).toMatch(/immutable/);
  const { headers } = await answer('/about/');
  expect(headers['cache-control']).toBe('no-cache');
  const again = await answer('/about/', { 'if-none-match': String(headers.etag) });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test.each([
  ['/about/', 'text/html; charset=utf-8'],
  ['/_next/static/a.js', 'text/javascript; charset=utf-8'],
  ['/a.kml', 'application/vnd.google-earth.kml+xml'],
  ['/a.gpx', 'application/gpx+xml'],
  ['/a.ics', 'text/calendar; charset=utf-8'],
  ['/a.cook', 'text/plain; charset=utf-8'],
  ['/a.txt', 'text/plain; charset=utf-8'],
  ['/a.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/pictures/a.avif', 'image/avif'],
])('%s says that it is %s', async (url, type) => {
  expect((await answer(url)).headers).toMatchObject({
    'content-type': type,
    'x-content-type-options': 'nosniff',
  });
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('text arrives as %s where that is accepted, pictures never', async (encoding, unpack) => {
  const accept = { 'accept-encoding': encoding };
  const page = await answer('/about/', accept);
  expect(page.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
  expect(String(unpack(page.body))).toBe(PAGE);
  expect((await answer('/pictures/a.avif', accept)).headers['content-encoding']).toBeUndefined();
  expect((await answer('/about/')).headers['content-encoding']).toBeUndefined();
});

test('a file that was not there a moment ago is found', async () => {
  expect((await answer('/late.txt')).status).toBe(404);
  writeFileSync(path.join(root, 'out/late.txt'), 'here');
  expect(String((await answer('/late.txt')).body)).toBe('here');
});

test('under a path the site is there alone, and the root of the host leads to it', async () => {
  const under = siteServer(path.join(root, 'out'), '/site').listen(0);
  const ask = (url: string) => answer(url, {}, under);
  try {
    expect(String((await ask('/site/')).body)).toBe('<h1>Home</h1>');
    expect((await ask('/site/about?units=us')).headers.location).toBe('/site/about/?units=us');
    expect((await ask('//site//about/')).headers.location).toBe('/site/about/');
    const { status, headers } = await ask('/');
    expect([status, headers.location]).toEqual([302, '/site/']);
    expect((await ask('/about/')).status).toBe(404);
  } finally {
    await new Promise((resolve) => under.close(resolve));
  }
});
