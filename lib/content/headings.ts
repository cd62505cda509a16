import type { PageSection } from '@/lib/content/schema/page';
import { headingId } from '@/lib/text/slug';

/** A heading of a page that an address can lead to. */
export type PageHeading = {
  /** Id of its element. */
  id: string;
  title: string;
  /** The content under it that search covers: without cards that are found by themselves. */
  content: unknown;
  /** True if it has an `id` in the file: the table of contents lists those. */
  hasOwnId: boolean;
  /** Path of the field in the file of the page. */
  field: PropertyKey[];
};

type Titled = { title?: string | undefined; id?: string | undefined };

function heading(field: PropertyKey[], { title, id: ownId }: Titled, content: unknown): PageHeading[] {
  const id = headingId({ title, id: ownId });
  return title !== undefined && id ? [{ id, title, content, hasOwnId: ownId !== undefined, field }] : [];
}

/** Headings of one section, in reading order. @param sections all sections of its page */
function headingsIn(
  section: PageSection,
  field: PropertyKey[],
  sections: readonly PageSection[],
): PageHeading[] {
  switch (section.type) {
    case 'numbers':
    case 'more':
    case 'kernel':
      return [];
    case 'folds':
      return section.folds.flatMap((fold, index) => heading([...field, 'folds', index], fold, fold));
    case 'programs':
      return [
        ...heading(field, section, section),
        ...section.items.flatMap((program, index) => heading([...field, 'items', index], program, program)),
      ];
    case 'pictureLists':
      return heading(field, section, [section.text, section.lists.map(({ items }) => items)]);
    case 'tipLists':
      return [
        ...heading(field, section, section.text),
        ...section.lists.flatMap((list, index) => heading([...field, 'lists', index], list, list.items)),
        ...(section.cups ? heading([...field, 'cups'], section.cups, section.cups.text) : []),
      ];
    case 'cookingTable': {
      // The names of the rows are found at their cards.
      const rows = sections.flatMap((each) => (each.type === 'legumes' ? each.legumes : []));
      return heading(field, section, [section.text, section.advice, rows.map(({ title, ...row }) => row)]);
    }
    case 'showcase':
    case 'comparison':
    case 'flours':
    case 'flourFinder':
    case 'products':
    case 'recipeCards':
    case 'transformations':
      return heading(field, section, section.text);
    case 'legumes':
      return heading(field, section, undefined);
    default: {
      const { title, ...content } = section;
      return heading(field, { title, id: content.id }, content);
    }
  }
}

/** Every heading of a page that an address can lead to, in reading order. */
export function headingsOfSections(
  sections: readonly PageSection[],
): (PageHeading & { section: PageSection })[] {
  return sections.flatMap((section, index) =>
    headingsIn(section, ['sections', index], sections).map((found) => ({ ...found, section })),
  );
}
