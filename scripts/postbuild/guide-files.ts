import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type GuideFile, type GuideFiles, guideFilesPath } from '@/lib/offline/guides';
import { calendarsIn, filesIn, picturesIn, streetsIn } from '@/lib/offline/page-files';
import { lazyChunksIn } from './lazy-chunks';

/** Path of a font, relative to a stylesheet. */
const FONT = /(?<=url\(\.\.)\/media\/[\w.~-]+\.woff2/g;

/** All files that pages need offline, without duplicates; the pages and their router data come last, so that a stored page is complete. */
export function filesOfPages(folder: string, pages: readonly string[]): string[] {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const texts = pages.flatMap((page) => [`${page}index.txt`, page]);
  const found = new Set<string>();
  const follow = (files: readonly string[]) => {
    for (const file of files) {
      if (found.has(file)) continue;
      found.add(file);
      if (!/\.(?:js|css)$/.test(file)) continue;
      const code = read(file);
      if (file.endsWith('.css')) follow((code.match(FONT) ?? []).map((font) => `/_next/static${font}`));
      follow([...filesIn(code), ...lazyChunksIn(code), ...picturesIn(code)]);
    }
  };
  for (const text of texts) {
    const html = read(text.endsWith('/') ? `${text}index.html` : text);
    follow([...filesIn(html), ...picturesIn(html), ...calendarsIn(html), ...streetsIn(html)]);
  }
  return [...found, ...texts];
}

/** List entry of a file. Names of built files and pictures contain a hash; others get one. */
function listEntry(folder: string, file: string): GuideFile {
  const content = readFileSync(path.join(folder, file.endsWith('/') ? `${file}index.html` : file));
  if (/^\/(?:_next\/static|pictures)\//.test(file)) return [file, content.length];
  return [file, content.length, createHash('sha256').update(content).digest('hex').slice(0, 8)];
}

/**
 * Writes `offline.json` of every guide, the list of files to save it for offline use.
 *
 * @param guides guides with the paths of their pages, that of the guide first
 */
export function writeGuideFiles(
  folder: string,
  guides: readonly { id: string; title: string; pages: readonly string[] }[],
): void {
  for (const { id, title, pages } of guides) {
    const paths = pages.map((page) => `${page}/`);
    const files = filesOfPages(folder, paths).map((file) => listEntry(folder, file));
    const list: GuideFiles = { title, path: paths[0] ?? '/', files };
    writeFileSync(path.join(folder, guideFilesPath(id)), JSON.stringify(list));
  }
}
