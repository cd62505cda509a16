import prepared from '@/.content/koreanRestaurants.json' with { type: 'json' };
import type { Content } from '@/lib/content/sources';

/** data/pages/korean-restaurants.yaml. */
export const koreanRestaurants = prepared as unknown as Content['koreanRestaurants'];
