import { Readable } from 'node:stream';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { alternatesOf, isTranslated } from '@/lib/content/languages';
import { valuesIn } from '@/lib/content/paths';
import { pictureNames, wholePictureFile } from '@/lib/content/pictures';
import { absoluteUrl } from '@/lib/content/site-url';
import { sitePages } from './site-pages';

/** Maximum of addresses per sitemap. The protocol allows 50,000 and 50 MB, which many pictures would exceed. */
const PAGE_SIZE = 10_000;

/** Maximum of pictures per page in the protocol. */
const MOST_IMAGES = 1000;

/** Page: its full address, the day of its last change (YYYY-MM-DD) and the full addresses of its pictures. */
type SitemapEntry = {
  url: string;
  lastmod?: string;
  img?: readonly string[];
  /** The page in each of its languages, itself included. */
  links?: readonly { lang: string; url: string }[];
};

const names = new Set(pictureNames());

/** Full addresses of the pictures that content refers to, each once, in reading order. */
function imagesIn(content: unknown): string[] {
  const found = [...valuesIn(content)].flatMap(({ value }) => {
    const { name, alt } = Object(value) as Record<string, unknown>;
    return typeof name === 'string' && typeof alt === 'string' && names.has(name) ? name : [];
  });
  return [...new Set(found)].slice(0, MOST_IMAGES).map((name) => absoluteUrl(wholePictureFile(name)));
}

/** Alternates of a page in other languages; empty for a page in one. */
function linksOf(path: string): Pick<SitemapEntry, 'links'> {
  const alternates = alternatesOf(path);
  return alternates ? { links: Object.entries(alternates).map(([lang, url]) => ({ lang, url })) } : {};
}

/** Canonical pages in the language of the build with the day of their last change, if it is known, and the pictures of their own content. */
export function sitemapEntries(): SitemapEntry[] {
  const indexed = sitePages.filter(({ isIndexed, path }) => isIndexed && isTranslated(path));
  return indexed.map(({ path, updated, content }) => ({
    url: absoluteUrl(path),
    lastmod: updated,
    img: imagesIn(content),
    ...linksOf(path),
  }));
}

/** Entries of the sitemaps of a site that is too large for one; empty for others. */
export function sitemapParts(entries: readonly SitemapEntry[] = sitemapEntries()): SitemapEntry[][] {
  const count = entries.length > PAGE_SIZE ? Math.ceil(entries.length / PAGE_SIZE) : 0;
  return Array.from({ length: count }, (_, part) => entries.slice(part * PAGE_SIZE, (part + 1) * PAGE_SIZE));
}

/** Full address of such a sitemap, counted from 1. */
export const sitemapPartUrl = (part: number): string => absoluteUrl(`/sitemap/${part}.xml`);

async function xmlOf(items: readonly (SitemapEntry | string)[], writer: SitemapStream | SitemapIndexStream) {
  return String(await streamToPromise(Readable.from(items).pipe(writer)));
}

/**
 * A sitemap as XML.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps
 */
export function sitemapXml(entries: readonly SitemapEntry[]): Promise<string> {
  const xmlns = { image: true, news: false, video: false, xhtml: entries.some(({ links }) => links) };
  return xmlOf(entries, new SitemapStream({ lastmodDateOnly: true, xmlns }));
}

/** Content of /sitemap.xml: all pages, or an index of sitemaps if there are too many. */
export function mainSitemapXml(entries: readonly SitemapEntry[] = sitemapEntries()): Promise<string> {
  const parts = sitemapParts(entries);
  if (parts.length === 0) return sitemapXml(entries);
  const urls = parts.map((_, index) => sitemapPartUrl(index + 1));
  return xmlOf(urls, new SitemapIndexStream());
}
