import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { NO_PAGE } from '@/lib/content/no-page';
import { filesUnder } from '@/scripts/export';

/** Marker that Next.js writes into a page that called `notFound()`. */
const NOT_FOUND_MARK = 'NEXT_HTTP_ERROR_FALLBACK;404';
/** Files of the not-found page itself. */
const NOT_FOUND_PAGE = ['404.html', '404/index.html', '_not-found/index.html'];

/** Removes a page with the files of its folder, except subfolders with other pages. */
function removePage(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const hasPage = entry.isDirectory() && filesUnder(join(folder, entry.name)).some(isPage);
    if (!hasPage) rmSync(join(folder, entry.name), { recursive: true });
  }
  if (readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
}

const isPage = (file: string) => file.endsWith('index.html');

/** Removes pages that called `notFound()`, since Next.js exports them too. Returns their paths. */
export function removeMissingPages(out: string): string[] {
  for (const folder of [NO_PAGE, `recipes/${NO_PAGE}`])
    rmSync(join(out, folder), { recursive: true, force: true });
  const missing = filesUnder(out)
    .filter((file) => isPage(file) && file.includes('/') && !NOT_FOUND_PAGE.includes(file))
    .filter((file) => readFileSync(join(out, file), 'utf8').includes(NOT_FOUND_MARK))
    .map((file) => dirname(file))
    // Deepest first, so that emptied parent folders are removed too.
    .sort((one, other) => other.length - one.length);
  for (const path of missing) if (existsSync(join(out, path))) removePage(join(out, path));
  return missing.map((path) => `/${path}`);
}
