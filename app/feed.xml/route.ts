import { recipeFeed } from '@/lib/pages/feeds';
import { atomResponse } from '@/lib/seo/feed';

export const dynamic = 'force-static';

/** The newest recipes as an Atom feed. */
export function GET(): Response {
  return atomResponse(recipeFeed());
}
