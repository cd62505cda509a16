import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesUnder } from '@/scripts/export';

/**
 * First line of a script whose functions the browser compiles while the file is loaded, beside the main thread, instead of
 * each at its first call. Browsers that do not know it ignore the comment.
 *
 * @see https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** Length from which a script gets the hint: a shorter one is compiled at once anyway. */
const LEAST_LENGTH = 10_000;

/** Adds the compile hint to the longer scripts of an export. */
export function addCompileHints(folder: string): void {
  const chunks = path.join(folder, '_next/static/chunks');
  for (const name of filesUnder(chunks).filter((file) => file.endsWith('.js'))) {
    const file = path.join(chunks, name);
    const code = readFileSync(file, 'utf8');
    if (code.length >= LEAST_LENGTH) writeFileSync(file, COMPILE_HINT + code);
  }
}
