import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { SiteEntry } from '@/lib/search/site/entry';
import { INDEX_PATH, readIndex } from '@/lib/search/site/load';
import type { LinkSource } from './check-links';
import { attribute, elementsOf } from './dom';
import { type ExportedPage, exportedPages, filesUnder } from './export-files';

/** What the index may weigh, kilobytes (1000 bytes) after Brotli: it is fetched when the search is first opened. */
const HEAVIEST = 40;

/**
 * What is wrong with where the entries of the site search lead, one sentence each: pages, anchors and pictures that
 * are not there, and addresses that stand twice. `files` are all paths of the export ("about/index.html").
 */
export function wrongTargets(
  entries: readonly SiteEntry[],
  pages: readonly LinkSource[],
  files: readonly string[],
): string[] {
  const known = new Set(files.map((file) => `/${file}`));
  const idsOf = ({ html }: LinkSource) =>
    new Set(elementsOf(html).flatMap((element) => attribute(element, 'id') ?? []));
  const ids = new Map(pages.map((page) => [page.route, idsOf(page)]));
  const seen = new Set<string>();
  return entries.flatMap(({ href, title, thumb }) => {
    const say = (what: string) => `“${title}” (${href}) ${what}`;
    const { pathname, hash } = new URL(href, 'http://site');
    const own = ids.get(decodeURIComponent(pathname));
    const anchor = decodeURIComponent(hash.slice(1));
    const pictures = Object.values(thumb ?? {}).filter((picture) => !known.has(picture));
    const isTwice = seen.has(href);
    seen.add(href);
    return [
      ...(isTwice ? [say('leads where another entry leads')] : []),
      ...(own ? [] : [say('leads to a page that is not there')]),
      ...(own && anchor !== '' && !own.has(anchor)
        ? [say(`names the id “${anchor}”, which is not there`)]
        : []),
      ...pictures.map((picture) => say(`shows ${picture}, which is not there`)),
    ];
  });
}

/** Checks the index of the site search in an export: its shape, its size, and where its entries lead. Throws what is wrong. */
export function checkSiteIndex(folder: string): string {
  const file = path.join(folder, INDEX_PATH);
  if (!existsSync(file)) throw new Error(`${file} does not exist; the site search has nothing to search.`);
  const text = readFileSync(file, 'utf8');
  const entries = readIndex(JSON.parse(text));
  if (!entries) throw new Error(`${file} is not what lib/search/site/load.ts takes.`);
  const pages: ExportedPage[] = exportedPages(folder);
  const problems = wrongTargets(entries, pages, filesUnder(folder));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const size = brotliCompressSync(text).length / 1000;
  if (size > HEAVIEST) throw new Error(`${file} weighs ${size.toFixed(1)} KB, more than ${HEAVIEST} KB.`);
  return `${entries.length} entries, every page and anchor there, ${size.toFixed(1)} KB after Brotli`;
}
