import type { RestaurantInput } from '@/data/schema/restaurant';

// Open since 2008; address and dish as in city guides.
export const restaurant: RestaurantInput = {
  name: 'Mildred’s Temple Kitchen (Liberty Village)',
  region: 'downtown',
  cuisine: 'Canadian',
  // Sample data of the owner’s taste.
  rating: 4.4,
  category: 'Brunch',
  favoriteOrder: 'Blueberry buttermilk pancakes',
  // A placeholder, which the owner replaces with the address of the video.
  youtubeLink: 'https://www.youtube.com/watch?v=example-102',
  street: '85 Hanna Avenue',
  coordinates: [43.6399, -79.4204],
};
