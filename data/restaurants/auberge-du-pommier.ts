import type { RestaurantInput } from '@/data/schema/restaurant';

// Open since 1987 around two cottages of the 1860s; address as in city guides. The duck was on the menu of 2016.
export const restaurant: RestaurantInput = {
  name: 'Auberge du Pommier (York Mills)',
  region: 'northYork',
  cuisine: 'French',
  // Sample data of the owner’s taste.
  rating: 4.7,
  categories: ['Dinner', 'Dressy'],
  favoriteOrder: 'Duck à l’orange',
  favoriteOrderRemoved: true,
  favoriteOrderComment: 'The menu follows the seasons: ask what the kitchen does with duck now.',
  street: '4150 Yonge Street',
  coordinates: [43.7469, -79.4078],
};
