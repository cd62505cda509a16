import type { RestaurantInput } from '@/data/schema/restaurant';

// Open since 2014; address and dish as in city guides.
export const restaurant: RestaurantInput = {
  name: 'Pai (Entertainment District)',
  region: 'downtown',
  cuisine: 'Northern Thai',
  // Sample data of the owner’s taste.
  rating: 4.6,
  categories: ['Lunch', 'Dinner'],
  favoriteOrder: 'Khao soi with beef',
  // A placeholder, which the owner replaces with the address of the video.
  youtubeLink: 'https://www.youtube.com/watch?v=example-101',
  street: '18 Duncan Street',
  coordinates: [43.6478, -79.3888],
};
