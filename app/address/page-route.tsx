import { notFound } from 'next/navigation';
import { type PageGroups, PageView } from '@/components/pages/page-view';
import { pageAt } from '@/lib/pages/addresses';

export type PageRouteProps = {
  path: string;
  /** Components of the groups of sections that the pages of the route use. */
  groups: PageGroups;
};

/** The page of data/pages at a path. */
export function PageRoute({ path, groups }: PageRouteProps) {
  const page = pageAt(path);
  if (!page) notFound();
  if (page.soon && groups.soon) return <groups.soon page={{ ...page, soon: page.soon }} groups={groups} />;
  return <PageView page={page} groups={groups} />;
}
