import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from 'playwright';
import { withBasePath } from '@/lib/text/base-path';
import { siteServer } from '@/scripts/serve';

/** Serves an export and starts a browser, for as long as the visits take. `urlOf` gives the address of a route. */
export async function visitSite<T>(
  folder: string,
  executablePath: string,
  visits: (browser: Browser, urlOf: (route: string) => string) => Promise<T>,
): Promise<T> {
  const server = createServer(siteServer(folder)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch({ executablePath });
  try {
    return await visits(browser, (route) => `http://localhost:${port}${withBasePath(route)}`);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}
