import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'playwright/test';
import type { SiteEntry } from '@/lib/search/entry';
import { INDEX_PATH, readSearchFile } from '@/lib/search/search-file';
import { withBasePath } from '@/lib/text/base-path';
import { attribute, type Element, elementsOf, exportedPages, filesUnder, OUT } from '@/scripts/export';

/** Largest size of an index in bytes after Brotli: it is loaded when a search is first opened. */
const maxSizeOf = (entries: readonly unknown[]) => 11_000 + entries.length * 65;

type Pages = ReadonlyMap<string, readonly Element[]>;

const parsed = (pages: readonly { route: string; html: string }[]): Pages =>
  new Map(pages.map(({ route, html }) => [route, elementsOf(html)]));

/** The page of an entry and the anchor it names there; no page where it leads to another site. */
function targetOf({ href }: SiteEntry) {
  const { origin, pathname, hash } = new URL(href, 'http://site');
  const isElsewhere = origin !== 'http://site';
  return { isElsewhere, route: decodeURIComponent(pathname), anchor: decodeURIComponent(hash.slice(1)) };
}

const withId = (elements: readonly Element[] | undefined, id: string) =>
  elements?.find((element) => attribute(element, 'id') === id);

/** Entries with missing targets, one sentence each. */
function wrongTargets(entries: readonly SiteEntry[], pages: Pages): string[] {
  return entries.flatMap((entry) => {
    const { isElsewhere, route, anchor } = targetOf(entry);
    const page = pages.get(route);
    if (isElsewhere || (page && (anchor === '' || withId(page, anchor)))) return [];
    return [`“${entry.title}” leads to ${entry.href}, which is missing`];
  });
}

/** The visible text below an element. */
function readText(element: Element): string {
  const textIn = (node: Element['childNodes'][number]): string => {
    if ('value' in node) return node.value;
    if ('tagName' in node && node.tagName === 'br') return ' ';
    return 'childNodes' in node ? node.childNodes.map(textIn).join('') : '';
  };
  return textIn(element).replaceAll('\u00AD', '').replace(/\s+/g, ' ').trim();
}

/** Text with one kind of apostrophe and single spaces. */
const plain = (text: string) => text.replaceAll('’', "'").replace(/\s+/g, ' ').trim();

/** True if the title of an entry is the text at its anchor, with or without its native name. */
function isTitled({ title, native }: SiteEntry, target: Element, text: string): boolean {
  const read = plain(text);
  const joined = (words: string) => plain(words).replace(/ /g, '');
  if (read === plain(title) || (native && joined(read) === joined(title + native.text))) return true;
  // The card of an ingredient omits the kind: "Bread" among the flours.
  return ['li', 'article'].includes(target.tagName) && read !== '' && plain(title).startsWith(`${read} `);
}

const elementsBelow = (element: Element): Element[] =>
  element.childNodes.flatMap((node) => ('tagName' in node ? [node, ...elementsBelow(node)] : []));

/**
 * Sections whose title differs from the first heading at or inside their anchor (or its text without a heading), one
 * sentence each.
 */
function wrongTitles(entries: readonly SiteEntry[], pages: Pages): string[] {
  return entries.flatMap((entry) => {
    const { route, anchor } = targetOf(entry);
    const target = entry.group === 'section' ? withId(pages.get(route), anchor) : undefined;
    if (!target) return [];
    const heading = [target, ...elementsBelow(target)].find(({ tagName }) => /^h[1-6]$/.test(tagName));
    const text = readText(heading ?? target);
    return isTitled(entry, target, text)
      ? []
      : [`“${entry.title}” (${entry.href}) is headed “${text}” there`];
  });
}

const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) < index);

test.describe('the index of the site search', () => {
  const read = () => {
    const text = readFileSync(OUT + INDEX_PATH, 'utf8');
    return { text, entries: readSearchFile(JSON.parse(text)).entries };
  };

  test('is valid and light', () => {
    const { text, entries } = read();
    expect(entries).not.toEqual([]);
    expect(brotliCompressSync(text).length).toBeLessThan(maxSizeOf(entries));
  });

  test('names existing pages, anchors and pictures, each once', () => {
    const { entries } = read();
    expect(wrongTargets(entries, parsed(exportedPages()))).toEqual([]);
    expect(repeated(entries.map(({ href }) => href))).toEqual([]);
    const files = new Set(filesUnder(OUT).map((file) => withBasePath(`/${file}`)));
    const pictures = entries.flatMap(({ thumb }) => Object.values(thumb ?? {}));
    expect(pictures.filter((picture) => !files.has(picture))).toEqual([]);
  });

  test('has the titles of sections as on their pages', () => {
    expect(wrongTitles(read().entries, parsed(exportedPages()))).toEqual([]);
  });
});
