import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Files of a build besides content and packages. */
const ENGINE = [
  'app',
  'components',
  'lib',
  'scripts',
  'next.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package.json',
];

/** Copies the engine into a new folder, in which another site can be built. Packages are linked. */
export function copyEngine(to: string): void {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  for (const name of ENGINE) cpSync(name, join(to, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(to, 'node_modules'), 'junction');
}
