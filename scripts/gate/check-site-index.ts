import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { SiteEntry } from '@/lib/search/site/entry';
import { INDEX_PATH, readIndex } from '@/lib/search/site/load';
import type { LinkSource } from './check-links';
import { attribute, type Element, elementsOf } from './dom';
import { type ExportedPage, exportedPages, filesUnder } from './export-files';

/** What the index may weigh, kilobytes (1000 bytes) after Brotli: it is fetched when the search is first opened. */
const HEAVIEST = 26;

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
    const { origin, pathname, hash } = new URL(href, 'http://site');
    const isElsewhere = origin !== 'http://site';
    const own = ids.get(decodeURIComponent(pathname));
    const anchor = decodeURIComponent(hash.slice(1));
    const pictures = Object.values(thumb ?? {}).filter((picture) => !known.has(picture));
    const isTwice = seen.has(href);
    seen.add(href);
    return [
      ...(isTwice ? [say('leads where another entry leads')] : []),
      ...(own || isElsewhere ? [] : [say('leads to a page that is not there')]),
      ...(own && anchor !== '' && !own.has(anchor)
        ? [say(`names the id “${anchor}”, which is not there`)]
        : []),
      ...pictures.map((picture) => say(`shows ${picture}, which is not there`)),
    ];
  });
}

/** The text below an element as one reads it. */
function readText(element: Element): string {
  const textIn = (node: Element['childNodes'][number]): string => {
    if ('value' in node) return node.value;
    if ('tagName' in node && node.tagName === 'br') return ' ';
    return 'childNodes' in node ? node.childNodes.map(textIn).join('') : '';
  };
  return textIn(element).replaceAll('\u00AD', '').replace(/\s+/g, ' ').trim();
}

const isHeading = ({ tagName }: Element) => /^h[1-6]$/.test(tagName);

const elementsBelow = (element: Element): Element[] =>
  element.childNodes.flatMap((node) => ('tagName' in node ? [node, ...elementsBelow(node)] : []));

/** Texts hold either apostrophe. */
const plain = (text: string) => text.replaceAll('’', "'").replace(/\s+/g, ' ').trim();

/** Whether an entry is called what is written at its anchor, its name in its own script beside it or not. */
function isTitled({ title, native }: SiteEntry, target: Element, text: string): boolean {
  const read = plain(text);
  const wanted = plain(title);
  if (read === wanted || (native && read.replace(/ /g, '') === plain(title + native.text).replace(/ /g, '')))
    return true;
  // The card of an ingredient leaves out what its list is of: "Bread" among the flours.
  return ['li', 'article'].includes(target.tagName) && read !== '' && wanted.startsWith(`${read} `);
}

/**
 * Sections that are called other than what is written at their anchor, one sentence each: titles that stand in two
 * places drift apart. Compared is the first heading at or inside the anchor, or its text where it holds none.
 */
export function wrongTitles(entries: readonly SiteEntry[], pages: readonly LinkSource[]): string[] {
  const parsed = new Map<string, Element[]>();
  return entries.flatMap((entry) => {
    const { group, href, title } = entry;
    const { pathname, hash } = new URL(href, 'http://site');
    const route = decodeURIComponent(pathname);
    const page = pages.find((each) => each.route === route);
    if (group !== 'section' || !page) return [];
    const elements = parsed.get(route) ?? elementsOf(page.html);
    parsed.set(route, elements);
    const id = decodeURIComponent(hash.slice(1));
    const target = elements.find((element) => attribute(element, 'id') === id);
    if (!target) return [];
    const text = readText([target, ...elementsBelow(target)].find(isHeading) ?? target);
    return isTitled(entry, target, text) ? [] : [`“${title}” (${href}) is headed “${text}” there`];
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
  const problems = [...wrongTargets(entries, pages, filesUnder(folder)), ...wrongTitles(entries, pages)];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const size = brotliCompressSync(text).length / 1000;
  if (size > HEAVIEST) throw new Error(`${file} weighs ${size.toFixed(1)} KB, more than ${HEAVIEST} KB.`);
  return `${entries.length} entries, every page, anchor and title there, ${size.toFixed(1)} KB after Brotli`;
}
