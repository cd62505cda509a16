import '@/app/styles/map.css';
import '@/app/styles/restaurant.css';
import '@/app/styles/toronto.css';
import '@/app/styles/filters.css';
import '@/app/styles/regions.css';
import type { Metadata } from 'next';
import { contentMetadata } from '@/app/content-metadata';
import { CityGuide } from '@/components/travel/city/city-guide';
import { PicksGuide } from '@/components/travel/picks/picks-guide';
import { guidePage } from '@/lib/travel/guide-pages';
import { guideOf, guides } from '@/lib/travel/guides';

type GuideProps = { params: Promise<{ guide: string }> };

export const dynamicParams = false;

export function generateStaticParams(): { guide: string }[] {
  return guides.map(({ id }) => ({ guide: id }));
}

export async function generateMetadata({ params }: GuideProps): Promise<Metadata> {
  return contentMetadata(guidePage(guideOf((await params).guide)));
}

export default async function GuidePage({ params }: GuideProps) {
  const guide = guideOf((await params).guide);
  return guide.layout === 'city' ? <CityGuide guide={guide} /> : <PicksGuide guide={guide} />;
}
