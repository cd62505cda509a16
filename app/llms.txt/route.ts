import { siteList } from '@/lib/pages/site-list';

export const dynamic = 'force-static';

/** List of all pages for language models. */
export function GET(): Response {
  return new Response(siteList(), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
