import type { ReactNode } from 'react';
import { ContentPage } from '@/components/pages/content-page';
import { PrintSource } from '@/components/pages/print-source';
import type { NotifyWords } from '@/lib/content/schema/house/sign-up';
import type { Page } from '@/lib/content/schema/page';
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
    <ContentPage
      page={page}
      heading={heading}
      lead={
        <>
          {choice}
          <NotifyForm words={notify} />
        </>
      }
      end={<PrintSource path={page.path} />}
    >
      {children}
    </ContentPage>
  );
}
