import { sample } from '@/data/schema/sample';
import type { RestaurantInput } from '@/data/schema/travel/restaurant';

// Open since 2008; address and dish as in city guides.
export const restaurant: RestaurantInput = {
  name: 'Mildred’s Temple Kitchen (Liberty Village)',
  region: 'downtown',
  cuisine: 'Canadian',
  rating: sample(4.4, 'your own stars, 0 to 5, one decimal'),
  category: 'Brunch',
  favoriteOrder: 'Blueberry buttermilk pancakes',
  youtubeLink: sample(
    'https://www.youtube.com/watch?v=example-102',
    'the address of your film about this place, or take the line out',
  ),
  image: {
    name: 'restaurant-pancakes',
    alt: 'A stack of pancakes with melting butter, syrup running down and blueberries',
    focus: [46, 50],
  },
  street: '85 Hanna Avenue',
  coordinates: [43.6399, -79.4204],
};
