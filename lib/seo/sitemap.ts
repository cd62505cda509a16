import { absoluteUrl } from '@/lib/content/site-url';
import { pagePaths } from '@/lib/pages/all';
import { allRecipes, updatedOn } from '@/lib/recipe/all';
import { recipePath } from '@/lib/recipe/blocks';
import { escapeMarkup } from '@/lib/text/markup';

/** Addresses in one sitemap; the protocol allows 50,000. */
const MOST = 1000;

/** A page of the site; `lastModified` is a day, YYYY-MM-DD. */
type SitemapEntry = { url: string; lastModified?: string };

/** Canonical pages only. Recipes carry the day they last changed; a page without one carries none, rather than a made-up one. */
export function sitemapEntries(): SitemapEntry[] {
  const recipes = allRecipes().map((recipe) => ({
    url: absoluteUrl(recipePath(recipe)),
    lastModified: updatedOn(recipe),
  }));
  return [...pagePaths.map((path) => ({ url: absoluteUrl(path) })), ...recipes];
}

/** The sitemaps of a site that is too large for one, in order; none for any other. */
export function sitemapParts(entries: readonly SitemapEntry[] = sitemapEntries()): SitemapEntry[][] {
  const count = entries.length > MOST ? Math.ceil(entries.length / MOST) : 0;
  return Array.from({ length: count }, (_, part) => entries.slice(part * MOST, (part + 1) * MOST));
}

/** Full address of a sitemap of these, counted from 1. */
export const sitemapPartUrl = (part: number): string => absoluteUrl(`/sitemap/${part}.xml`);

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const xmlOf = (root: 'urlset' | 'sitemapindex', item: 'url' | 'sitemap', entries: readonly SitemapEntry[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="${NAMESPACE}">`,
    ...entries.flatMap(({ url, lastModified }) => [
      `<${item}>`,
      `<loc>${escapeMarkup(url)}</loc>`,
      ...(lastModified ? [`<lastmod>${lastModified}</lastmod>`] : []),
      `</${item}>`,
    ]),
    `</${root}>`,
    '',
  ].join('\n');

/** A sitemap as XML. */
export const sitemapXml = (entries: readonly SitemapEntry[]): string => xmlOf('urlset', 'url', entries);

/** What stands at /sitemap.xml: all pages, or where they are too many for one sitemap, the sitemaps that have them. */
export function mainSitemapXml(entries: readonly SitemapEntry[] = sitemapEntries()): string {
  const parts = sitemapParts(entries);
  if (parts.length === 0) return sitemapXml(entries);
  const sitemaps = parts.map((_, index) => ({ url: sitemapPartUrl(index + 1) }));
  return xmlOf('sitemapindex', 'sitemap', sitemaps);
}
