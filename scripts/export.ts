import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse } from 'parse5';

/** Folder of the exported site. */
export const OUT = 'out';

/** Folder of the fixture site of the browser tests; `npm run build:fixture` builds it. */
export const FIXTURE_SITE = '.cache/fixture-site';

/** Folder of the exported fixture site. */
export const FIXTURE_OUT = `${FIXTURE_SITE}/out`;

/** All files under a folder, as sorted relative paths with forward slashes. */
export function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** Paths in an export of the scripts that the bundler writes. */
export const bundledScripts = (folder: string): string[] =>
  filesUnder(path.join(folder, '_next/static/chunks'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => `_next/static/chunks/${file}`);

/** Folder of the owner's own files, which the export copies unchanged. */
export const PUBLIC = 'public';

/** True for an exported file that comes from `public/`. */
export const isSiteFile = (file: string): boolean => existsSync(path.join(PUBLIC, file));

/** One exported page: its address ("/about/"), its file and its HTML. */
export type ExportedPage = { route: string; file: string; html: string };

// Copies of 404.html, the not-found page that servers use; each language has its own.
const COPY = /(?:^|\/)(?:404\/index|_not-found(?:\/index)?)\.html$/;

/** True for a page that only redirects. */
export function isRedirectPage(html: string): boolean {
  return html.includes('<meta http-equiv="refresh"');
}

/**
 * All pages of the export except redirects and the owner's own files, such as a verification file. The not-found page has
 * the route "/404.html".
 */
export function exportedPages(folder = OUT): ExportedPage[] {
  return filesUnder(folder)
    .filter((file) => file.endsWith('.html') && !COPY.test(file) && !isSiteFile(file))
    .map((file) => ({
      route: `/${file.replace(/(^|\/)index\.html$/, '$1')}`,
      file,
      html: readFileSync(path.join(folder, file), 'utf8'),
    }))
    .filter(({ html }) => !isRedirectPage(html));
}

export type Element = DefaultTreeAdapterMap['element'];

/** All elements of a page in document order, with source positions, including those inside templates. */
export function elementsOf(html: string): Element[] {
  const found: Element[] = [];
  const visit = (node: DefaultTreeAdapterMap['node']) => {
    if (defaultTreeAdapter.isElementNode(node)) found.push(node);
    if ('content' in node) visit(node.content);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html, { sourceCodeLocationInfo: true }));
  return found;
}

/** Value of an attribute, or undefined. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** Text directly inside an element: the code of a script or style. */
export function textOf(element: Element): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

/** The elements in the head of a page. Those of the whole page would take seconds for each file of tests. */
export const headOf = (html: string): Element[] => elementsOf(html.slice(0, html.indexOf('</head>')));

/** Contents of the `<meta>` elements of a page by property or name. */
export const metaTagsOf = (html: string): ReadonlyMap<string, string> =>
  new Map(
    headOf(html)
      .filter(({ tagName }) => tagName === 'meta')
      .map((meta) => [
        attribute(meta, 'property') ?? attribute(meta, 'name') ?? '',
        attribute(meta, 'content') ?? '',
      ]),
  );

/** Offset after `<head>` and its charset, which has to be first. Throws for a page without a head. */
export function startOfHead(html: string): number {
  const [start] = /<head>(?:<meta charset="[^"]*"\/?>)?/i.exec(html) ?? [];
  if (!start) throw new Error('has no <head>');
  return html.indexOf(start) + start.length;
}
