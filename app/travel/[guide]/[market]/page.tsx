import '@/app/styles/markets.css';
import type { Metadata } from 'next';
import { contentMetadata } from '@/app/content-metadata';
import { MarketGuide } from '@/components/travel/markets/market-guide';
import { marketPage } from '@/lib/travel/guide-pages';
import { guideOf, marketsOf } from '@/lib/travel/guides';

type MarketProps = { params: Promise<{ guide: string; market: string }> };

export const dynamicParams = false;

export function generateStaticParams(): { guide: string; market: string }[] {
  return marketsOf().map(({ guide, slug }) => ({ guide, market: slug }));
}

async function found(params: MarketProps['params']) {
  const { guide, market: slug } = await params;
  const market = marketsOf(guide).find((each) => each.slug === slug);
  if (!market) throw new Error(`The guide “${guide}” has no market “${slug}”.`);
  return { market, guide: guideOf(guide) };
}

export async function generateMetadata({ params }: MarketProps): Promise<Metadata> {
  const { market, guide } = await found(params);
  return contentMetadata(marketPage(market, guide));
}

export default async function MarketPage({ params }: MarketProps) {
  return <MarketGuide {...await found(params)} />;
}
