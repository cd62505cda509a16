import type { RestaurantInput } from '@/data/schema/restaurant';

// A counter in the Iranian Plaza, north of Finch; dish as in city guides. They differ about the number on Yonge Street.
export const restaurant: RestaurantInput = {
  name: 'Altona Kabob (Newtonbrook)',
  region: 'northYork',
  cuisine: 'Persian',
  // Sample data of the owner’s taste.
  rating: 4.3,
  category: 'Savoury',
  favoriteOrder: 'Koobideh with saffron rice',
};
