import type { RestaurantInput } from '@/data/schema/restaurant';

// A family deli since 1957; address and dish as in newspaper portraits.
export const restaurant: RestaurantInput = {
  name: 'Pancer’s Original Deli (North York)',
  region: 'northYork',
  cuisine: 'Jewish deli',
  // Sample data of the owner’s taste.
  rating: 4.4,
  categories: ['Lunch', 'Savoury'],
  favoriteOrder: 'Pastrami on rye',
  favoriteOrderComment: 'With mustard, and a pickle on the side.',
  street: '3856 Bathurst Street',
};
