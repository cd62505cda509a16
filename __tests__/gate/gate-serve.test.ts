/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { listen, listenNear, resolveTarget } from '@/scripts/gate/serve';

const FILES = [
  '_next/static/a.js',
  'pictures/a.avif',
  'event.ics',
  'index.txt',
  'manifest.webmanifest',
  'places.kml',
  'soup.cook',
  'walk.gpx',
];

let root: string;
let folder: string;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'export-'));
  folder = path.join(root, 'out');
  mkdirSync(path.join(folder, 'about'), { recursive: true });
  writeFileSync(path.join(root, 'secret.txt'), 'secret');
  writeFileSync(path.join(folder, 'index.html'), '<h1>Home</h1>');
  writeFileSync(path.join(folder, 'about', 'index.html'), '<h1>About</h1>');
  writeFileSync(path.join(folder, '404.html'), '<h1>404</h1>');
  writeFileSync(path.join(folder, 'feed.xml'), '<feed/>');
  for (const file of FILES) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), file);
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test.each([
  ['/', 'index.html'],
  ['/?q=a?b', 'index.html'],
  ['/about/', 'about/index.html'],
  ['//about//', 'about/index.html'],
  ['/feed.xml', 'feed.xml'],
])('%s is the file %s', async (url, file) => {
  expect(await resolveTarget(folder, url)).toEqual({ kind: 'file', file: path.join(folder, file) });
});

test.each([
  ['/about', '/about/'],
  ['/about?servings=8&units=us', '/about/?servings=8&units=us'],
  ['/about/index.html', '/about/'],
  ['/index.html', '/'],
  ['//about', '/about/'],
])('%s redirects to %s', async (url, to) => {
  expect(await resolveTarget(folder, url)).toEqual({ kind: 'redirect', to });
});

test.each([
  '/gone',
  '/gone/',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/%',
  '/a%00b',
  '/feed.xml/',
])('%s leads to nothing', async (url) => {
  expect(await resolveTarget(folder, url)).toEqual({ kind: 'missing' });
});

type Answer = { status: number; body: Buffer; headers: IncomingHttpHeaders };

const ask = (port: number, url: string, headers: Record<string, string> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: url, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(parts),
          headers: response.headers,
        }),
      );
    }).on('error', reject);
  });
const portOf = (server: Server) => (server.address() as { port: number }).port;
const stop = (server: Server) => new Promise((resolve) => server.close(resolve));

describe('while it listens', () => {
  let server: Server;
  const answer = (url: string, headers?: Record<string, string>) => ask(portOf(server), url, headers);
  beforeAll(async () => {
    server = await listen(folder, 0);
  });
  afterAll(() => stop(server));

  test.each(['/gone/', '/_next/static/gone.js', '/pictures/gone.avif'])(
    '%s answers 404 with the page of the site, which nobody may keep',
    async (url) => {
      const { status, body, headers } = await answer(url);
      expect([status, String(body)]).toEqual([404, '<h1>404</h1>']);
      expect(headers).toMatchObject({
        'content-type': 'text/html;charset=utf-8',
        'cache-control': 'no-cache',
      });
    },
  );

  test('only this machine reaches it', () => {
    expect(server.address()).toMatchObject({ address: '127.0.0.1' });
  });

  test('files with a hash in their names may be kept for ever, others are asked for anew', async () => {
    expect((await answer('/_next/static/a.js')).headers['cache-control']).toMatch(/immutable/);
    const { headers } = await answer('/about/');
    expect(headers['cache-control']).toBe('no-cache');
    const again = await answer('/about/', { 'if-none-match': String(headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test.each([
    ['/about/', 'text/html;charset=utf-8'],
    ['/_next/static/a.js', 'text/javascript'],
    ['/places.kml', 'application/vnd.google-earth.kml+xml'],
    ['/walk.gpx', 'application/gpx+xml'],
    ['/event.ics', 'text/calendar; charset=utf-8'],
    ['/soup.cook', 'text/plain; charset=utf-8'],
    ['/index.txt', 'text/plain; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
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
  ] as const)(
    'text arrives packed as %s where that is accepted, pictures never',
    async (encoding, unpack) => {
      const accept = { 'accept-encoding': encoding };
      const page = await answer('/about/', accept);
      expect(page.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
      expect(String(unpack(page.body))).toBe('<h1>About</h1>');
      expect((await answer('/pictures/a.avif', accept)).headers['content-encoding']).toBeUndefined();
      expect((await answer('/about/')).headers['content-encoding']).toBeUndefined();
    },
  );

  test('a part of a file is answered with that part', async () => {
    const { status, body, headers } = await answer('/about/', {
      range: 'bytes=4-8',
      'accept-encoding': 'br',
    });
    expect([status, String(body), headers['content-range']]).toEqual([206, 'About', 'bytes 4-8/14']);
  });

  test('a file that was not there a moment ago is found', async () => {
    expect((await answer('/late.txt')).status).toBe(404);
    writeFileSync(path.join(folder, 'late.txt'), 'here');
    expect(String((await answer('/late.txt')).body)).toBe('here');
  });

  test('an address without its slash is sent on with its query', async () => {
    const { status, headers } = await answer('/about?servings=8');
    expect([status, headers.location]).toEqual([301, '/about/?servings=8']);
  });
});

test('a taken port gives the next free one', async () => {
  const first = await listen(folder, 0);
  const second = await listenNear(folder, portOf(first));
  expect(second.port).toBeGreaterThan(portOf(first));
  expect((await ask(second.port, '/about/')).status).toBe(200);
  await Promise.all([stop(first), stop(second.server)]);
});
