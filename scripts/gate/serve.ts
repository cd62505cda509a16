import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import sirv from 'sirv';

/** Types that the server library does not know, or knows without their characters. */
const TYPES: Record<string, string> = {
  '.cook': 'text/plain; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.kml': 'application/vnd.google-earth.kml+xml',
  '.txt': 'text/plain; charset=utf-8',
};
const COMPRESSIBLE = /\.(cook|css|gpx|html|ics|js|json|kml|svg|txt|webmanifest|xml)$/;
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

/** The stream that packs an answer as a request accepts it, and what it is called; nothing for parts of a file. */
function packingFor({ headers }: IncomingMessage) {
  if (headers.range) return undefined;
  const accepted = String(headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) {
    // Quality 5 stands for what hosts send while a visitor waits.
    const stream = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    return { encoding: 'br', stream };
  }
  return /\bgzip\b/.test(accepted) ? { encoding: 'gzip', stream: createGzip() } : undefined;
}

/** What a file is written to in place of the response, so that it arrives packed; the response where it should not be. */
function packed(request: IncomingMessage, response: ServerResponse): ServerResponse {
  const packing = packingFor(request);
  if (!packing) return response;
  const { encoding, stream } = packing;
  const out = Object.assign(stream, {
    getHeader: response.getHeader.bind(response),
    setHeader: response.setHeader.bind(response),
    writeHead: (status: number, headers: Record<string, string | number> = {}) => {
      const { 'Content-Length': _, ...rest } = headers;
      response.writeHead(status, status === 200 ? { ...rest, 'Content-Encoding': encoding } : headers);
    },
  });
  // A visitor who leaves is no reason to go on packing.
  response.on('close', () => stream.destroy());
  stream.pipe(response);
  return out as unknown as ServerResponse;
}

/**
 * Answers requests with the files of an exported site, compressed, unknown addresses with 404.html and 404. The folder
 * may be built anew meanwhile.
 */
export function exportHandler(folder: string) {
  const send = sirv(folder, {
    // Looks at the folder with each request.
    dev: true,
    etag: true,
    dotfiles: true,
    extensions: [],
    setHeaders: (response, address) => {
      const type = TYPES[path.extname(address)];
      if (type) response.setHeader('Content-Type', type);
      if (HASHED.test(address)) response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    },
  });
  const sendMissing = (response: ServerResponse) => {
    const page = createReadStream(path.join(folder, '404.html'));
    page.once('error', () => response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found.'));
    page.once('open', () => {
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache' });
      page.pipe(response);
    });
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const target = await resolveTarget(folder, request.url ?? '/');
    if (target.kind === 'redirect') {
      response.writeHead(301, { location: target.to }).end();
      return;
    }
    response.setHeader('Vary', 'Accept-Encoding');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (target.kind === 'missing') return sendMissing(response);
    const address = path.relative(folder, target.file).split(path.sep).join('/');
    request.url = `/${encodeURI(address)}`;
    send(request, COMPRESSIBLE.test(address) ? packed(request, response) : response);
  };
}

/** Listens on a port of this machine, for this machine only. Rejects with the system's error, such as code EADDRINUSE. */
export function listen(folder: string, port: number): Promise<Server> {
  const server = createServer(exportHandler(folder));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
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
