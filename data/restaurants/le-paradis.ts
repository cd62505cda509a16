import type { RestaurantInput } from '@/data/schema/restaurant';

// A bistro of long standing on a side street; address as in city guides, the dish one of those that stay.
export const restaurant: RestaurantInput = {
  name: 'Le Paradis (The Annex)',
  region: 'downtown',
  cuisine: 'French',
  // Sample data of the owner’s taste.
  rating: 4.3,
  category: 'Dinner',
  favoriteOrder: 'Steak frites',
  street: '166 Bedford Road',
};
