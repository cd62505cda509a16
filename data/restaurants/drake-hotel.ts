import { sample } from '@/data/schema/sample';
import type { RestaurantInput } from '@/data/schema/travel/restaurant';

// A railway hotel of 1890, reopened in 2004; address as in reviews. The dish is one of its early brunches.
export const restaurant: RestaurantInput = {
  name: 'Drake Hotel (Beaconsfield Village)',
  region: 'downtown',
  cuisine: 'Canadian',
  rating: sample(4.1, 'your own stars, 0 to 5, one decimal'),
  categories: ['Breakfast', 'Brunch'],
  favoriteOrder: 'Eggs Caleb with smoked salmon',
  favoriteOrderRemoved: true,
  street: '1150 Queen Street West',
  coordinates: [43.6432, -79.4246],
};
