import type { RestaurantInput } from '@/data/schema/restaurant';

// A railway hotel of 1890, reopened in 2004; address as in reviews. The dish is one of its early brunches.
export const restaurant: RestaurantInput = {
  name: 'Drake Hotel (Beaconsfield Village)',
  region: 'downtown',
  cuisine: 'Canadian',
  // Sample data of the owner’s taste.
  rating: 4.1,
  categories: ['Breakfast', 'Brunch'],
  favoriteOrder: 'Eggs Caleb with smoked salmon',
  favoriteOrderRemoved: true,
  street: '1150 Queen Street West',
  coordinates: [43.6432, -79.4246],
};
