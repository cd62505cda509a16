import { guideFeed } from '@/lib/pages/feeds';
import { jsonFeedResponse } from '@/lib/seo/feed';

export const dynamic = 'force-static';

/** The newest guides as a JSON feed. */
export function GET(): Response {
  return jsonFeedResponse(guideFeed());
}
