import type { RestaurantInput } from '@/data/schema/restaurant';

// In the same green farmhouse since 1991; address as on its own site, dish as in a magazine portrait of 2024.
export const restaurant: RestaurantInput = {
  name: 'Casa Verde (Pickering Village)',
  region: 'ajax',
  cuisine: 'Italian',
  // Sample data of the owner’s taste.
  rating: 4.3,
  category: 'Dinner',
  favoriteOrder: 'Linguine alla pescatora',
  street: '49 Old Kingston Road',
};
