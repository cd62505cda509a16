import type { SaladSection, SaladsPage } from '@/lib/content/schema/learn';
import type { Page, PageSection } from '@/lib/content/schema/page';
import type { Content } from '@/lib/content/sources';

/** Whether a section of the salads page is drawn like on any other page. */
export function isPlain(section: SaladSection): section is Exclude<PageSection, { type: 'recipes' }> {
  return section.type !== 'folds' && section.type !== 'proportions' && section.type !== 'recipes';
}

/** The salads page as pages are listed: without the sections that it draws itself. */
export function saladsAsPage(salads: SaladsPage): Page {
  return { ...salads, sections: salads.sections.filter(isPlain) };
}

/** The education pages there are, in the order of the site's menu. */
export function learnPagesOf({
  flour,
  legumes,
  salads,
}: Pick<Content, 'flour' | 'legumes' | 'salads'>): Page[] {
  return [salads && saladsAsPage(salads), legumes, flour].filter((page) => page !== undefined);
}
