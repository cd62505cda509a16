import 'server-only';
import { headingsOfSections, type PageHeading } from '@/lib/content/headings';
import { type Page, type PageSection, pageSection } from '@/lib/content/schema/page';
import { fieldMeta } from '@/lib/content/shown-parts';
import { contentOf } from './section-content';

/** Headings that the table of contents of a page lists, in reading order. */
export function contentsOf({ sections }: Pick<Page, 'sections'>): PageHeading[] {
  return headingsOfSections(sections.filter((section) => !isEmptySection(section))).filter(
    ({ hasId, section }) => hasId && !isEnding(section),
  );
}

/** True if a section only leads to other pages. */
export const isEnding = (section: PageSection): boolean => fieldMeta(pageSection, section).isEnding === true;

/** True if a section is hidden, because nothing matches its selection. */
export const isEmptySection = (section: PageSection): boolean => contentOf(section).isEmpty === true;
