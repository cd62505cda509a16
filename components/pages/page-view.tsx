import type { ComponentType, ReactNode } from 'react';
import * as messages from '@/.content/messages/learn';
import { MailButton } from '@/components/content/mail-button';
import { JsonLd } from '@/components/seo/json-ld';
import { buttonClass } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import { headingsOfSections } from '@/lib/content/headings';
import type { Page, Soon } from '@/lib/content/schema/page';
import { contentsOf } from '@/lib/pages/contents';
import { profilePageJsonLd } from '@/lib/seo/json-ld';
import { ContentPage } from './content-page';
import { PrintSource } from './print-source';
import { PageSectionView, type SectionGroups } from './sections/page-section';

/** Imports of a route for its pages. */
export type PageGroups = SectionGroups & {
  /** Component for pages that are coming soon. */
  soon: ComponentType<{ page: Page & { soon: Soon }; groups: PageGroups }> | undefined;
};

export type PageViewProps = {
  page: Page;
  groups: PageGroups;
  /** Replaces the title in the heading. */
  heading?: ReactNode;
  /** Controls after the dek. */
  lead?: ReactNode;
  /** Content before the sections. */
  children?: ReactNode;
};

/** A page of data/pages: its header, its table of contents, its sections in order. */
export function PageView({ page, groups, heading, lead, children }: PageViewProps) {
  const { sections, path, contents } = page;
  return (
    <ContentPage
      page={page}
      heading={heading}
      lead={
        <>
          <Opening page={page} />
          {lead}
        </>
      }
    >
      {sections.some(({ type }) => type === 'story') && <JsonLd data={profilePageJsonLd(page)} />}
      {contents && <Contents headings={contentsOf(page)} />}
      {children}
      {sections.map((section, index) => (
        <PageSectionView
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          key={index}
          section={section}
          sections={sections}
          groups={groups}
        />
      ))}
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

/** Table of contents: links to the headings of a page. */
function Contents({ headings }: { headings: readonly { id: string; title: string }[] }) {
  if (headings.length === 0) return null;
  // Eight and twelve headings fill rows of four. One column with large letters.
  const columns = headings.length % 4 === 0 ? 'lg:grid-cols-4' : 'lg:grid-cols-3';
  return (
    <nav className="wrap mt-10 print:hidden" aria-label={messages.onThisPage}>
      <ol
        className={`grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,34%)),1fr))] gap-x-gap ${columns} *:grid border-t border-ink *:border-b *:border-line`}
      >
        {headings.map(({ id, title }) => (
          <li key={id}>
            <a
              className="flex min-h-11 items-center py-2 font-display text-md leading-tight font-medium wrap-anywhere decoration-2 underline-offset-4 hover:underline"
              href={`#${id}`}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
