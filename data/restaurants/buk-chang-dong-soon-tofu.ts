import { pictures } from '@/data/pages/pictures';
import { sample } from '@/data/schema/sample';
import type { RestaurantInput } from '@/data/schema/travel/restaurant';

// The uptown house of a Koreatown name with a menu of one dish; address and dish as in city guides.
export const restaurant: RestaurantInput = {
  name: 'Buk Chang Dong Soon Tofu (Koreatown North)',
  region: 'northYork',
  cuisine: 'Korean',
  rating: sample(4.5, 'your own stars, 0 to 5, one decimal'),
  categories: ['Lunch', 'Dinner'],
  favoriteOrder: 'Soft tofu stew',
  favoriteOrderLink: '/tofu',
  favoriteOrderComment: 'Crack the egg into the stone pot while it still boils.',
  image: pictures.softTofuStew,
  street: '5445 Yonge Street',
  coordinates: [43.7771, -79.4146],
};
