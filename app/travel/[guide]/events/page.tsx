import '@/app/styles/events.css';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { contentMetadata } from '@/app/content-metadata';
import { GuideEvents } from '@/components/travel/events/guide-events';
import { eventsPage } from '@/lib/travel/guide-pages';
import { guideOf, guides } from '@/lib/travel/guides';

type EventsProps = { params: Promise<{ guide: string }> };

export const dynamicParams = false;

export function generateStaticParams(): { guide: string }[] {
  return guides.filter(eventsPage).map(({ id }) => ({ guide: id }));
}

export async function generateMetadata({ params }: EventsProps): Promise<Metadata> {
  const page = eventsPage(guideOf((await params).guide));
  return page ? contentMetadata(page) : {};
}

export default async function EventsPage({ params }: EventsProps) {
  const guide = guideOf((await params).guide);
  return eventsPage(guide) ? <GuideEvents guide={guide} /> : notFound();
}
