import { sample } from '@/data/schema/sample';
import type { RestaurantInput } from '@/data/schema/travel/restaurant';

// In Chinatown since 2005, on Spadina since 2010; address as on its own site, dish as in newspaper portraits.
export const restaurant: RestaurantInput = {
  name: 'Mother’s Dumplings (Chinatown)',
  region: 'downtown',
  cuisine: 'Northern Chinese',
  rating: sample(4.3, 'your own stars, 0 to 5, one decimal'),
  category: 'Lunch',
  categories: ['Savoury'],
  favoriteOrder: 'Boiled pork and chive dumplings',
  image: {
    name: 'restaurant-dumplings',
    alt: 'Boiled dumplings with chilli and scallions on a teal plate, black vinegar with chilli oil beside them',
    focus: [47, 53],
  },
  street: '421 Spadina Avenue',
  coordinates: [43.6571, -79.3995],
};
