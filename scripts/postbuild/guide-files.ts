import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type GuideFile, type GuideFiles, listPath } from '@/lib/offline/guides';
import { filesIn } from '@/lib/offline/worker';
import { lazyChunksIn } from './lazy-chunks';

/** A picture that a page names, in one of its widths and formats. */
const PICTURE = /(\/pictures\/[\w-]+-[\da-f]{8})-(\d+)\.(avif|webp)/g;

/** A font, as a stylesheet names it from where it stands. */
const FONT = /(?<=url\(\.\.)\/media\/[\w.~-]+\.woff2/g;

const BRAND = /\/brands\/[\w-]+\.(?:avif|webp|jpe?g|png|svg)/g;

/** Width that is sharp on a phone, in pixels: of every picture one file is kept, which stands in for all others. */
const WIDTH = 800;

/**
 * Of every picture that a text names, the file to keep: AVIF, which every browser that knows the styles of the site
 * draws, in the smallest width that is wide enough, or the widest there is.
 */
export function picturesIn(text: string): string[] {
  const kept = new Map<string, { width: number; format: string; file: string }>();
  for (const [file, name = '', digits, format = ''] of text.matchAll(PICTURE)) {
    const width = Number(digits);
    const other = kept.get(name);
    const isBetter =
      !other ||
      format < other.format ||
      (format === other.format &&
        (other.width < WIDTH ? width > other.width : width >= WIDTH && width < other.width));
    if (isBetter) kept.set(name, { width, format, file });
  }
  return [...[...kept.values()].map(({ file }) => file), ...new Set(text.match(BRAND) ?? [])];
}

/** Everything that pages of an export need without a network, each file once; the pages and their data come last. */
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
    follow([...filesIn(html), ...picturesIn(html)]);
  }
  return [...found, ...texts];
}

/** A file of an export as it is listed. Built files and pictures say in their names what is in them. */
function listed(folder: string, file: string): GuideFile {
  const content = readFileSync(path.join(folder, file.endsWith('/') ? `${file}index.html` : file));
  if (/^\/(?:_next\/static|pictures)\//.test(file)) return [file, content.length];
  return [file, content.length, createHash('sha256').update(content).digest('hex').slice(0, 8)];
}

/**
 * Writes beside the page of every guide which files it needs without a network, for visitors who keep it.
 *
 * @param guides with the paths of their pages, the first that of the guide
 */
export function writeGuideFiles(
  folder: string,
  guides: readonly { id: string; title: string; pages: readonly string[] }[],
): void {
  for (const { id, title, pages } of guides) {
    const paths = pages.map((page) => `${page}/`);
    const files = filesOfPages(folder, paths).map((file) => listed(folder, file));
    const list: GuideFiles = { title, path: paths[0] ?? '/', files };
    writeFileSync(path.join(folder, listPath(id)), JSON.stringify(list));
  }
}
