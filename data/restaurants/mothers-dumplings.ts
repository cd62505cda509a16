import type { RestaurantInput } from '@/data/schema/restaurant';

export const restaurant: RestaurantInput = {
  name: 'Mother’s Dumplings (Chinatown)',
  region: 'downtown',
  cuisine: 'Northern Chinese',
  // Sample data of the owner's taste.
  rating: 4.3,
  category: 'Lunch',
  favoriteOrder: 'Boiled pork and chive dumplings',
};
