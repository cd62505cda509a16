import { pictures } from '@/data/pages/pictures';
import { sample } from '@/data/schema/sample';
import type { RestaurantInput } from '@/data/schema/travel/restaurant';

// Ligurian cooking; address as on its own site, dish as in the list of Canada’s 100 Best Restaurants.
export const restaurant: RestaurantInput = {
  name: 'Osteria Giulia (Yorkville)',
  region: 'downtown',
  cuisine: 'Italian',
  rating: sample(4.8, 'your own stars, 0 to 5, one decimal'),
  categories: ['Dinner', 'Dressy'],
  favoriteOrder: 'Trofie al pesto genovese',
  recipe: 'pasta',
  image: pictures.pasta,
  street: '134 Avenue Road',
};
