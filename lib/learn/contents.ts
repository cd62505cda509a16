import type { FlourPage } from '@/lib/content/schema/pages/flour';
import type { LegumesPage } from '@/lib/content/schema/pages/legumes';
import type { SaladsPage } from '@/lib/content/schema/pages/salads';
import { isEmptySection } from '@/lib/pages/empty-section';
import { flourElements, legumeElements, type PageElement, saladElements } from './elements';
import { cardsWithOwnAddress } from './recipes-using';

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
