import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { GuideSearch } from '@/components/travel/guide/guide-search';
import { NO_PAGE, orNone } from '@/lib/no-page';
import { contentMetadata } from '@/lib/seo/metadata';
import { findGuide, guides } from '@/lib/travel/guides/all';
import { hasSearch, searchPage } from '@/lib/travel/guides/pages';

type SearchProps = { params: Promise<{ guide: string }> };

export const dynamicParams = false;

export function generateStaticParams(): { guide: string }[] {
  const all = guides.filter(hasSearch).map(({ id }) => ({ guide: id }));
  return orNone(all, { guide: NO_PAGE });
}

export async function generateMetadata({ params }: SearchProps): Promise<Metadata> {
  const guide = findGuide((await params).guide);
  const page = guide && searchPage(guide);
  return page ? contentMetadata(page) : {};
}

export default async function SearchPage({ params }: SearchProps) {
  const guide = findGuide((await params).guide);
  const page = guide && searchPage(guide);
  return guide && page ? <GuideSearch guide={guide} page={page} /> : notFound();
}
