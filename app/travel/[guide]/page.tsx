import type { Metadata } from 'next';
import dynamic from 'next/dynamic';
import { notFound } from 'next/navigation';
import { contentMetadata } from '@/app/content-metadata';
import { guidePage } from '@/lib/travel/guide-pages';
import { findGuide, guides } from '@/lib/travel/guides';
import { NO_PAGE, orNone } from '@/lib/travel/no-page';

// Each layout brings its own script and style.
const City = dynamic(() => import('./city').then((module) => module.City));
const Picks = dynamic(() => import('./picks').then((module) => module.Picks));

type GuideProps = { params: Promise<{ guide: string }> };

export const dynamicParams = false;

export function generateStaticParams(): { guide: string }[] {
  const all = guides.map(({ id }) => ({ guide: id }));
  return orNone(all, { guide: NO_PAGE });
}

export async function generateMetadata({ params }: GuideProps): Promise<Metadata> {
  const guide = findGuide((await params).guide);
  return guide ? contentMetadata(guidePage(guide)) : {};
}

export default async function GuidePage({ params }: GuideProps) {
  const guide = findGuide((await params).guide);
  if (!guide) notFound();
  return guide.layout === 'city' ? <City guide={guide} /> : <Picks guide={guide} />;
}
