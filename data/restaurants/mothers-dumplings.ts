import type { RestaurantInput } from '@/data/schema/restaurant';

// In Chinatown since 2005, on Spadina since 2010; address as on its own site, dish as in newspaper portraits.
export const restaurant: RestaurantInput = {
  name: 'Mother’s Dumplings (Chinatown)',
  region: 'downtown',
  cuisine: 'Northern Chinese',
  // Sample data of the owner’s taste.
  rating: 4.3,
  category: 'Lunch',
  categories: ['Savoury'],
  favoriteOrder: 'Boiled pork and chive dumplings',
  street: '421 Spadina Avenue',
  coordinates: [43.6571, -79.3995],
};
