import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { bin } from '@/scripts/gate/steps';
import { startWorker } from './offline-worker';

const WORKER = 'offline-worker';

/** The library of caching strategies as scripts for a worker; each of them needs those before it. */
const LIBRARY = ['workbox-core', 'workbox-strategies', 'workbox-expiration'];

/** The worker's own code as a script without modules. Throws what the compiler has to complain about. */
async function compileWorker(): Promise<string> {
  const folder = path.join('.cache', WORKER);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const source = path.join('scripts', 'postbuild', `${WORKER}.ts`);
  const emitted = ['--outDir', folder, '--target', 'es2022', '--module', 'esnext', '--removeComments'];
  // Types are checked with those of all other files.
  await bin('tsc', ['--ignoreConfig', '--noCheck', '--skipLibCheck', ...emitted, source]);
  return readFileSync(path.join(folder, `${WORKER}.js`), 'utf8').replace(/^export (\{\};\n)?/gm, '');
}

/**
 * Writes sw.js, which keeps visited pages readable without a network.
 *
 * @param build name of the build: browsers take a worker for a new one only where its text changed
 */
export async function writeServiceWorker(folder: string, build: string): Promise<string> {
  const { resolve } = createRequire(import.meta.url);
  const library = LIBRARY.map((name) =>
    readFileSync(resolve(`${name}/build/${name}.prod.js`), 'utf8').replace(/\n?\/\/# sourceMappingURL.*/, ''),
  );
  const own = await compileWorker();
  const text = [...library, own, `${startWorker.name}(${JSON.stringify(build)});\n`].join('\n');
  writeFileSync(path.join(folder, 'sw.js'), text);
  return `sw.js, ${Math.round(text.length / 1024)} KB`;
}
