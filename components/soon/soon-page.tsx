import type { ReactNode } from 'react';
import { PageHeader } from '@/components/pages/page-header';
import { PrintSource } from '@/components/pages/print-source';
import { SectionView } from '@/components/pages/sections/section-view';
import { JsonLd } from '@/components/seo/json-ld';
import type { NotifyWords } from '@/data/schema/house/sign-up';
import type { Page } from '@/data/schema/page';
import { pageCrumbs } from '@/lib/seo/crumbs';
import { breadcrumbJsonLd } from '@/lib/seo/json-ld';
import { NotifyForm } from './notify-form';

export type SoonPageProps = {
  page: Page;
  notify: NotifyWords;
  /** Stands in the heading in place of the title, where the title depends on the address. */
  heading?: ReactNode;
  /** Stands between the dek and the e-mail field. */
  choice?: ReactNode;
  /** What is to come, between the header and the sections. */
  children: ReactNode;
};

/** A page that is being made: what it will be, a field to hear of it, and where to go until then. */
export function SoonPage({ page, notify, heading, choice, children }: SoonPageProps) {
  return (
    <article>
      <JsonLd data={breadcrumbJsonLd(pageCrumbs(page))} />
      <PageHeader title={page.title} heading={heading} dek={page.dek} picture={page.picture}>
        {choice}
        <NotifyForm words={notify} />
      </PageHeader>
      {children}
      {page.sections.map((section) => (
        <SectionView key={section.type} section={section} />
      ))}
      <PrintSource path={page.path} />
    </article>
  );
}
