import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bundledScripts } from '@/scripts/export';

/** Files that a built script loads by `import()`, as paths: Turbopack writes an array of them for each call. */
export function lazyChunksIn(code: string): string[] {
  const lists = code.match(/\["static\/chunks\/[^\]]*\]/g) ?? [];
  return lists.flatMap((list) => (JSON.parse(list) as string[]).map((file) => `/_next/${file}`));
}

/** Lazy chunks of each script of an export, by the path of the script; scripts without any are left out. */
export function lazyChunksOf(folder: string): Record<string, string[]> {
  return Object.fromEntries(
    bundledScripts(folder).flatMap((file) => {
      const lazy = [...new Set(lazyChunksIn(readFileSync(path.join(folder, file), 'utf8')))];
      return lazy.length > 0 ? [[`/${file}`, lazy]] : [];
    }),
  );
}
