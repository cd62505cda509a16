import type { ReactNode } from 'react';
import type { Page } from '@/lib/content/schema/page';
import { PageHeader } from './page-header';

export type ContentPageProps = {
  page: Omit<Page, 'sections'>;
  /** Replaces the title in the heading, if the title depends on the address. */
  heading?: ReactNode;
  /** True if the title spans the page, with the dek below it. */
  wideHeader?: boolean;
  /** Buttons or a field after the dek. */
  lead?: ReactNode;
  /** True if `lead` has a sign-up, so that the footer hides its own. */
  hasSignUp?: boolean;
  /** The content under the header. */
  children?: ReactNode;
};

/** A page with its header. */
export function ContentPage({ page, heading, wideHeader, lead, hasSignUp, children }: ContentPageProps) {
  return (
    // On paper the letters of a page to read are those of a book.
    <article
      className={page.contents && 'print:[zoom:0.82] print:[&_p]:max-w-none'}
      data-footer={hasSignUp ? 'compact' : undefined}
    >
      <PageHeader {...page} heading={heading} wide={wideHeader} smallPicture={page.contents}>
        {lead}
      </PageHeader>
      {children}
    </article>
  );
}
