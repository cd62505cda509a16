import type { Legume, Product } from '@/lib/content/schema/education-sections';
import type { Flour } from '@/lib/content/schema/flour-sections';
import type { Page, PageSection } from '@/lib/content/schema/page';

/** A card that explains an ingredient. Its `id` is that of its element on the page. */
export type LearnCard = (Flour | Legume | Product) & {
  /** Path of the page it is on. */
  page: string;
};

/** The cards of one section, with the field of the list they are in. */
export function cardsOf(section: PageSection): {
  list: string;
  cards: readonly (Flour | Legume | Product)[];
} {
  switch (section.type) {
    case 'flours':
      return { list: 'flours', cards: section.flours };
    case 'legumes':
      return { list: 'legumes', cards: section.legumes };
    case 'products':
      return { list: 'products', cards: section.products };
    default:
      return { list: '', cards: [] };
  }
}

/** All cards that ingredients can link to with `about`. */
export function cardsIn(pages: readonly Pick<Page, 'path' | 'sections'>[]): LearnCard[] {
  return pages.flatMap(({ path, sections }) =>
    sections.flatMap((section) => cardsOf(section).cards.map((card) => ({ ...card, page: path }))),
  );
}

/** True for cards of flours. */
export function isFlour(card: Flour | Legume | Product): card is Flour & LearnCard {
  return 'bestFor' in card;
}
