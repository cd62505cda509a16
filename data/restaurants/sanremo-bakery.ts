import { sample } from '@/data/schema/sample';
import type { RestaurantInput } from '@/data/schema/travel/restaurant';

// A family bakery since 1969; address and dish as in city guides.
export const restaurant: RestaurantInput = {
  name: 'SanRemo Bakery (Mimico)',
  region: 'etobicoke',
  cuisine: 'Italian bakery',
  rating: sample(4.5, 'your own stars, 0 to 5, one decimal'),
  categories: ['Breakfast', 'Sweet'],
  favoriteOrder: 'A jelly doughnut',
  favoriteOrderComment: 'They are made once a day, so come in the morning.',
  image: {
    name: 'restaurant-doughnut',
    alt: 'Sugared doughnuts piled on a board, one of them cut open over its red jam, and a cup of coffee',
    focus: [38, 52],
  },
  street: '374 Royal York Road',
  coordinates: [43.6185, -79.4995],
};
