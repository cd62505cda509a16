import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { GuideEvents } from '@/components/pages/guide-events';
import { NO_PAGE, orNone } from '@/lib/content/no-page';
import { eventsPage } from '@/lib/guide/guide-pages';
import { findGuide, guides } from '@/lib/guide/guides';
import { contentMetadata } from '@/lib/seo/metadata';

type EventsProps = { params: Promise<{ guide: string }> };

export const dynamicParams = false;

export function generateStaticParams(): { guide: string }[] {
  const all = guides.filter(eventsPage).map(({ id }) => ({ guide: id }));
  return orNone(all, { guide: NO_PAGE });
}

export async function generateMetadata({ params }: EventsProps): Promise<Metadata> {
  const guide = findGuide((await params).guide);
  const page = guide && eventsPage(guide);
  return page ? contentMetadata(page) : {};
}

export default async function EventsPage({ params }: EventsProps) {
  const guide = findGuide((await params).guide);
  return guide && eventsPage(guide) ? <GuideEvents guide={guide} /> : notFound();
}
