import type { FlourPage, LegumesPage, SaladsPage } from '@/lib/content/schema/learn';
import { flourElements, legumeElements, type PageElement, saladElements } from '@/lib/learn/elements';
import { cardsWithOwnAddress } from '@/lib/learn/recipes-using';
import { isEmptySection } from '@/lib/pages/empty-section';

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
