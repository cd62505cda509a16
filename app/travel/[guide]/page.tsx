import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CityGuide } from '@/components/pages/city-guide';
import { NO_PAGE, orNone } from '@/lib/content/no-page';
import { guidePage } from '@/lib/guide/guide-pages';
import { cityGuides } from '@/lib/guide/guides';
import { contentMetadata } from '@/lib/seo/metadata';

// City guides. Those with the layout "picks" are in `[...guide]`, so that neither loads the code of the other.

type GuideProps = { params: Promise<{ guide: string }> };

export const dynamicParams = false;

export function generateStaticParams(): { guide: string }[] {
  const all = cityGuides.map(({ id }) => ({ guide: id }));
  return orNone(all, { guide: NO_PAGE });
}

async function found({ params }: GuideProps) {
  const { guide } = await params;
  return cityGuides.find(({ id }) => id === guide);
}

export async function generateMetadata(props: GuideProps): Promise<Metadata> {
  const guide = await found(props);
  return guide ? contentMetadata(guidePage(guide)) : {};
}

export default async function CityPage(props: GuideProps) {
  const guide = await found(props);
  return guide ? <CityGuide guide={guide} /> : notFound();
}
