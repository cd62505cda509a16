import { sample } from '@/data/schema/sample';
import type { RestaurantInput } from '@/data/schema/travel/restaurant';

// A counter in the food court of Pacific Mall, upstairs; address and dish as in newspaper portraits.
export const restaurant: RestaurantInput = {
  name: 'Sun’s Kitchen (Milliken)',
  region: 'markham',
  cuisine: 'Chinese',
  rating: sample(4.2, 'your own stars, 0 to 5, one decimal'),
  category: 'Lunch',
  favoriteOrder: 'Hand-pulled noodles in beef soup',
  favoriteOrderLink: '/noodles',
  street: '4300 Steeles Avenue East',
  coordinates: [43.8258, -79.3064],
};
