import { mainSitemapXml } from '@/lib/pages/sitemap';

export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(mainSitemapXml(), { headers: { 'Content-Type': 'application/xml' } });
}
