import prepared from '@/.content/restaurantSearch.json' with { type: 'json' };
import type { Content } from '@/lib/content/sources';

/** data/restaurant-search.yaml. */
export const restaurantSearch = prepared as unknown as Content['restaurantSearch'];
