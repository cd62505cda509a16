import { sample } from '@/data/schema/sample';
import type { RestaurantInput } from '@/data/schema/travel/restaurant';

// Founded in 1912, in Lawrence Plaza since the 1980s; address and dish as in city guides.
export const restaurant: RestaurantInput = {
  name: 'United Bakers Dairy Restaurant (Lawrence Manor)',
  region: 'northYork',
  cuisine: 'Jewish dairy',
  rating: sample(4.6, 'your own stars, 0 to 5, one decimal'),
  categories: ['Breakfast', 'Lunch'],
  favoriteOrder: 'Split pea soup',
  favoriteOrderLink: 'https://unitedbakers.ca/',
  image: {
    name: 'restaurant-pea-soup',
    alt: 'A bowl of green split pea soup with croutons, a thread of cream and dill, rye bread beside it',
    focus: [56, 48],
  },
  street: '506 Lawrence Avenue West',
};
