import '@/app/styles/restaurant.css';
import '@/app/styles/travel-search.css';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { contentMetadata } from '@/app/content-metadata';
import { GuideSearch } from '@/components/travel/search/guide-search';
import { hasSearch, searchPage } from '@/lib/travel/guide-pages';
import { guideOf, guides } from '@/lib/travel/guides';

type SearchProps = { params: Promise<{ guide: string }> };

export const dynamicParams = false;

export function generateStaticParams(): { guide: string }[] {
  return guides.filter(hasSearch).map(({ id }) => ({ guide: id }));
}

export async function generateMetadata({ params }: SearchProps): Promise<Metadata> {
  const page = searchPage(guideOf((await params).guide));
  return page ? contentMetadata(page) : {};
}

export default async function SearchPage({ params }: SearchProps) {
  const guide = guideOf((await params).guide);
  const page = searchPage(guide);
  return page ? <GuideSearch guide={guide} page={page} /> : notFound();
}
