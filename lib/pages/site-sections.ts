import 'server-only';
import type { Page, PageSection, SectionOf } from '@/lib/content/schema/page';
import type { CountedNumber } from '@/lib/content/schema/person-sections';
import { contentPages } from '@/lib/content/server';

/** The first section of a type on any page, with its page. */
export function findSection<Type extends PageSection['type']>(
  type: Type,
): { page: Page; section: SectionOf<Type> } | undefined {
  const isOfType = (section: PageSection): section is SectionOf<Type> => section.type === type;
  for (const page of contentPages) {
    const section = page.sections.find(isOfType);
    if (section) return { page, section };
  }
  return undefined;
}

/** The numbers of the site, shown on its pages and in the media kit. */
export function siteNumbers(): readonly CountedNumber[] {
  return findSection('numbers')?.section.items ?? [];
}
