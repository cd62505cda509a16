import type { MetadataRoute } from 'next';
import { sitemapParts, sitemapPartUrl } from '@/lib/seo/sitemap';
import { absoluteUrl } from '@/lib/site-url';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  // A sitemap in a folder counts for the whole site where this file names it.
  const parts = sitemapParts().map((_, index) => sitemapPartUrl(index + 1));
  const main = absoluteUrl('/sitemap.xml');
  return { rules: { userAgent: '*', allow: '/' }, sitemap: parts.length === 0 ? main : [main, ...parts] };
}
