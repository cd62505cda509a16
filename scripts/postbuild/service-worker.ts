import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { startWorker } from '@/lib/offline/worker';
import { compileScript } from './compile-script';

/** The library of caching strategies as scripts for a worker; each of them needs those before it. */
const LIBRARY = ['workbox-core', 'workbox-strategies', 'workbox-expiration'];

/**
 * Writes sw.js, which keeps visited pages readable without a network.
 *
 * @param build name of the build: browsers take a worker for a new one only where its text changed
 * @returns its length
 */
export function writeServiceWorker(folder: string, build: string): number {
  const { resolve } = createRequire(import.meta.url);
  const library = LIBRARY.map((name) =>
    readFileSync(resolve(`${name}/build/${name}.prod.js`), 'utf8').replace(/\n?\/\/# sourceMappingURL.*/, ''),
  );
  const text = [
    ...library,
    compileScript('lib/offline/worker.ts', `${startWorker.name}(${JSON.stringify(build)});`),
  ].join('\n');
  writeFileSync(path.join(folder, 'sw.js'), text);
  return text.length;
}
