import prepared from '@/.content/restaurants.json';
import type { Content } from './sources';

/** data/restaurants, by the name of the file. */
export const restaurants = prepared as unknown as Content['restaurants'];
