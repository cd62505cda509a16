import 'server-only';
import { headingsOfSections, type PageHeading } from '@/lib/content/headings';
import type { Page, PageSection } from '@/lib/content/schema/page';
import { pickedRestaurants } from '@/lib/guide/restaurants';
import { pickedCards, pickedRecipes } from '@/lib/recipe/picked-cards';
import { safeFoods, underdoneFoods } from '@/lib/recipe/safe-temperatures';
import { siteAuthority } from '@/lib/recipe/safety';
import { recipeTypeTiles } from '@/lib/recipe-list/cards';

/** Headings that the table of contents of a page lists, in reading order. */
export function contentsOf({ sections }: Pick<Page, 'sections'>): PageHeading[] {
  return headingsOfSections(sections.filter((section) => !isEmptySection(section))).filter(
    ({ hasOwnId, section }) => hasOwnId && !isWayOn(section),
  );
}

/** True if a section only leads to other pages. */
export function isWayOn({ type }: PageSection): boolean {
  return type === 'links' || type === 'more' || type === 'action';
}

/** True if a section is hidden, because nothing matches its selection. */
export function isEmptySection(section: PageSection): boolean {
  switch (section.type) {
    case 'types':
      return recipeTypeTiles().length === 0;
    case 'recipes':
      return pickedRecipes(section).length === 0;
    case 'recipeCards':
      return pickedCards(section).length === 0;
    case 'restaurants':
      return pickedRestaurants(section).length === 0;
    case 'safeTemperatures':
      return !siteAuthority || safeFoods(siteAuthority).length === 0;
    case 'safeKeeping':
      return !siteAuthority;
    case 'underdone':
      return !siteAuthority || underdoneFoods(siteAuthority, safeFoods(siteAuthority)).length === 0;
    default:
      return false;
  }
}
