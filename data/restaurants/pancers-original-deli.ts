import { sample } from '@/data/schema/sample';
import type { RestaurantInput } from '@/data/schema/travel/restaurant';

// A family deli since 1957; address and dish as in newspaper portraits.
export const restaurant: RestaurantInput = {
  name: 'Pancer’s Original Deli (North York)',
  region: 'northYork',
  cuisine: 'Jewish deli',
  rating: sample(4.4, 'your own stars, 0 to 5, one decimal'),
  categories: ['Lunch', 'Savoury'],
  favoriteOrder: 'Pastrami on rye',
  favoriteOrderComment: 'With mustard, and a pickle on the side.',
  street: '3856 Bathurst Street',
};
