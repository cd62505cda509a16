import { siteEntries } from '@/lib/search/site/entries/all';

export const dynamic = 'force-static';

/** Everything the site search finds, which its box fetches when it is first opened. */
export function GET(): Response {
  return Response.json(siteEntries());
}
