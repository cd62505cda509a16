import prepared from '@/.content/categories.json' with { type: 'json' };
import type { Content } from './sources';

/** data/restaurant-categories.yaml. */
export const categories = prepared as unknown as Content['categories'];
