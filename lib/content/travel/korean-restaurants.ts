import prepared from '@/.content/koreanRestaurants.json' with { type: 'json' };
import type { Content } from '@/lib/content/sources';

/** data/pages/korean-restaurants.yaml; undefined on a site without that page. */
export const koreanRestaurants = (prepared ?? undefined) as unknown as Content['koreanRestaurants'];
