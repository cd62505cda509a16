import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = '.cache/scripts';

/** A module without imports, given by its path, as a script: its functions stand beside one another, and none is called. */
export function compileScript(file: string): string {
  const emitted = ['--outDir', FOLDER, '--target', 'es2022', '--module', 'esnext', '--removeComments'];
  // Types are checked with those of all other files.
  const options = ['--ignoreConfig', '--noCheck', '--skipLibCheck', ...emitted, file];
  execFileSync('node_modules/.bin/tsc', options, { stdio: 'inherit' });
  const compiled = readFileSync(`${FOLDER}/${path.basename(file, '.ts')}.js`, 'utf8');
  return compiled.replace(/^export (\{\};\n)?/gm, '');
}
