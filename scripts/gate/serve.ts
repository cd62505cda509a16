import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.gpx': 'application/gpx+xml; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.ics': 'text/calendar; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.kml': 'application/vnd.google-earth.kml+xml; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};
const COMPRESSIBLE = /^(text\/|application\/(json|xml|manifest|gpx|vnd\.google)|image\/svg)/;
// Names that carry a hash of the content never change.
const HASHED = /^\/(_next\/static|pictures)\//;

/** What a request path leads to: a file of the export, a redirect, or nothing. */
export type Target = { kind: 'file'; file: string } | { kind: 'redirect'; to: string } | { kind: 'missing' };

async function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}

/**
 * Finds what an address leads to, as static hosts do: `/about/` is about/index.html, `/about` and
 * `/about/index.html` redirect there with their query kept. Never leaves the folder.
 */
export async function resolveTarget(folder: string, url: string): Promise<Target> {
  const [rawPath = '/', ...rest] = url.split('?');
  const query = rest.length > 0 ? `?${rest.join('?')}` : '';
  let pathname: string;
  try {
    pathname = decodeURIComponent(rawPath);
  } catch {
    return { kind: 'missing' };
  }
  const parts = pathname.split(/[/\\]+/).filter(Boolean);
  if (parts.includes('..') || pathname.includes('\0')) return { kind: 'missing' };
  const file = path.join(folder, ...parts);
  const address = `/${parts.map(encodeURIComponent).join('/')}`;
  if (parts.at(-1) === 'index.html' && (await isFile(file))) {
    return { kind: 'redirect', to: `${address.slice(0, -'index.html'.length)}${query}` };
  }
  if (!pathname.endsWith('/') && (await isFile(file))) return { kind: 'file', file };
  if (!(await isFile(path.join(file, 'index.html')))) return { kind: 'missing' };
  if (pathname.endsWith('/')) return { kind: 'file', file: path.join(file, 'index.html') };
  return { kind: 'redirect', to: `${address}/${query}` };
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

async function compress(body: Buffer, accepted: string): Promise<{ body: Buffer; encoding?: string }> {
  if (/\bbr\b/.test(accepted)) {
    // Quality 9 stands for what hosts send; 11 is too slow to do while a visitor waits.
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
    return { body: await brotli(body, options), encoding: 'br' };
  }
  if (/\bgzip\b/.test(accepted)) return { body: await gzipped(body), encoding: 'gzip' };
  return { body };
}

type Sent = { body: Buffer; encoding?: string; type: string };

/** Answers requests with the files of an exported site, compressed, unknown addresses with 404.html and 404. */
export function exportHandler(folder: string) {
  const ready = new Map<string, Promise<Sent>>();
  const load = (file: string, accepted: string): Promise<Sent> => {
    const key = `${/\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : ''} ${file}`;
    const known = ready.get(key);
    if (known) return known;
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    const loading = readFile(file).then(async (body) => {
      return { ...(COMPRESSIBLE.test(type) ? await compress(body, accepted) : { body }), type };
    });
    ready.set(key, loading);
    return loading;
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = request.url ?? '/';
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    try {
      const target = await resolveTarget(folder, url);
      if (target.kind === 'redirect') {
        response.writeHead(301, { location: target.to }).end();
        return;
      }
      const file = target.kind === 'file' ? target.file : path.join(folder, '404.html');
      const { body, encoding, type } = await load(file, String(request.headers['accept-encoding'] ?? ''));
      response.writeHead(target.kind === 'file' ? 200 : 404, {
        'content-type': type,
        'content-length': body.length,
        'cache-control': HASHED.test(url) ? 'public, max-age=31536000, immutable' : 'no-cache',
        vary: 'accept-encoding',
        'x-content-type-options': 'nosniff',
        ...(encoding ? { 'content-encoding': encoding } : {}),
      });
      response.end(request.method === 'HEAD' ? undefined : body);
    } catch {
      response.writeHead(500, { 'content-type': 'text/plain' }).end('The page could not be read.');
    }
  };
}

/** Listens on a port of this machine. Rejects with the system's error, such as code EADDRINUSE. */
export function listen(folder: string, port: number): Promise<Server> {
  const server = createServer(exportHandler(folder));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      server.removeListener('error', reject);
      resolve(server);
    });
  });
}

/** Listens on `first` or the next free port after it; tries twenty. Returns the server and its port. */
export async function listenNear(folder: string, first: number): Promise<{ server: Server; port: number }> {
  for (let port = first; port < first + 20; port += 1) {
    try {
      const server = await listen(folder, port);
      const address = server.address();
      return { server, port: typeof address === 'object' && address ? address.port : port };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
  throw new Error(`Ports ${first} to ${first + 19} are all taken. Choose another: PORT=8080 npm start`);
}
