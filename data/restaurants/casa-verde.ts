import { sample } from '@/data/schema/sample';
import type { RestaurantInput } from '@/data/schema/travel/restaurant';

// In the same green farmhouse since 1991; address as on its own site, dish as in a magazine portrait of 2024.
export const restaurant: RestaurantInput = {
  name: 'Casa Verde (Pickering Village)',
  region: 'ajax',
  cuisine: 'Italian',
  rating: sample(4.3, 'your own stars, 0 to 5, one decimal'),
  category: 'Dinner',
  favoriteOrder: 'Linguine alla pescatora',
  street: '49 Old Kingston Road',
};
