import { notFound } from 'next/navigation';
import { PageView } from '@/components/pages/page-view';
import { PAGE_VIEWS } from '@/components/pages/sections/page-views';
import { SoonPage } from '@/components/pages/soon/soon-page';
import { pageAt } from '@/lib/pages/addresses';

export type PageRouteProps = { path: string };

/** The page of data/pages at a path. */
export function PageRoute({ path }: PageRouteProps) {
  const page = pageAt(path);
  if (!page) notFound();
  return page.soon ? (
    <SoonPage page={{ ...page, soon: page.soon }} />
  ) : (
    <PageView page={page} views={PAGE_VIEWS} />
  );
}
