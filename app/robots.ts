import type { MetadataRoute } from 'next';
import { furtherSitemaps } from '@/lib/content/languages';
import { absoluteUrl } from '@/lib/content/site-url';
import { sitemapParts, sitemapPartUrl } from '@/lib/pages/sitemap';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  // A sitemap in a folder applies to the whole site only if it is listed here.
  const parts = sitemapParts().map((_, index) => sitemapPartUrl(index + 1));
  const main = absoluteUrl('/sitemap.xml');
  const all = [main, ...parts, ...furtherSitemaps];
  return { rules: { userAgent: '*', allow: '/' }, sitemap: all.length === 1 ? main : all };
}
