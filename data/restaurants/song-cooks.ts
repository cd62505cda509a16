import { pictures } from '@/data/pages/pictures';
import { sample } from '@/data/schema/sample';
import type { RestaurantInput } from '@/data/schema/travel/restaurant';

// On the Vaughan side of Steeles Avenue, open since about 2010; address and dish as in city guides.
export const restaurant: RestaurantInput = {
  name: 'Song Cook’s (Thornhill)',
  region: 'vaughan',
  cuisine: 'Korean',
  rating: sample(4.6, 'your own stars, 0 to 5, one decimal'),
  categories: ['Lunch', 'Dinner'],
  favoriteOrder: 'Jjajangmyeon',
  favoriteOrderComment: 'Mix it down to the bottom before the first bite.',
  recipe: 'jjajangmyeon',
  youtubeLink: sample(
    'https://www.youtube.com/watch?v=example-103',
    'the address of your film about this place, or take the line out',
  ),
  image: pictures.jjajangmyeon,
  street: '72 Steeles Avenue West',
  coordinates: [43.7984, -79.4223],
};
