import { mainSitemapXml } from '@/lib/seo/sitemap';

export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(mainSitemapXml(), { headers: { 'Content-Type': 'application/xml' } });
}
