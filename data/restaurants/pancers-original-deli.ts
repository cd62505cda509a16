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
  image: {
    name: 'restaurant-pastrami',
    alt: 'Two halves of a tall pastrami sandwich on rye with mustard, and two gherkins',
    focus: [42, 50],
  },
  street: '3856 Bathurst Street',
};
