import { searchedGuides } from '@/lib/content/searched-guides';
import { searchDocuments, searchGuides, siteWords } from '@/lib/search/entries';

export const dynamic = 'force-static';

/** The words that searches are corrected with, and what shows whether a correction finds anything, which a search box fetches when it is first used. */
export function GET(): Response {
  const guides = searchedGuides.flatMap(({ id }) => searchGuides(id));
  return Response.json({ ...siteWords(), places: searchDocuments(), guides });
}
