import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PicksGuide } from '@/components/pages/picks-guide';
import { NO_PAGE, orNone } from '@/lib/content/no-page';
import { guidePage } from '@/lib/guide/guide-pages';
import { picksGuides } from '@/lib/guide/guides';
import { contentMetadata } from '@/lib/seo/metadata';

// Guides with the layout "picks". A catch-all segment, since `[guide]` is the route of city guides.

type GuideProps = { params: Promise<{ guide: string[] }> };

export const dynamicParams = false;

export function generateStaticParams(): { guide: string[] }[] {
  const all = picksGuides.map(({ id }) => ({ guide: [id] }));
  return orNone(all, { guide: [NO_PAGE, NO_PAGE, NO_PAGE] });
}

async function found({ params }: GuideProps) {
  const path = (await params).guide.join('/');
  return picksGuides.find(({ id }) => id === path);
}

export async function generateMetadata(props: GuideProps): Promise<Metadata> {
  const guide = await found(props);
  return guide ? contentMetadata(guidePage(guide)) : {};
}

export default async function PicksPage(props: GuideProps) {
  const guide = await found(props);
  return guide ? <PicksGuide guide={guide} /> : notFound();
}
