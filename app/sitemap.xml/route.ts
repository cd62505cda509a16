import { mainSitemapXml } from '@/lib/pages/sitemap';

export const dynamic = 'force-static';

export async function GET(): Promise<Response> {
  return new Response(await mainSitemapXml(), { headers: { 'Content-Type': 'application/xml' } });
}
