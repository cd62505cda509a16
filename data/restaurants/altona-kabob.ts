import { sample } from '@/data/schema/sample';
import type { RestaurantInput } from '@/data/schema/travel/restaurant';

// A counter in the Iranian Plaza, north of Finch; dish as in city guides. They differ about the number on Yonge Street.
export const restaurant: RestaurantInput = {
  name: 'Altona Kabob (Newtonbrook)',
  region: 'northYork',
  cuisine: 'Persian',
  rating: sample(4.3, 'your own stars, 0 to 5, one decimal'),
  category: 'Savoury',
  favoriteOrder: 'Koobideh with saffron rice',
  image: {
    name: 'restaurant-koobideh',
    alt: 'Two koobideh kebabs before a mound of rice golden with saffron, with grilled tomatoes and red onion',
    focus: [49, 52],
  },
};
