import { indexParts } from '@/lib/search/parts';
import { siteEntries } from '@/lib/search/site-entries';

export const dynamic = 'force-static';

/** Everything the site search finds, which its box fetches when it is first opened; of a large site, the index of its parts. */
export function GET(): Response {
  const entries = siteEntries();
  return Response.json(indexParts(entries)?.index ?? entries);
}
