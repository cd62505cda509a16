import type { RestaurantInput } from '@/data/schema/restaurant';

// On the Vaughan side of Steeles Avenue, open since about 2010; address and dish as in city guides.
export const restaurant: RestaurantInput = {
  name: 'Song Cook’s (Thornhill)',
  region: 'vaughan',
  cuisine: 'Korean',
  // Sample data of the owner’s taste.
  rating: 4.6,
  categories: ['Lunch', 'Dinner'],
  favoriteOrder: 'Jjajangmyeon',
  favoriteOrderComment: 'Mix it down to the bottom before the first bite.',
  recipe: 'jjajangmyeon',
  // A placeholder, which the owner replaces with the address of the video.
  youtubeLink: 'https://www.youtube.com/watch?v=example-103',
  image: {
    name: 'jjajangmyeon',
    alt: 'Jjajangmyeon from my own kitchen: thick noodles under dark black-bean sauce, with cucumber and half an egg',
    focus: [42, 50],
  },
  street: '72 Steeles Avenue West',
  coordinates: [43.7984, -79.4223],
};
