import { pictures } from '@/data/pages/pictures';
import { sample } from '@/data/schema/sample';
import type { RestaurantInput } from '@/data/schema/travel/restaurant';

// Open since 2014; address as in city guides, the salad on its menu from the first year.
export const restaurant: RestaurantInput = {
  name: 'Mamakas Taverna (Ossington)',
  region: 'downtown',
  cuisine: 'Greek',
  rating: sample(4.5, 'your own stars, 0 to 5, one decimal'),
  categories: ['Dinner', 'Healthy'],
  favoriteOrder: 'Horiatiki, the Greek village salad',
  recipe: 'greek-salad',
  image: pictures.greekSalad,
  street: '80 Ossington Avenue',
  coordinates: [43.646, -79.4196],
};
