import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { MarketGuide } from '@/components/pages/market-guide';
import { NO_PAGE, orNone } from '@/lib/content/no-page';
import { marketPage } from '@/lib/guide/guide-pages';
import { findGuide, marketsOf } from '@/lib/guide/guides';
import { contentMetadata } from '@/lib/seo/metadata';

type MarketProps = { params: Promise<{ guide: string; market: string }> };

export const dynamicParams = false;

export function generateStaticParams(): { guide: string; market: string }[] {
  const all = marketsOf().map(({ guide, slug }) => ({ guide, market: slug }));
  return orNone(all, { guide: NO_PAGE, market: NO_PAGE });
}

async function found(params: MarketProps['params']) {
  const { guide: id, market: slug } = await params;
  const guide = findGuide(id);
  const market = guide && marketsOf(id).find((each) => each.slug === slug);
  return market ? { market, guide } : null;
}

export async function generateMetadata({ params }: MarketProps): Promise<Metadata> {
  const own = await found(params);
  return own ? contentMetadata(marketPage(own.market, own.guide)) : {};
}

export default async function MarketPage({ params }: MarketProps) {
  const own = await found(params);
  return own ? <MarketGuide {...own} /> : notFound();
}
