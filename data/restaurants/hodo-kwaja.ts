import { sample } from '@/data/schema/sample';
import type { RestaurantInput } from '@/data/schema/travel/restaurant';

// A bakery of long standing with one speciality; address and dish as in city guides.
export const restaurant: RestaurantInput = {
  name: 'Hodo Kwaja (Koreatown)',
  region: 'downtown',
  cuisine: 'Korean bakery',
  rating: sample(4.4, 'your own stars, 0 to 5, one decimal'),
  category: 'Sweet',
  favoriteOrder: 'Walnut cakes with red bean',
  favoriteOrderComment: 'By the bag, and while they are still warm.',
  street: '656 Bloor Street West',
  coordinates: [43.6644, -79.4156],
};
