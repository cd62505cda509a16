import { absoluteUrl } from '@/lib/content/site-url';
import { allRecipes, updatedOn } from '@/lib/recipe/all';
import { recipePath } from '@/lib/recipe/blocks';
import { escapeMarkup } from '@/lib/text/markup';
import { pagePaths } from './all';

/** Maximum of addresses per sitemap; the protocol allows 50,000. */
const PAGE_SIZE = 1000;

/** Page; `lastModified` is a day, YYYY-MM-DD. */
type SitemapEntry = { url: string; lastModified?: string };

/** Canonical pages; only recipes have a known day of their last change. */
export function sitemapEntries(): SitemapEntry[] {
  const recipes = allRecipes().map((recipe) => ({
    url: absoluteUrl(recipePath(recipe)),
    lastModified: updatedOn(recipe),
  }));
  return [...pagePaths.map((path) => ({ url: absoluteUrl(path) })), ...recipes];
}

/** Entries of the sitemaps of a site that is too large for one; empty for others. */
export function sitemapParts(entries: readonly SitemapEntry[] = sitemapEntries()): SitemapEntry[][] {
  const count = entries.length > PAGE_SIZE ? Math.ceil(entries.length / PAGE_SIZE) : 0;
  return Array.from({ length: count }, (_, part) => entries.slice(part * PAGE_SIZE, (part + 1) * PAGE_SIZE));
}

/** Full address of such a sitemap, counted from 1. */
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

/** Content of /sitemap.xml: all pages, or an index of sitemaps if there are too many. */
export function mainSitemapXml(entries: readonly SitemapEntry[] = sitemapEntries()): string {
  const parts = sitemapParts(entries);
  if (parts.length === 0) return sitemapXml(entries);
  const sitemaps = parts.map((_, index) => ({ url: sitemapPartUrl(index + 1) }));
  return xmlOf('sitemapindex', 'sitemap', sitemaps);
}
