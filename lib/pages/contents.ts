import type { FlourPage, LegumesPage, SaladSection, SaladsPage } from '@/lib/content/schema/learn';
import type { PageSection } from '@/lib/content/schema/page';
import { flourElements, legumeElements, type PageElement, saladElements } from '@/lib/education/elements';
import { cardsWithOwnAddress } from '@/lib/education/pages';
import { pickedRestaurants } from '@/lib/guide/restaurants';
import { pickedRecipes, recipeTypeTiles } from '@/lib/recipe-list/cards';

const listed = (elements: readonly PageElement[]) => elements.filter((element) => element.listed);

/** What the table of contents of the flour page lists, in reading order. */
export function flourContents(page: FlourPage): PageElement[] {
  return listed(flourElements(page));
}

/** What the table of contents of the legumes page lists, in reading order. Build only. */
export function legumeContents({ recipes, ...page }: LegumesPage): PageElement[] {
  const shown = recipes && cardsWithOwnAddress(recipes.types).length > 0;
  return listed(legumeElements({ ...page, ...(shown && { recipes }) }));
}

/** What the table of contents of the salads page lists, in reading order. Build only. */
export function saladContents(page: SaladsPage): PageElement[] {
  const sections = page.sections.filter((section) => !isEmptySection(section));
  return listed(saladElements({ ...page, sections }));
}

/** Whether nothing is drawn of a section, because what it picks is not there. */
export function isEmptySection(section: PageSection | SaladSection): boolean {
  if (section.type === 'types') return recipeTypeTiles().length === 0;
  if (section.type === 'recipes') return pickedRecipes(section).length === 0;
  return section.type === 'restaurants' && pickedRestaurants(section).length === 0;
}
