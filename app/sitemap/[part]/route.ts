import { NO_PAGE, orNone } from '@/lib/content/no-page';
import { sitemapParts, sitemapXml } from '@/lib/pages/sitemap';

export const dynamic = 'force-static';

type Params = { part: string };

const parts = new Map(sitemapParts().map((entries, index) => [`${index + 1}.xml`, entries]));

export function generateStaticParams(): Params[] {
  return orNone([...parts.keys()], NO_PAGE).map((part) => ({ part }));
}

/** A sitemap of a site that is too large for one. */
export async function GET(_request: Request, { params }: { params: Promise<Params> }): Promise<Response> {
  const entries = parts.get((await params).part);
  // Next writes no file for what is gone.
  if (!entries) return new Response(null, { status: 410 });
  return new Response(await sitemapXml(entries), { headers: { 'Content-Type': 'application/xml' } });
}
