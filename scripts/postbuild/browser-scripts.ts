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
import { keepChoicesInLinks } from '@/lib/frame/language-links';
import { leaveOldAddress } from '@/lib/frame/old-address';
import { retryFailedFiles } from '@/lib/frame/retry-files';
import { startWorker } from '@/lib/offline/worker';
import { withBasePath } from '@/lib/text/base-path';
import { languagePath, rootPath } from '@/lib/text/root-path';
import { lazyChunksOf } from './lazy-chunks';
import { OLD_ADDRESSES } from './redirects';

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
    define: { 'process.env.ROOT_PATH': JSON.stringify(rootPath) },
  });
  return outputFiles.map(({ text }) => text).join('');
}

/**
 * Writes the first script, which runs before a page can load others or be used. Its file name has a hash. The element
 * lists the other scripts of the page in `data-then`. A page has it twice, and the second does nothing after the first.
 *
 * @param hosts allowed origins of scripts besides the site's own
 * @param oldParameters names of the parameters of old addresses
 * @param hasLanguages true for a site with several languages
 * @returns its path in the folder
 */
export function writeFirstScript(
  folder: string,
  hosts: readonly string[],
  oldParameters: readonly string[],
  hasLanguages: boolean,
): string {
  const rules = `${trustRules.name}(document.currentScript.src, ${JSON.stringify(hosts)})`;
  const code = compileScript(
    'lib/frame/first-script.ts',
    `import { ${retryFailedFiles.name} } from './retry-files';
import { ${leaveOldAddress.name} } from './old-address';
import { ${keepChoicesInLinks.name} } from './language-links';
const isFirstRun = !self.hasFirstScript;
self.hasFirstScript = true;
if (isFirstRun) self.trustedTypes?.createPolicy('default', ${rules});
if (isFirstRun && !${leaveRepeatedSlashes.name}()) {
  ${oldParameters.length > 0 ? leaveOldAddressCall(oldParameters) : ''}
  ${hasLanguages ? `${keepChoicesInLinks.name}();` : ''}
  ${replayEarlyPresses.name}();
  ${hideTranslationError.name}();
  ${markStored.name}();
  ${markParameters.name}();
  const scripts = document.currentScript.dataset.then.split(' ');
  ${retryFailedFiles.name}(scripts);
  ${loadScripts.name}(scripts);
}`,
  );
  return writeHashed(folder, 'first', code);
}

/** Writes a script with the hash of its code in its name. Returns its path in the folder. */
function writeHashed(folder: string, name: string, code: string): string {
  const file = `_next/static/${name}-${createHash('sha256').update(code).digest('hex').slice(0, 16)}.js`;
  writeFileSync(path.join(folder, file), code);
  return file;
}

/** Call that leads on from old addresses with one of some parameters. */
const leaveOldAddressCall = (names: readonly string[], otherwise = 'undefined') =>
  `${leaveOldAddress.name}(${JSON.stringify(names)}, ${JSON.stringify(withBasePath(`/${OLD_ADDRESSES}`))}, ${otherwise});`;

/**
 * Writes the script of redirect pages whose path has other targets for old parameters. Its file name has a hash.
 *
 * @returns its path in the folder
 */
export function writeRedirectScript(folder: string, oldParameters: readonly string[]): string {
  const call = leaveOldAddressCall(oldParameters, 'document.currentScript.dataset.to');
  return writeHashed(folder, 'moved', compileScript('lib/frame/old-address.ts', call));
}

/** Workbox scripts, in the order of their dependencies. */
const LIBRARY = ['workbox-core', 'workbox-strategies', 'workbox-expiration'];

/**
 * Writes sw.js, the service worker for offline use.
 *
 * @param build build id: browsers update a worker only if its bytes changed
 * @param languages further languages below this site, which have workers of their own
 * @returns its length
 */
export function writeServiceWorker(folder: string, build: string, languages: readonly string[] = []): number {
  const { resolve } = createRequire(import.meta.url);
  const library = LIBRARY.map((name) =>
    readFileSync(resolve(`${name}/build/${name}.prod.js`), 'utf8').replace(/\n?\/\/# sourceMappingURL.*/, ''),
  );
  const paths = languages.map((language) => `${languagePath(language)}/`);
  const others = paths.length > 0 ? `, ${JSON.stringify(paths)}` : '';
  const lazyChunks = JSON.stringify(lazyChunksOf(folder));
  const text = [
    ...library,
    compileScript(
      'lib/offline/worker.ts',
      `${startWorker.name}(${JSON.stringify(build)}, ${lazyChunks}${others});`,
    ),
  ].join('\n');
  writeFileSync(path.join(folder, 'sw.js'), text);
  return text.length;
}
