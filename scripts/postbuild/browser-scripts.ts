import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildSync } from 'esbuild';
import {
  hideTranslationError,
  leaveRepeatedSlashes,
  loadScripts,
  markParameters,
  markStored,
  replayEarlyPresses,
  trustRules,
} from '@/lib/frame/first-script';
import { retryFailedFiles } from '@/lib/frame/retry-files';
import { startWorker } from '@/lib/offline/worker';
import { lazyChunksOf } from './lazy-chunks';

/**
 * Compiles a module into a classic script.
 *
 * @param file its path
 * @param calls code after it, which calls its functions
 */
function compileScript(file: string, calls: string): string {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `${readFileSync(file, 'utf8')}\n${calls}`,
      loader: 'ts',
      resolveDir: path.dirname(file),
    },
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}

/**
 * Writes the first script, which runs before a page can load others or be used. Its file name has a hash. The element
 * lists the other scripts of the page in `data-then`. A page has it twice, and the second does nothing after the first.
 *
 * @param hosts allowed origins of scripts besides the site's own
 * @returns its path in the folder
 */
export function writeFirstScript(folder: string, hosts: readonly string[]): string {
  const rules = `${trustRules.name}(document.currentScript.src, ${JSON.stringify(hosts)})`;
  const code = compileScript(
    'lib/frame/first-script.ts',
    `import { ${retryFailedFiles.name} } from './retry-files';
const isFirstRun = !self.hasFirstScript;
self.hasFirstScript = true;
if (isFirstRun) self.trustedTypes?.createPolicy('default', ${rules});
if (isFirstRun && !${leaveRepeatedSlashes.name}()) {
  ${replayEarlyPresses.name}();
  ${hideTranslationError.name}();
  ${markStored.name}();
  ${markParameters.name}();
  const scripts = document.currentScript.dataset.then.split(' ');
  ${retryFailedFiles.name}(scripts);
  ${loadScripts.name}(scripts);
}`,
  );
  const name = `_next/static/first-${createHash('sha256').update(code).digest('hex').slice(0, 16)}.js`;
  writeFileSync(path.join(folder, name), code);
  return name;
}

/** Workbox scripts, in the order of their dependencies. */
const LIBRARY = ['workbox-core', 'workbox-strategies', 'workbox-expiration'];

/**
 * Writes sw.js, the service worker for offline use.
 *
 * @param build build id: browsers update a worker only if its bytes changed
 * @returns its length
 */
export function writeServiceWorker(folder: string, build: string): number {
  const { resolve } = createRequire(import.meta.url);
  const library = LIBRARY.map((name) =>
    readFileSync(resolve(`${name}/build/${name}.prod.js`), 'utf8').replace(/\n?\/\/# sourceMappingURL.*/, ''),
  );
  const lazyChunks = JSON.stringify(lazyChunksOf(folder));
  const text = [
    ...library,
    compileScript('lib/offline/worker.ts', `${startWorker.name}(${JSON.stringify(build)}, ${lazyChunks});`),
  ].join('\n');
  writeFileSync(path.join(folder, 'sw.js'), text);
  return text.length;
}
