import type { ReactNode } from 'react';
import { SectionViews } from '@/components/pages/sections/section-view';
import { JsonLd } from '@/components/seo/json-ld';
import type { Page } from '@/lib/content/schema/page';
import { breadcrumbJsonLd, pageCrumbs } from '@/lib/seo/json-ld';
import { PageHeader } from './page-header';

export type ContentPageProps = {
  page: Page;
  /** Stands in the heading in place of the title, where the title depends on the address. */
  heading?: ReactNode;
  /** The title has the width of the page, and the dek stands under it. */
  wideHeader?: boolean;
  /** What follows the dek in the header: buttons, a field. */
  lead?: ReactNode;
  /** What stands between the header and the sections. */
  children?: ReactNode;
  /** What stands after the sections. */
  end?: ReactNode;
};

/** A page from its words alone: header, then its sections in order. */
export function ContentPage({ page, heading, wideHeader, lead, children, end }: ContentPageProps) {
  return (
    <article>
      <JsonLd data={breadcrumbJsonLd(pageCrumbs(page))} />
      <PageHeader {...page} heading={heading} wide={wideHeader}>
        {lead}
      </PageHeader>
      {children}
      <SectionViews sections={page.sections} />
      {end}
    </article>
  );
}
