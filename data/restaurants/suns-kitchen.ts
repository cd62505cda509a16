import type { RestaurantInput } from '@/data/schema/restaurant';

// A counter in the food court of Pacific Mall, upstairs; address and dish as in newspaper portraits.
export const restaurant: RestaurantInput = {
  name: 'Sun’s Kitchen (Milliken)',
  region: 'markham',
  cuisine: 'Chinese',
  // Sample data of the owner’s taste.
  rating: 4.2,
  category: 'Lunch',
  favoriteOrder: 'Hand-pulled noodles in beef soup',
  favoriteOrderLink: '/noodles',
  street: '4300 Steeles Avenue East',
  coordinates: [43.8258, -79.3064],
};
