import { sample } from '@/data/schema/sample';
import type { RestaurantInput } from '@/data/schema/travel/restaurant';

// Known for its pork bone soup and for being open when others are not; address and dish as in city guides.
export const restaurant: RestaurantInput = {
  name: 'Owl of Minerva (Willowdale)',
  region: 'northYork',
  cuisine: 'Korean',
  rating: sample(4.2, 'your own stars, 0 to 5, one decimal'),
  category: 'Dinner',
  categories: ['Late night'],
  favoriteOrder: 'Gamjatang, pork bone soup with potato',
  street: '5324 Yonge Street',
  coordinates: [43.7733, -79.4142],
};
