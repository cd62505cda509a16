import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { GuideSearch } from '@/components/pages/guide-search';
import { NO_PAGE, orNone } from '@/lib/content/no-page';
import { hasSearch, searchPage } from '@/lib/guide/guide-pages';
import { findGuide, guides } from '@/lib/guide/guides';
import { contentMetadata } from '@/lib/seo/metadata';

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
