import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { filesIn } from '@/lib/offline/page-files';
import { FIXTURE_OUT } from '@/scripts/export';
import { lazyChunksIn } from '@/scripts/postbuild/lazy-chunks';
import { siteServer } from '@/scripts/serve';

/** A server of one test's own: the browser's offline switch does not reach a service worker, a closed server does. */
export class OwnServer {
  /** The answer to every request instead of the site, as by a network that asks for a password. */
  instead: { type: string; body: string } | null = null;
  private server: Server | null = null;
  private port = 0;

  constructor(private readonly answer: RequestListener = siteServer(FIXTURE_OUT, '')) {}

  get site(): string {
    return `http://localhost:${this.port}`;
  }

  async open(): Promise<this> {
    this.server = createServer((request, response) => {
      const { instead } = this;
      if (!instead) return this.answer(request, response);
      response.writeHead(200, { 'content-type': instead.type }).end(instead.body);
    });
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
    return this;
  }

  async close(): Promise<void> {
    const { server } = this;
    this.server = null;
    if (!server) return;
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
}

/** Everything that a page loads at first and may load later, as paths. */
export function filesOf(path: string): string[] {
  const files = new Set(filesIn(readFileSync(`${FIXTURE_OUT}${path}index.html`, 'utf8')));
  for (const file of files) {
    if (!file.endsWith('.js')) continue;
    const code = readFileSync(FIXTURE_OUT + file, 'utf8');
    for (const named of [...filesIn(code), ...lazyChunksIn(code)]) files.add(named);
  }
  return [...files];
}
