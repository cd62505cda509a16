import prepared from '@/.content/restaurants.json' with { type: 'json' };
import type { Content } from './sources';

/** data/restaurants, by the name of the file. */
export const restaurants = prepared as unknown as Content['restaurants'];
