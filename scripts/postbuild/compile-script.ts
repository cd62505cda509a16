import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';

/**
 * A module without imports as a script.
 *
 * @param file its path
 * @param calls code after it, which calls what it exports
 */
export function compileScript(file: string, calls: string): string {
  return transformSync(`${readFileSync(file, 'utf8')}\n${calls}`, {
    loader: 'ts',
    format: 'iife',
    minify: true,
    target: 'es2022',
  }).code;
}
