import type { Page, PageSection } from '@/lib/content/schema/page';
import { absoluteUrl } from '@/lib/content/site-url';
import { itemList } from '@/lib/seo/site-json-ld';
import { headingId } from '@/lib/text/slug';
import { contentOf } from './section-content';

type Titled = { title?: string | undefined; id?: string | undefined };

/** Structured data of the lists of a page. A section without a title has that of the page. */
export function sectionLists(
  { path, title, metaTitle = title }: Pick<Page, 'path' | 'title' | 'metaTitle'>,
  sections: readonly PageSection[],
) {
  const lists = sections.map((section, index) => {
    const heading: Titled = 'title' in section ? section : {};
    return itemList({
      id: `${absoluteUrl(path)}#list-${headingId(heading) ?? index + 1}`,
      name: heading.title ?? metaTitle,
      // Pages and places of this site only.
      entries: (contentOf(section).links ?? []).filter(({ path }) => path.startsWith('/')),
    });
  });
  return lists.filter((list) => list !== null);
}
