import { guidePath } from '@/lib/content/guide';
import { splitPlaceName } from '@/lib/content/place';
import type { Restaurant } from '@/lib/content/schema/restaurant';
import type { DocumentItem } from '@/lib/seo/document';
import { nameBefore } from '@/lib/seo/recipe-document';

/** Texts as sentences one after the other, without those that are left out. */
export const sentences = (texts: readonly (string | undefined)[]) =>
  texts.flatMap((text) => (text ? nameBefore(text) : [])).join(' ');

/** A restaurant as an entry of a list in feeds. */
export const restaurantItem = (restaurant: Restaurant): DocumentItem => {
  const { name, district } = splitPlaceName(restaurant.name);
  const { cuisine, street, slug, region, guide, favoriteOrder, favoriteOrderRemoved } = restaurant;
  return {
    name: nameBefore(name),
    text: sentences([cuisine, street ?? district, favoriteOrderRemoved ? undefined : favoriteOrder]),
    href: `${guidePath(guide)}/?region=${region}#${slug}`,
  };
};
