import { notFound } from 'next/navigation';
import { ContentPage } from '@/components/pages/content-page';
import { SoonPage } from '@/components/pages/soon/soon-page';
import { pageAt } from '@/lib/pages/addresses';

export type SectionsViewProps = { path: string };

/** Page of sections at a path. */
export function SectionsView({ path }: SectionsViewProps) {
  const page = pageAt(path);
  if (!page) notFound();
  return page.soon ? <SoonPage page={{ ...page, soon: page.soon }} /> : <ContentPage page={page} />;
}
