import { recipeFeed } from '@/lib/pages/feeds';
import { jsonFeedResponse } from '@/lib/seo/feed';

export const dynamic = 'force-static';

/** The newest recipes as a JSON feed. */
export function GET(): Response {
  return jsonFeedResponse(recipeFeed());
}
