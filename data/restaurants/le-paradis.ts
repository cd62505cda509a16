import { sample } from '@/data/schema/sample';
import type { RestaurantInput } from '@/data/schema/travel/restaurant';

// A bistro of long standing on a side street; address as in city guides, the dish one of those that stay.
export const restaurant: RestaurantInput = {
  name: 'Le Paradis (The Annex)',
  region: 'downtown',
  cuisine: 'French',
  rating: sample(4.3, 'your own stars, 0 to 5, one decimal'),
  category: 'Dinner',
  favoriteOrder: 'Steak frites',
  image: {
    name: 'restaurant-steak-frites',
    alt: 'A sliced pink steak in its juice with a heap of salted fries and watercress on a plate',
    focus: [58, 56],
  },
  street: '166 Bedford Road',
};
