import { attribute, type Element, elementsOf, textOf } from './dom';
import { type ExportedPage, exportedPages, filesUnder } from './export-files';

/** What one page points at and what can be pointed at in it. */
type PageFacts = { ids: Set<string>; links: { from: string; address: string }[] };

const URL_ATTRIBUTES: Record<string, string[]> = {
  a: ['href'],
  area: ['href'],
  form: ['action'],
  iframe: ['src'],
  img: ['src', 'srcset'],
  link: ['href', 'imagesrcset'],
  script: ['src'],
  source: ['src', 'srcset'],
  use: ['href'],
  video: ['src', 'poster'],
};
// Share pictures and canonical addresses of the site are written out in full.
const META_URLS = /^(og:(image|url)|twitter:image)$/;

function addresses(element: Element): string[] {
  if (element.tagName === 'meta') {
    const name = attribute(element, 'property') ?? attribute(element, 'name') ?? '';
    return META_URLS.test(name) ? [attribute(element, 'content') ?? ''] : [];
  }
  return (URL_ATTRIBUTES[element.tagName] ?? []).flatMap((name) => {
    const value = attribute(element, name);
    if (value === undefined) return [];
    return name.endsWith('srcset')
      ? value.split(/,\s+/).map((part) => part.trim().split(/\s+/)[0] ?? '')
      : [value];
  });
}

/** Addresses in structured data, such as the pictures of a recipe; an `@id` only names a thing. */
function dataAddresses(element: Element): string[] {
  if (attribute(element, 'type') !== 'application/ld+json') return [];
  return (
    textOf(element)
      .match(/(?<!"@id":\s*)"https?:\/\/[^"\\]+"/g)
      ?.map((quoted) => quoted.slice(1, -1)) ?? []
  );
}

function factsOf(page: ExportedPage): PageFacts {
  const facts: PageFacts = { ids: new Set(), links: [] };
  for (const element of elementsOf(page.html)) {
    const id = attribute(element, 'id');
    if (id) facts.ids.add(id);
    const found = [...addresses(element), ...dataAddresses(element)];
    facts.links.push(...found.map((address) => ({ from: element.tagName, address })));
  }
  return facts;
}

/** A page with HTML, for the checks. */
export type LinkSource = Pick<ExportedPage, 'route' | 'html'>;

/**
 * Broken links of a set of pages, one sentence each. `files` are all paths of the export ("about/index.html"),
 * `siteUrl` the public address without a slash at its end; links to other sites are not followed.
 */
export function brokenLinks(pages: LinkSource[], files: string[], siteUrl: string): string[] {
  const known = new Set(files.map((file) => `/${file}`));
  const facts = new Map(pages.map((page) => [page.route, factsOf({ file: '', ...page })]));
  const problems = new Set<string>();

  const check = (route: string, from: string, address: string) => {
    const say = (what: string) => problems.add(`${route}: <${from}> ${address || '(empty)'} ${what}`);
    if (address === '' || address === '#') return say('leads nowhere');
    if (/^(mailto|tel|sms|data|blob):/.test(address)) return;
    let url: URL;
    try {
      url = new URL(address, `${siteUrl}${route}`);
    } catch {
      return say('is not an address');
    }
    if (url.protocol === 'javascript:') return say('runs a script');
    if (url.origin !== new URL(siteUrl).origin) return;
    const pathname = decodeURIComponent(url.pathname);
    const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    if (!known.has(file)) {
      return say(known.has(`${pathname}/index.html`) ? 'lacks the slash at its end' : 'does not exist');
    }
    const anchor = decodeURIComponent(url.hash.slice(1));
    const target = facts.get(pathname);
    if (anchor && anchor !== 'top' && target && !target.ids.has(anchor)) say('names an id that is not there');
  };

  for (const [route, { links }] of facts) {
    for (const { from, address } of links) check(route, from, address);
  }
  return [...problems].sort();
}

/** Checks links, anchors, pictures and the sitemap of an export. Returns a summary; throws the broken ones. */
export function checkLinks(folder: string, siteUrl: string): string {
  const pages = exportedPages(folder);
  const files = filesUnder(folder);
  const problems = brokenLinks(pages, files, siteUrl);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return `${pages.length} pages, no broken link or anchor`;
}
