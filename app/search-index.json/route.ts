import { searchFile } from '@/lib/search/index-file';

export const dynamic = 'force-static';

/** The index of all searches, loaded on first use. */
export function GET(): Response {
  return Response.json(searchFile());
}
