import { Contents } from '@/components/learn/contents';
import { PageHeader } from '@/components/pages/page-header';
import { PrintSource } from '@/components/pages/print-source';
import type { SaladsPage as Words } from '@/lib/content/schema/learn';
import { saladContents } from '@/lib/pages/contents';
import { SaladSectionView } from './salad-section';

export type SaladsPageProps = { page: Words };

/** What a salad is, how to build one, where it comes from, and the recipes. */
export function SaladsPage({ page }: SaladsPageProps) {
  return (
    <article className="learn salads">
      <PageHeader title={page.title} dek={page.dek} picture={page.picture} caption={page.caption} />
      <Contents items={saladContents(page)} />
      {page.sections.map((section, index) => (
        // The words are fixed, so a section's place is its identity.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <SaladSectionView key={index} section={section} />
      ))}
      <PrintSource path={page.path} />
    </article>
  );
}
