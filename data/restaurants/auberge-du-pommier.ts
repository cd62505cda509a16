import { sample } from '@/data/schema/sample';
import type { RestaurantInput } from '@/data/schema/travel/restaurant';

// Open since 1987 around two cottages of the 1860s; address as in city guides. The duck was on the menu of 2016.
export const restaurant: RestaurantInput = {
  name: 'Auberge du Pommier (York Mills)',
  region: 'northYork',
  cuisine: 'French',
  rating: sample(4.7, 'your own stars, 0 to 5, one decimal'),
  categories: ['Dinner', 'Dressy'],
  favoriteOrder: 'Duck à l’orange',
  favoriteOrderRemoved: true,
  favoriteOrderComment: 'The menu follows the seasons: ask what the kitchen does with duck now.',
  street: '4150 Yonge Street',
  coordinates: [43.7469, -79.4078],
};
