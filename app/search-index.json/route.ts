import { searchFile } from '@/lib/pages/search-index';

export const dynamic = 'force-static';

/** The index of all searches, loaded on first use. */
export function GET(): Response {
  return Response.json(searchFile());
}
