import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { basePath } from '@/lib/text/base-path';
import { type ExportedPage, exportedPages, metaTagsOf, OUT } from '@/scripts/export';
import { canonicalOf } from './head';

/** Every page of the exported site but the not-found page. */
export const sitePages: ExportedPage[] = existsSync(OUT)
  ? exportedPages(OUT).filter((page) => page.route.endsWith('/'))
  : [];

/** Pages that search engines may show, at their own addresses. */
export const indexedPages: ExportedPage[] = sitePages.filter(
  ({ route, html }) =>
    canonicalOf(html) === basePath + encodeURI(route) &&
    !/noindex/.test(metaTagsOf(html).get('robots') ?? ''),
);

/** The longest page of each kind: pages with the same scripts and styles are of one kind. */
export function pagesOfEachKind(): ExportedPage[] {
  const kinds = new Map<string, ExportedPage>();
  for (const page of sitePages) {
    const files = page.html.match(/\/_next\/static\/chunks\/[\w.~-]+\.(?:js|css)/g) ?? [];
    const kind = [...new Set(files)].sort().join();
    if (page.html.length > (kinds.get(kind)?.html.length ?? 0)) kinds.set(kind, page);
  }
  return [...kinds.values()];
}

/** Addresses of the exported recipe pages: those with a file of the recipe's data beside them. */
export const exportedRecipes: string[] = existsSync(OUT)
  ? readdirSync(OUT, { recursive: true, encoding: 'utf8' })
      .filter((file) => path.basename(file) === 'recipe.json')
      .map((file) => `/${path.dirname(file).replaceAll('\\', '/')}/`)
      .sort()
  : [];
