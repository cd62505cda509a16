import { exportedPages } from '@/scripts/export';

const MOST_KINDS = 10;

/** A page of an export and its kind: pages of one kind have the same controls. */
export type PageOfKind = { kind: string; route: string; html: string };

/** Kind of a page: all recipes are one, all guides, and all pages of the same name under guides. */
function kindOf(route: string, html: string): string {
  if (/"@type":"Recipe"/.test(html)) return 'recipe';
  const guide = /^\/travel\/[^/]+\/(?<page>[^/]*)/.exec(route);
  return guide ? `guide ${guide.groups?.page}`.trim() : route;
}

/** The heaviest page of each kind, the heaviest kinds first. */
export function heaviestPages(pages: readonly PageOfKind[]): PageOfKind[] {
  const heaviest = new Map<string, PageOfKind>();
  for (const page of pages) {
    if (/404|_not-found|noindex/.test(`${page.route}${page.html.slice(0, page.html.indexOf('</head>'))}`))
      continue;
    if (page.html.length > (heaviest.get(page.kind)?.html.length ?? 0)) heaviest.set(page.kind, page);
  }
  return [...heaviest.values()].sort((a, b) => b.html.length - a.html.length).slice(0, MOST_KINDS);
}

/** All pages of an export. */
export const benchPages = (folder: string): PageOfKind[] =>
  exportedPages(folder).map(({ route, html }) => ({ kind: kindOf(route, html), route, html }));
