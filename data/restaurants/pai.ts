import { sample } from '@/data/schema/sample';
import type { RestaurantInput } from '@/data/schema/travel/restaurant';

// Open since 2014; address and dish as in city guides.
export const restaurant: RestaurantInput = {
  name: 'Pai (Entertainment District)',
  region: 'downtown',
  cuisine: 'Northern Thai',
  rating: sample(4.6, 'your own stars, 0 to 5, one decimal'),
  categories: ['Lunch', 'Dinner'],
  favoriteOrder: 'Khao soi with beef',
  youtubeLink: sample(
    'https://www.youtube.com/watch?v=example-101',
    'the address of your film about this place, or take the line out',
  ),
  image: {
    name: 'restaurant-khao-soi',
    alt: 'A teal bowl of noodles in golden curry with pieces of beef under a nest of crisp noodles, lime and cilantro',
    focus: [50, 48],
  },
  street: '18 Duncan Street',
  coordinates: [43.6478, -79.3888],
};
