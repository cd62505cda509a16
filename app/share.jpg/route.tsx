import { siteCard } from '@/lib/seo/share-cards';
import { shareImage } from '@/lib/seo/share-image';

export const dynamic = 'force-static';

/** Share image of the home page, and of pages without one of their own. */
export function GET() {
  return shareImage(siteCard());
}
