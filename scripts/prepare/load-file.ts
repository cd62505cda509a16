import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Problem } from '@/lib/checks/problem';

/** What a data file exports under a name, or why it cannot be read. */
export async function loadExport(
  file: string,
  name: string,
): Promise<{ file: string; value: unknown } | Problem> {
  try {
    const loaded: Record<string, unknown> = await import(pathToFileURL(resolve(file)).href);
    return { file, value: loaded[name] };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // The compiler's headline says only that there are errors; the lines after it say which.
    const found = message.replace(/^Transform failed with \d+ errors?:\n/, '').split('\n')[0] ?? message;
    return { file, field: 'the file itself', found, allowed: 'a TypeScript file that can be imported' };
  }
}
