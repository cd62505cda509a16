import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { NO_PAGE } from '@/lib/content/no-page';
import { filesUnder } from '@/scripts/export';

/** What Next writes into a page that turned out not to be there. */
const NOT_FOUND_MARK = 'NEXT_HTTP_ERROR_FALLBACK;404';
/** The answer to every unknown address, which is a page of its own. */
const ANSWERS = ['404.html', '404/index.html', '_not-found/index.html'];

/** Removes the files of a page, those beside it too, and its folder unless other pages stand in it. */
function removePage(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const hasPage = entry.isDirectory() && filesUnder(join(folder, entry.name)).some(isPage);
    if (!hasPage) rmSync(join(folder, entry.name), { recursive: true });
  }
  if (readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
}

const isPage = (file: string) => file.endsWith('index.html');

/**
 * Takes pages that are not there, switched off or never written, out of an export: Next writes a page that says so for
 * every route. Returns their paths.
 */
export function removeMissingPages(out: string): string[] {
  for (const folder of [NO_PAGE, `recipes/${NO_PAGE}`])
    rmSync(join(out, folder), { recursive: true, force: true });
  const missing = filesUnder(out)
    .filter((file) => isPage(file) && file.includes('/') && !ANSWERS.includes(file))
    .filter((file) => readFileSync(join(out, file), 'utf8').includes(NOT_FOUND_MARK))
    .map((file) => dirname(file))
    // Those below first, so that nothing is left in the folder above.
    .sort((one, other) => other.length - one.length);
  for (const path of missing) if (existsSync(join(out, path))) removePage(join(out, path));
  return missing.map((path) => `/${path}`);
}
