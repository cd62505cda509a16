import type { ReactNode } from 'react';
import { MailButton } from '@/components/content/mail-button';
import { JsonLd } from '@/components/seo/json-ld';
import { buttonClass } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import { headingsOfSections } from '@/lib/content/headings';
import type { Page, PageSection } from '@/lib/content/schema/page';
import { contentGraph } from '@/lib/pages/content-graphs';
import { contentsOf } from '@/lib/pages/contents';
import { ChapterLinks } from './chapter-links';
import { ContentPage, type ContentPageProps } from './content-page';
import { ContentsBar } from './contents-bar.client';
import { PrintSource } from './print-source';
import { SectionList, type SectionViews } from './sections/section-views';

export type PageViewProps<Section extends PageSection> = Pick<
  ContentPageProps,
  'heading' | 'lead' | 'hasSignUp'
> & {
  page: Omit<Page, 'sections'> & { sections: Section[] };
  views: SectionViews<Section>;
  /** Content before the sections. */
  children?: ReactNode;
};

/** A page of data/pages: its header, its table of contents, its sections in order. */
export function PageView<Section extends PageSection>({
  page,
  views,
  heading,
  lead,
  hasSignUp,
  children,
}: PageViewProps<Section>) {
  const { sections, path, contents } = page;
  const headings = contentsOf(page).map(({ id, title }) => ({ id, title }));
  return (
    <ContentPage
      page={page}
      heading={heading}
      hasSignUp={hasSignUp}
      lead={
        <>
          <Opening page={page} />
          {lead}
        </>
      }
    >
      <JsonLd graph={contentGraph(page)} />
      {contents && headings.length > 0 && <ContentsBar headings={headings} />}
      {children}
      <SectionList sections={sections} views={views} />
      <ChapterLinks path={path} />
      <PrintSource path={path} />
    </ContentPage>
  );
}

/** The buttons under the opening sentences. A link to a section that is not on the page is left out. */
function Opening({ page: { opening, sections } }: { page: Page }) {
  if (!opening) return null;
  const { mail, link } = opening;
  const isOnPage = headingsOfSections(sections).some(({ id }) => `#${id}` === link?.href);
  return (
    <div className="mt-6 flex flex-wrap gap-2.5">
      {mail && <MailButton mail={mail} />}{' '}
      {link?.href.startsWith('#')
        ? isOnPage && (
            <a className={buttonClass({ look: 'quiet' })} href={link.href}>
              {link.name}
            </a>
          )
        : link && (
            <SiteLink className={buttonClass({ look: 'quiet' })} href={link.href}>
              {link.name}
            </SiteLink>
          )}
    </div>
  );
}
