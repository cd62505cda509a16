import type { RestaurantInput } from '@/data/schema/restaurant';

// A family bakery since 1969; address and dish as in city guides.
export const restaurant: RestaurantInput = {
  name: 'SanRemo Bakery (Mimico)',
  region: 'etobicoke',
  cuisine: 'Italian bakery',
  // Sample data of the owner’s taste.
  rating: 4.5,
  categories: ['Breakfast', 'Sweet'],
  favoriteOrder: 'A jelly doughnut',
  favoriteOrderComment: 'They are made once a day, so come in the morning.',
  street: '374 Royal York Road',
  coordinates: [43.6185, -79.4995],
};
