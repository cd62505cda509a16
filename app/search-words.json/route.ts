import { siteWords } from '@/lib/search/site-words';

export const dynamic = 'force-static';

/** The words that searches are corrected with, which a search box fetches when it is first used. */
export function GET(): Response {
  return Response.json(siteWords());
}
