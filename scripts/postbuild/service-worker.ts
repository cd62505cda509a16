import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { startWorker } from '@/lib/offline/worker';

const FOLDER = '.cache/worker';

/** The library of caching strategies as scripts for a worker; each of them needs those before it. */
const LIBRARY = ['workbox-core', 'workbox-strategies', 'workbox-expiration'];

/** The worker's own code as a script without modules. */
function compileWorker(): string {
  const emitted = ['--outDir', FOLDER, '--target', 'es2022', '--module', 'esnext', '--removeComments'];
  // Types are checked with those of all other files.
  const options = ['--ignoreConfig', '--noCheck', '--skipLibCheck', ...emitted, 'lib/offline/worker.ts'];
  execFileSync('node_modules/.bin/tsc', options, { stdio: 'inherit' });
  return readFileSync(`${FOLDER}/worker.js`, 'utf8').replace(/^export (\{\};\n)?/gm, '');
}

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
  const text = [...library, compileWorker(), `${startWorker.name}(${JSON.stringify(build)});\n`].join('\n');
  writeFileSync(path.join(folder, 'sw.js'), text);
  return text.length;
}
