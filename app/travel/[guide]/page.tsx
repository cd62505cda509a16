import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CityGuide } from '@/components/pages/city-guide';
import { NO_PAGE, orNone } from '@/lib/content/no-page';
import { guidePage } from '@/lib/guide/guide-pages';
import { cityGuides, guides } from '@/lib/guide/guides';
import { contentMetadata } from '@/lib/seo/metadata';

// City guides. Those with the layout "picks" are in `[...guide]`, so that neither loads the code of the other. The development
// server takes both for this route, since their addresses look the same.

const shown = process.env.NODE_ENV === 'development' ? guides : cityGuides;

type GuideProps = { params: Promise<{ guide: string }> };

export const dynamicParams = false;

export function generateStaticParams(): { guide: string }[] {
  const all = shown.map(({ id }) => ({ guide: id }));
  return orNone(all, { guide: NO_PAGE });
}

async function found({ params }: GuideProps) {
  const { guide } = await params;
  return shown.find(({ id }) => id === guide);
}

export async function generateMetadata(props: GuideProps): Promise<Metadata> {
  const guide = await found(props);
  return guide ? contentMetadata(guidePage(guide)) : {};
}

export default async function CityPage(props: GuideProps) {
  const guide = await found(props);
  if (!guide) return notFound();
  if (process.env.NODE_ENV !== 'development' || guide.layout === 'city') return <CityGuide guide={guide} />;
  const { PicksGuide } = await import('@/components/pages/picks-guide');
  return <PicksGuide guide={guide} />;
}
