import { pictures } from '@/data/pages/pictures';
import { sample } from '@/data/schema/sample';
import type { RestaurantInput } from '@/data/schema/travel/restaurant';

// Makes its own tofu every morning; address and dish as in city guides.
export const restaurant: RestaurantInput = {
  name: 'Cho Dang Soon Tofu (Islington)',
  region: 'etobicoke',
  cuisine: 'Korean',
  rating: sample(4.5, 'your own stars, 0 to 5, one decimal'),
  categories: ['Lunch', 'Healthy'],
  favoriteOrder: 'House-made tofu, then the soft tofu stew',
  favoriteOrderLink: '/legumes',
  favoriteOrderComment: 'Ask whether there is a fresh block to take home.',
  recipe: 'tofu',
  image: pictures.tofu,
  street: '5130 Dundas Street West',
};
