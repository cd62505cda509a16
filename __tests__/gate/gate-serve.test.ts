/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listen, listenNear, resolveTarget } from '@/scripts/gate/serve';

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

const ask = (port: number, url: string) =>
  new Promise<{ status: number; body: string; type: string }>((resolve, reject) => {
    get({ port, path: url, agent: false }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body, type: response.headers['content-type'] ?? '' }),
      );
    }).on('error', reject);
  });
const portOf = (server: Server) => (server.address() as { port: number }).port;
const stop = (server: Server) => new Promise((resolve) => server.close(resolve));

test('an unknown address answers 404 with the page of the site', async () => {
  const server = await listen(folder, 0);
  expect(await ask(portOf(server), '/gone/')).toEqual({
    status: 404,
    body: '<h1>404</h1>',
    type: 'text/html; charset=utf-8',
  });
  await stop(server);
});

test('a taken port gives the next free one', async () => {
  const first = await listen(folder, 0);
  const second = await listenNear(folder, portOf(first));
  expect(second.port).toBeGreaterThan(portOf(first));
  expect((await ask(second.port, '/about/')).status).toBe(200);
  await Promise.all([stop(first), stop(second.server)]);
});
