import './load-env';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basePath } from '@/lib/text/base-path';
import { OUT } from './export';
import { siteServer } from './serve';

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Listens on localhost at the first free one of twenty ports. */
async function listenNear(first: number): Promise<Server> {
  for (let port = first; port < first + 20; port += 1) {
    const server = createServer(siteServer(OUT)).listen(port, '127.0.0.1');
    try {
      await once(server, 'listening');
      return server;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
  return stop(`Ports ${first} to ${first + 19} are all taken. Choose another: PORT=8080 npm start`);
}

const requested = Number(process.env.PORT || 3000);
if (!Number.isInteger(requested) || requested < 0 || requested > 65_535)
  stop(`PORT is "${process.env.PORT}". It takes a whole number from 0 to 65535, such as PORT=8080.`);

if (!process.argv.includes('--no-build')) {
  const { status } = spawnSync('npm run build', { shell: true, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
} else if (!existsSync(`${OUT}/index.html`)) {
  stop('There is no built site in out/ yet. Leave out --no-build, or run npm run build first.');
}

const server = await listenNear(requested);
const { port } = server.address() as AddressInfo;
// Imported late, since a fresh clone has no content before the build.
const { site } = await import('@/lib/content/server');
if (requested !== 0 && port !== requested)
  console.log(`\nPort ${requested} is taken, so the site is on ${port}.`);
console.log(`\n${site.name} is at http://localhost:${port}${basePath}/   (Ctrl+C stops it)`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.closeAllConnections();
    server.close(() => process.exit(0));
  });
}
