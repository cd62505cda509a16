import type { SaladSection } from '@/lib/content/schema/learn';
import type { PageSection } from '@/lib/content/schema/page';
import { pickedRecipes } from '@/lib/listing/cards';
import { pickedRestaurants } from '@/lib/travel/restaurants';

/** Whether nothing is drawn of a section, because what it picks is not there. */
export function isEmptySection(section: PageSection | SaladSection): boolean {
  if (section.type === 'recipes') return pickedRecipes(section).length === 0;
  return section.type === 'restaurants' && pickedRestaurants(section).length === 0;
}
