import type { RestaurantInput } from '@/data/schema/restaurant';

// Founded in 1912, in Lawrence Plaza since the 1980s; address and dish as in city guides.
export const restaurant: RestaurantInput = {
  name: 'United Bakers Dairy Restaurant (Lawrence Manor)',
  region: 'northYork',
  cuisine: 'Jewish dairy',
  // Sample data of the owner’s taste.
  rating: 4.6,
  categories: ['Breakfast', 'Lunch'],
  favoriteOrder: 'Split pea soup',
  favoriteOrderLink: 'https://unitedbakers.ca/',
  street: '506 Lawrence Avenue West',
};
