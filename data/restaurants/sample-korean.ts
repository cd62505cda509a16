import type { RestaurantInput } from '@/data/schema/restaurant';

export const restaurant: RestaurantInput = {
  name: 'Yummy Korean Food Restaurant (Koreatown North)',
  region: 'northYork',
  cuisine: 'Korean',
  // Sample data of the owner's taste.
  rating: 4.4,
  category: 'Dinner',
  favoriteOrder: 'Jjajangmyeon',
};
