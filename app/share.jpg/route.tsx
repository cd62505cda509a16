import { home, site } from '@/lib/content/server';
import { shareImage } from '@/lib/seo/share-image';

export const dynamic = 'force-static';

/** Default share image, 1200 × 630 pixels. */
export function GET() {
  return shareImage({
    title: site.name,
    line: site.tagline,
    picture: site.picture ?? home.hero.raw.picture,
  });
}
