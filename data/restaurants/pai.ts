import type { RestaurantInput } from '@/data/schema/restaurant';

export const restaurant: RestaurantInput = {
  name: 'Pai (Entertainment District)',
  region: 'downtown',
  cuisine: 'Northern Thai',
  // Sample data of the owner's taste.
  rating: 4.6,
  category: 'Dinner',
  favoriteOrder: 'Khao soi',
  street: '18 Duncan Street',
  coordinates: [43.6478, -79.3887],
};
