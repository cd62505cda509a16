import { placeAddress, splitPlaceName } from '@/lib/content/place';
import type { Restaurant } from '@/lib/content/schema/restaurant';
import type { DocumentItem } from '@/lib/seo/document';
import { nameBefore, sentences } from '@/lib/seo/recipe-document';

/** A restaurant as an entry of a list in feeds. */
export const restaurantItem = (restaurant: Restaurant): DocumentItem => {
  const { name, district } = splitPlaceName(restaurant.name);
  const { cuisine, street, favoriteOrder, favoriteOrderRemoved } = restaurant;
  return {
    name: nameBefore(name),
    text: sentences([cuisine, street ?? district, favoriteOrderRemoved ? undefined : favoriteOrder]),
    href: placeAddress(restaurant),
  };
};
