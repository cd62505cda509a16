import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse } from 'parse5';

/** Folder of the exported site. */
export const OUT = 'out';

/** Folder of the small site that the browser tests run on; `npm run build:fixture` builds it. */
export const FIXTURE_SITE = '.cache/fixture-site';

/** Folder of the exported fixture site. */
export const FIXTURE_OUT = `${FIXTURE_SITE}/out`;

/** Every file under a folder, as sorted paths relative to it with forward slashes. */
export function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** The folder of an owner's own files, which the export copies as they are. */
export const PUBLIC = 'public';

/** True for an exported file that is one of the owner's own. */
export const isOwnFile = (file: string): boolean => existsSync(path.join(PUBLIC, file));

/** One exported page: its address ("/about/"), its file and its HTML. */
export type ExportedPage = { route: string; file: string; html: string };

// The not-found page is exported three times; 404.html is the one that servers use.
const COPIES = ['404/index.html', '_not-found/index.html', '_not-found.html'];

/** Whether a page only leads on to another address. */
export function isRedirectPage(html: string): boolean {
  return html.includes('<meta http-equiv="refresh"');
}

/**
 * Every page of the export but those that only lead on and the owner's own files, such as a verification file. The
 * not-found page has the route "/404.html".
 */
export function exportedPages(folder = OUT): ExportedPage[] {
  return filesUnder(folder)
    .filter((file) => file.endsWith('.html') && !COPIES.includes(file) && !isOwnFile(file))
    .map((file) => ({
      route: `/${file.replace(/(^|\/)index\.html$/, '$1')}`,
      file,
      html: readFileSync(path.join(folder, file), 'utf8'),
    }))
    .filter(({ html }) => !isRedirectPage(html));
}

export type Element = DefaultTreeAdapterMap['element'];

/** Every element of a page in document order, with source positions, the content of templates included. */
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

/** Raw text directly inside an element: the code of a script or a style. */
export function textOf(element: Element): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

/** Where a page takes what comes before all else: only the character set may stand further up. Throws where it has no head. */
export function startOfHead(html: string): number {
  const [start] = /<head>(?:<meta charset="[^"]*"\/?>)?/i.exec(html) ?? [];
  if (!start) throw new Error('has no <head>');
  return html.indexOf(start) + start.length;
}
